import type { Browser, Page, Request } from '@playwright/test';
import { withBrowser } from '../lib/browser.ts';
import { DEMO_VILLAS, withRunningSite } from '../lib/demo-site.ts';
import { limitRow, type Row, type Sample, sampleOf } from '../lib/row.ts';
import { type Change, CHANGES } from './changes.ts';

/** The demo, and the largest number of villas that the browser searches itself. */
const SIZES = [DEMO_VILLAS, 2_000];
const SLOWER = 4;
const MAX_MS = 50;
/** Pause after a click, until its answer is shown and the page is idle. */
const REST_MS = 700;
const WEEK = 'checkin=2027-06-12&checkout=2027-06-19&adults=2';

/**
 * From a click to the next paint on the listing, at a quarter of this machine's speed. The
 * browser's own figure (Event Timing), in steps of 8 ms.
 */
export async function measureListing(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const villas of SIZES) {
    rows.push(
      ...(await withRunningSite(villas, ({ url }) =>
        withBrowser(async (browser) => {
          const all: Row[] = [];
          for (const change of CHANGES) {
            all.push(rowOf(villas, change, await measureChange(browser, url, change)));
          }
          return all;
        }),
      )),
    );
  }
  return rows;
}

function rowOf(villas: number, { name }: Change, { times, requests }: Measured): Row {
  if (requests.length > 0) throw new Error(`a change asked for ${requests.join(', ')}`);
  const what = `listing, ${name} to paint, ${villas.toLocaleString('en')} villas`;
  const facts = { row: 3, what, goal: `≤ ${MAX_MS} ms at ${SLOWER} × slower CPU`, unit: 'ms' };
  return limitRow(facts, MAX_MS, times);
}

type Measured = { times: Sample; requests: string[] };

async function measureChange(browser: Browser, url: string, change: Change): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'tr-TR' });
  const catalogue = page.waitForResponse('**/v2/search/catalogue');
  await page.goto(`${url}/listing?${WEEK}`);
  // The island is loaded by the first interaction (decision 0081).
  await page.locator('h1').click();
  await catalogue;
  await page.locator('.cards[aria-busy="false"]').waitFor();
  await change.prepare?.(page);
  const presses = await change.presses(page);
  await watchPresses(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.waitForTimeout(REST_MS);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (isPartOfAnswer(request)) requests.push(request.url());
  });
  for (const press of presses) {
    await press();
    await page.waitForTimeout(REST_MS);
  }
  const times = sampleOf(await slowestEvents(page));
  await page.close();
  return { times, requests };
}

/**
 * Pictures of newly shown villas load after the answer, and so does the check for updates every
 * twenty seconds; the browser requests the favicon for every address.
 */
function isPartOfAnswer(request: Request): boolean {
  const { pathname } = new URL(request.url());
  const isAfter = pathname === '/v2/search/catalogue' || pathname.endsWith('.svg');
  return request.resourceType() !== 'image' && !isAfter;
}

type Watching = { presses?: Map<number, number> };

/** Records the slowest event of every click, up to the next paint. */
const watchPresses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const presses = new Map<number, number>();
    (globalThis as Watching).presses = presses;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId === 0) continue;
        const known = presses.get(entry.interactionId) ?? 0;
        presses.set(entry.interactionId, Math.max(known, entry.duration));
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

const slowestEvents = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...((globalThis as Watching).presses ?? new Map()).values()]);
