import type { Browser } from '@playwright/test';
import { addStays } from '../admin-lists/many-stays.ts';
import { withBrowser } from '../lib/browser.ts';
import { withRunningSite } from '../lib/demo-site.ts';
import { limitRow, ratioRow, type Row, sampleOf } from '../lib/row.ts';
import type { Mount } from './mount.ts';
import { countNodes, openScreen, reopen, timeInteractions } from './screen.ts';

const FEW = 500;
const MANY = 5_000;
const ROUNDS = 8;
const MAX_NODES = 600;
const MAX_MS = 50;
const MAX_GROWTH = 1.3;

/**
 * The calendar of the built dashboard, served by the real Worker: a year of hundreds and thousands
 * of villas.
 */
export async function measureOccupancy(): Promise<Row[]> {
  return withCalendarOf(FEW, (few) =>
    withCalendarOf(MANY, (many) => withBrowser((browser) => measureScreens(browser, few, many))),
  );
}

async function measureScreens(browser: Browser, few: string, many: string): Promise<Row[]> {
  const screens = { few: await openScreen(browser, few), many: await openScreen(browser, many) };
  const opened = { few: [] as Mount[], many: [] as Mount[] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const size of round % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
      opened[size].push(await reopen(screens[size]));
    }
  }
  const goal = `≤ ${MAX_GROWTH} × ${FEW} villas`;
  const rows = [
    ratioRow(
      { row: 12, what: `${MANY} villas, the whole screen appears`, goal, unit: 'ms CPU' },
      MAX_GROWTH,
      cpuOf(opened.many),
      cpuOf(opened.few),
    ),
  ];
  for (const [size, page] of [
    [FEW, screens.few],
    [MANY, screens.many],
  ] as const) {
    const nodes = { row: 12, what: `${size} villas, DOM nodes`, goal: `≤ ${MAX_NODES}`, unit: '' };
    rows.push(limitRow(nodes, MAX_NODES, await countNodes(page)));
    for (const { name, took } of await timeInteractions(page)) {
      const what = `${size} villas, ${name}, 4 × slower`;
      rows.push(limitRow({ row: 12, what, goal: `≤ ${MAX_MS} ms`, unit: 'ms' }, MAX_MS, took));
    }
  }
  return rows;
}

/** Without the first, which is the warm-up. */
const cpuOf = (mounts: Mount[]) => sampleOf(mounts.slice(1).map(({ cpu }) => cpu));

const withCalendarOf = <T>(villas: number, work: (url: string) => Promise<T>): Promise<T> =>
  withRunningSite(villas, async ({ url, client }) => {
    await addStays(client, villas);
    return work(url);
  });
