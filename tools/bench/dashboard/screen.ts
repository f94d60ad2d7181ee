import type { Browser, Page } from '@playwright/test';
import { sampleOf, type Sample } from '../lib/row.ts';
import { openPage, signIn } from './browser.ts';
import { type Mount, timeMount } from './mount.ts';

const GRID = '#occupancy-grid';
const BAR = `${GRID} [data-ref]`;
/** Regions of the demo. */
const REGIONS = ['Kalkan', 'Çukurbağ'];
const TIMES = 10;
const SLOWER = 4;
/** Time until an interaction's results are painted and no more follow. */
const SETTLED_MS = 400;

/** The calendar's screen of the real dashboard, signed in and read once. */
export async function openScreen(browser: Browser, url: string): Promise<Page> {
  const page = await openPage(browser);
  await signIn(page, url);
  await page.goto(`${url}/dashboard/occupancy`);
  await page.locator(BAR).first().waitFor();
  return page;
}

export const countNodes = (page: Page): Promise<number> => page.locator(`${GRID} *`).count();

/** Opens another screen and returns: the whole screen is mounted with cached data. */
export async function reopen(page: Page): Promise<Mount> {
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('a[href="/dashboard/profile"]')?.click(),
  );
  await page.locator(GRID).waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  const mount = await timeMount(page, 'a[href="/dashboard/occupancy"]', BAR);
  await page.waitForLoadState('networkidle');
  return mount;
}

type Interaction = {
  name: string;
  /** Types of events whose paints count. */
  events: string[];
  act(page: Page, time: number): Promise<unknown>;
  /** Restores the screen. */
  undo?(page: Page): Promise<unknown>;
};

const INTERACTIONS: Interaction[] = [
  {
    name: 'scroll through villas',
    events: ['scroll'],
    act: (page) => page.mouse.wheel(0, 340),
  },
  {
    name: 'scroll through days',
    events: ['scroll'],
    act: (page) => page.mouse.wheel(280, 0),
  },
  {
    name: 'begin to drag over nights',
    events: ['pointerdown', 'pointermove'],
    async act(page) {
      const { x, y } = await page.evaluate(findFreeNights);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 28, y, { steps: 2 });
      await page.mouse.move(x + 56, y, { steps: 2 });
    },
    async undo(page) {
      await page.mouse.up();
      await close(page);
    },
  },
  {
    name: 'open a stay',
    events: ['pointerdown', 'click'],
    act: (page, time) =>
      page
        .locator(BAR)
        .nth(3 + time)
        .click(),
    undo: close,
  },
  {
    name: 'filter by region',
    events: ['change'],
    act: (page, time) =>
      page.getByLabel('Bölge').selectOption({ label: REGIONS[time % REGIONS.length] ?? '' }),
  },
];

/** Ms from an interaction to the next paint, with a processor four times slower. */
export async function timeInteractions(page: Page): Promise<{ name: string; took: Sample }[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const results: { name: string; took: Sample }[] = [];
  for (const { name, events, act, undo } of INTERACTIONS) {
    await page.locator(GRID).hover();
    const took: number[] = [];
    for (let time = 0; time <= TIMES; time++) {
      await page.evaluate(() => {
        globalThis.paints = {};
      });
      await act(page, time);
      await page.waitForTimeout(SETTLED_MS);
      const paints = await page.evaluate(() => globalThis.paints);
      took.push(Math.max(...events.flatMap((event) => paints[event] ?? [])));
      await undo?.(page);
      await page.waitForLoadState('networkidle');
    }
    results.push({ name, took: sampleOf(took.slice(1)) });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return results;
}

/** Closes the panel beside the calendar. */
async function close(page: Page): Promise<void> {
  await page.waitForURL(/\/occupancy\/./);
  await page.goBack();
  await page.waitForURL(/\/occupancy(\?|$)/);
}

/** Runs in the page: finds three adjacent free nights in the future. */
function findFreeNights(): { x: number; y: number } {
  const box = document.querySelector('#occupancy-grid')?.getBoundingClientRect() ?? new DOMRect();
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has this function alone
  const isFree = (x: number, y: number) =>
    document.elementFromPoint(x, y)?.matches('[data-track]') === true;
  for (let y = box.top + 67; y < box.bottom - 40; y += 34) {
    for (let x = box.left + 400; x < box.right - 120; x += 14) {
      if ([0, 28, 56].every((further) => isFree(x + further, y))) return { x, y };
    }
  }
  throw new Error('no three nights are free');
}
