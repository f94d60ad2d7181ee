import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Page, type Request, test } from '@playwright/test';
import { LANGUAGE_CODES, languageOfPath } from '#domain/languages/languages.ts';
import { root } from '#scripts/lib/paths.ts';
import { NEXT_YEAR } from '../dates.ts';

/* performance.md rows 1 to 3: bytes, requests and shifts, which no noise can change. */
/** Three kilobytes are allowed; islands need less since their element is our own. */
const SCRIPT_LIMIT = 2_400;
const PAGE_LIMIT = 14_600;
const HERO_LIMIT = 45 * 1024;
const VIEWPORT_LIMIT = 90 * 1024;
const REQUEST_LIMIT = 8;

const BUILT = join(root, 'dist/client');

const KINDS = ['/', '/listing', '/kas', '/kalkan', '/villa/villa-mavi-kuytu', '/faq'];

/** Files whose bytes a server compresses; pictures and fonts are as small as they get. */
const TEXT = new Set(['document', 'script', 'stylesheet']);

async function bytesOf(request: Request): Promise<number> {
  const response = await request.response();
  if (response === null || !response.ok()) return 0;
  const body = await response.body();
  return TEXT.has(request.resourceType()) ? brotliCompressSync(body).length : body.length;
}

/** Of a quick packing that of visitors is 90.3 to 90.9 %, for every page that was measured. */
const OF_QUICK = 0.92;

/** Bytes of a page as it is served, or a few more: a quick packing tells enough of most pages. */
function packedSize(page: Buffer): number {
  const quick = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const most = Math.ceil(quick.length * OF_QUICK);
  return most > PAGE_LIMIT ? brotliCompressSync(page).length : most;
}

const pagesIn = (language: string): string[] =>
  globSync('**/*.html', { cwd: BUILT }).filter(
    (path) => languageOfPath(`/${path.replace('.html', '')}`) === language,
  );

/** Everything a visit asks for before anybody touches the page. */
async function visit(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    // The browser itself requests the tab's icon, and what a phone would call the site.
    if (!/\/(favicon\.\w+|site\.webmanifest)$/.test(request.url())) requests.push(request);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return requests;
}

for (const language of LANGUAGE_CODES) {
  test(`every built page in ${language} with its styles fits into the first flight of packets`, async () => {
    // As the build wrote them: what other tests change meanwhile would count by chance. Languages but
    // the first follow when the product answers already.
    await expect.poll(() => pagesIn(language).length).toBeGreaterThan(200);
    const pages = pagesIn(language);
    const sizes = pages.map((path) => ({
      path,
      size: packedSize(readFileSync(join(BUILT, path))),
    }));
    const [largest] = sizes.toSorted((a, b) => b.size - a.size);
    console.log(
      `${pages.length} pages, the largest has at most ${largest?.size} B: ${largest?.path}`,
    );
    expect(sizes.filter(({ size }) => size > PAGE_LIMIT)).toEqual([]);
  });
}

for (const path of KINDS) {
  test(`${path} stays within its bytes before anybody touches it`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 844 });
    const requests = await visit(page, path);
    const foreign = requests.filter((one) => new URL(one.url()).hostname !== 'localhost');
    expect(foreign.map((one) => one.url())).toEqual([]);
    const scripts = requests.filter((one) => one.resourceType() === 'script');
    const sizes = await Promise.all(scripts.map(bytesOf));
    const total = sizes.reduce((a, b) => a + b, 0);
    console.log(`${path}: ${total} B of scripts`);
    // The questions' search has a script of its own beside what every page has.
    expect(total).toBeLessThanOrEqual(SCRIPT_LIMIT);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true });

    test(`${path} shows its first screen with few requests and a light picture`, async ({
      page,
    }) => {
      const requests = await visit(page, path);
      const inView = new Set(await pictureUrlsInView(page));
      const first = requests.filter(
        (one) => one.resourceType() !== 'image' || inView.has(one.url()),
      );
      const sizes = await Promise.all(first.map(bytesOf));
      const heroes = await Promise.all(
        requests.filter((one) => inView.has(one.url())).map(bytesOf),
      );
      const total = sizes.reduce((a, b) => a + b, 0);
      console.log(`${path}: ${first.length} requests, ${total} B, pictures ${heroes.join(' ')}`);
      for (const hero of heroes) expect(hero).toBeLessThanOrEqual(HERO_LIMIT);
      expect(first.length).toBeLessThanOrEqual(REQUEST_LIMIT);
      expect(total).toBeLessThanOrEqual(VIEWPORT_LIMIT);
    });
  });
}

for (const width of [390, 1440]) {
  test(`nothing moves at ${width} px while a page arrives piece by piece`, async ({ page }) => {
    await using slow = await serveInPieces(test.info().project.use.baseURL ?? '');
    await page.setViewportSize({ width, height: 844 });
    for (const path of KINDS) {
      await page.goto(`${slow.url}${path}`, { waitUntil: 'networkidle' });
      expect.soft([path, await movedOn(page)]).toEqual([path, []]);
    }
  });
}

test('pages that differ by what was chosen have no layout shift', async ({ page }) => {
  const stay = `checkin=${NEXT_YEAR}-06-12&checkout=${NEXT_YEAR}-06-19&adults=2`;
  for (const path of [`/listing?${stay}`, `/villa/villa-mavi-kuytu?${stay}`, '/favoriler']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect([path, await movedOn(page)]).toEqual([path, []]);
  }
});

function pictureUrlsInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      })
      .map((image) => image.currentSrc),
  );
}

/** Less is nothing that anybody sees: a two-hundredth of what the browsers call good. */
const SHIFT_LEAST = 0.0005;

/** What moved on the page so far without anybody's doing, and how far, as the browser counts it. */
function movedOn(page: Page): Promise<string[]> {
  return page.evaluate(
    (least) =>
      new Promise<string[]>((resolve) => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const seen: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            if (value < least) continue;
            const node = sources[0]?.node;
            const name =
              node instanceof Element ? (node.getAttribute('class') ?? node.tagName) : '';
            seen.push(`${value.toFixed(4)} ${name}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(seen), 500);
      }),
    SHIFT_LEAST,
  );
}

/**
 * A page comes in pieces of so many bytes or some more, and the browser draws between them. They end
 * between two elements: half a word may move itself when its rest comes, by chance and unseen.
 */
const PIECE = 700;

const pieceEnd = (page: Buffer, from: number): number => {
  const end = page.indexOf('><', from + PIECE);
  return end < 0 ? page.length : end + 1;
};

/** The site behind a line that is slow: pages come in pieces, everything else at once. */
async function serveInPieces(site: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${site}${request.url}`);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(body);
    for (let at = 0; at < body.length; at = pieceEnd(body, at)) {
      response.write(body.subarray(at, pieceEnd(body, at)));
      await pause(20);
    }
    response.end();
  }).listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
