import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';

/** The cost of a page before any interaction. Bytes are as sent: texts in brotli. */
export type Visit = {
  /**
   * JavaScript until the page was idle, and including what was loaded later without interaction.
   */
  script: number;
  idleScript: number;
  /** For the first screen of a phone: pictures below it do not count. */
  requests: number;
  bytes: number;
  hero: number;
  foreign: number;
  layoutShift: number;
};

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
/** Types of files that a server compresses; pictures and fonts are compressed already. */
const TEXT = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr']);
/** Long enough for everything that is deferred until the page is idle. */
const IDLE_MS = 4_000;

export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    // The browser requests the favicon by itself.
    if (!/\/(favicon\.\w+|site\.webmanifest)$/.test(request.url())) requests.push(request);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const early = requests.slice();
  await page.waitForTimeout(IDLE_MS);
  const inView = new Set(await picturesInView(page));
  const first = early.filter((one) => one.resourceType() !== 'image' || inView.has(one.url()));
  const visit = {
    script: await bytesOf(early.filter(isScript)),
    idleScript: await bytesOf(requests.filter(isScript)),
    requests: first.length,
    bytes: await bytesOf(first),
    hero: await bytesOf(early.filter((one) => inView.has(one.url()))),
    foreign: requests.filter((one) => new URL(one.url()).origin !== new URL(url).origin).length,
    layoutShift: await shiftOf(page),
  };
  await context.close();
  return visit;
}

const isScript = (request: Request): boolean => request.resourceType() === 'script';

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(
    requests.map(async (request) => {
      const response = await request.response();
      if (response === null || !response.ok()) throw new Error(`${request.url()} is not there`);
      const body = await response.body();
      return TEXT.has(request.resourceType()) ? brotliCompressSync(body).length : body.length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const picturesInView = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      })
      .map((image) => image.currentSrc),
  );

/** The cumulative layout shift so far, rounded to a thousandth. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            sum += (entry as PerformanceEntry & { value: number }).value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(Math.round(sum * 1_000) / 1_000), 500);
      }),
  );
