import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Request, test } from '@playwright/test';
import { ADMIN, signIn } from './support.ts';

/* performance.md row 13: bytes, which no noise can change. Kilobytes of 1,000 bytes, brotli. */
/** Of which React alone is half. */
const FIRST_LOAD_LIMIT = 110_000;
const SCREEN_LIMIT = 15_000;
const SHEET_LIMIT = 9_000;

/**
 * What edits and draws, apart from its screens: the form kit that all forms share (the Worker's
 * rules and the form library), and what only some screens bring.
 */
const APART =
  /^(forms|inputs|block-editor|villa-editor|villa-prices|villa-pictures|sortable|charts?|figures|nights-bars|occupancy-grid|dist|command-palette)-/;

/** What the home draws once it is usable. */
const CHARTS = /^(figures|nights-bars)-/;

const SCREENS = [
  '/users',
  '/villas',
  '/towndistrict',
  '/villatypes',
  '/reservations',
  '/reservations/yeni',
  '/external',
  '/external/yeni',
  '/occupancy',
  '/transactions',
  '/btrans',
  '/ministry',
  '/offer',
  '/offer/yeni',
  '/templates/mailtemplates',
  '/templates/outbox',
  '/contact',
  '/comments',
  '/subscriber',
  '/blog',
  '/website/about',
  '/website/rental',
  '/website/cancel',
  '/website/privacy',
  '/website/kvkk',
  '/website/howrent',
  '/website/bank',
  '/website/team',
  '/website/ourdocs',
  '/website/faq',
  '/settings/exchange',
  '/settings/site',
  '/settings/contact',
  '/settings/social',
  '/settings/rules',
  '/features',
  '/towndistrict/districts',
  '/transactions/mutabakat',
  '/transactions/ekstre',
  '/transactions/uyarilar',
  '/guests',
  '/privacy',
  '/settings/payment',
  '/reports',
  '/import',
  '/audit',
  '/profile',
];

/** What each file weighs: a file that the browser had in its cache is read anew. */
const weights = new Map<string, Promise<number>>();

async function weigh(page: Page, name: string): Promise<number> {
  const answer = await page.request.get(`/dashboard/assets/${name}`);
  return brotliCompressSync(await answer.body()).length;
}

/** The dashboard's own files that a visit asks for, and their sizes. */
async function visit(page: Page, path: string): Promise<Map<string, number>> {
  const names = new Set<string>();
  const onRequest = (request: Request) => {
    const name = /\/dashboard\/assets\/([^?]+\.(?:js|css))$/.exec(request.url())?.[1];
    if (name) names.add(name);
  };
  page.on('request', onRequest);
  await page.goto(`/dashboard${path}`, { waitUntil: 'networkidle' });
  page.off('request', onRequest);
  const sizes = await Promise.all(
    [...names].map(async (name) => {
      const weight = weights.get(name) ?? weigh(page, name);
      weights.set(name, weight);
      return [name, await weight] as const;
    }),
  );
  return new Map(sizes);
}

const sum = (files: Iterable<[string, number]>) =>
  [...files].reduce((all, [, size]) => all + size, 0);
const isSheet = ([name]: [string, number]) => name.endsWith('.css');

test('the way in and the home screen load no more scripts than agreed', async ({ page }) => {
  const login = await visit(page, '/login');
  await signIn(page, ADMIN);
  const home = await visit(page, '/');
  for (const [what, files] of [['login', login] as const, ['home', home] as const]) {
    const scripts = sum([...files].filter((file) => !isSheet(file) && !CHARTS.test(file[0])));
    const sheet = sum([...files].filter(isSheet));
    console.log(`${what}: ${scripts} B of scripts, ${sheet} B of styles`);
    expect(scripts, what).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
    expect(sheet, what).toBeLessThanOrEqual(SHEET_LIMIT);
  }
});

test('each further screen loads at most 15 KB more, editors and charts apart', async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, ADMIN);
  const home = await visit(page, '/');
  const rows: { path: string; own: number; apart: number }[] = [];
  for (const path of SCREENS) {
    // A drawer is a screen beside the list that is there already.
    const list = path.endsWith('/yeni') ? await visit(page, path.slice(0, -5)) : home;
    const isMore = ([name]: [string, number]) => !home.has(name) && !list.has(name);
    const more = [...(await visit(page, path))].filter(isMore);
    const apart = sum(more.filter(([name]) => APART.test(name)));
    rows.push({ path, own: sum(more) - apart, apart });
  }
  console.table(rows);
  expect(rows.filter(({ own }) => own > SCREEN_LIMIT)).toEqual([]);
});
