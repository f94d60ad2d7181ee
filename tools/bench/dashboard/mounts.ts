import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { istanbulDay } from '#domain/values/dates.ts';
import { root } from '#scripts/lib/paths.ts';
import { withServedPage } from '../lib/build-page.ts';
import { ratioRow, type Row, sampleOf } from '../lib/row.ts';
import { openPage } from './browser.ts';
import { nightsOfAll, readCalendar } from './calendar.ts';
import { type Mount, timeMount } from './mount.ts';

const ROUNDS = 8;
const MOST = 1 / 50;
const BUTTON = '#toggle';
const OWN_BAR = '#occupancy-grid [data-ref]';
const PLAIN_CELL = '.cell';

/** Mounts the dashboard's calendar and a plain grid with the nights of the same villas. */
export async function measureMounts(browser: Browser, url: string): Promise<Row[]> {
  const today = istanbulDay(new Date());
  const calendar = await readCalendar(url, today);
  const [firstPage] = calendar;
  if (firstPage === undefined) throw new Error('the calendar has no page');
  const rows = nightsOfAll(calendar);
  return withServedPage(folderOf('own-grid'), (ownUrl) =>
    withServedPage(folderOf('plain-grid'), async (plainUrl) => {
      const own = await openPage(browser);
      await own.goto(ownUrl);
      await own.addStyleTag({ path: dashboardStyles() });
      await own.evaluate(([day, page]) => window.fill(day, page), [today, firstPage] as const);
      const plain = await openPage(browser);
      await plain.goto(plainUrl);
      await plain.evaluate((given) => {
        window.rows = given;
      }, rows);

      const times = await takeTurns(own, plain);
      await assertAlike(own, plain, rows.length);
      const what = `calendar of ${rows.length} villas appears`;
      const goal = '≤ 1/50 of a plain grid';
      const row = (unit: string, of: (mount: Mount) => number) =>
        ratioRow(
          { row: 12, what, goal, unit },
          MOST,
          sampleOf(times.own.map(of)),
          sampleOf(times.plain.map(of)),
        );
      await own.context().close();
      await plain.context().close();
      return [row('ms CPU', ({ cpu }) => cpu), row('ms by the clock', ({ wall }) => wall)];
    }),
  );
}

/** Mounts and unmounts both in turn, after a warm-up. */
async function takeTurns(own: Page, plain: Page) {
  const times = { own: [] as Mount[], plain: [] as Mount[] };
  const both = [
    () => blink(own, OWN_BAR).then((mount) => times.own.push(mount)),
    () => blink(plain, PLAIN_CELL).then((mount) => times.plain.push(mount)),
  ];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const side of round % 2 === 0 ? both : both.toReversed()) await side();
  }
  return { own: times.own.slice(1), plain: times.plain.slice(1) };
}

async function blink(page: Page, shown: string): Promise<Mount> {
  const mount = await timeMount(page, BUTTON, shown);
  await page.evaluate((button) => document.querySelector<HTMLElement>(button)?.click(), BUTTON);
  await page.locator(shown).first().waitFor({ state: 'detached' });
  return mount;
}

/** Our visible rows show the same as those of the plain grid. */
async function assertAlike(own: Page, plain: Page, villas: number): Promise<void> {
  for (const [page, shown] of [
    [own, OWN_BAR],
    [plain, PLAIN_CELL],
  ] as const) {
    await timeMount(page, BUTTON, shown);
  }
  const names = await own.locator('#occupancy-grid [data-track] span:first-child').allInnerTexts();
  const all = await plain.locator('.row .name').allInnerTexts();
  const isAlike = names.length > 0 && names.every((name, i) => all[i] === name);
  if (!isAlike || all.length !== villas) throw new Error('the two calendars differ');
}

const folderOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The stylesheet of the built dashboard. */
function dashboardStyles(): string {
  const folder = join(root, 'dist/client/dashboard/assets');
  const [sheet] = globSync('index-*.css', { cwd: folder });
  if (sheet === undefined) throw new Error('the dashboard is not built');
  return join(folder, sheet);
}
