import { expect, type Page, test as base } from '@playwright/test';
import { faultsInBothThemes, overflowAt } from '../accessibility.ts';
import { watchConsole } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

/** One page of each kind. */
const KINDS = [
  '/',
  '/listing',
  `/listing?checkin=${NEXT_YEAR}-06-12&checkout=${NEXT_YEAR}-06-19&adults=2`,
  '/regions',
  '/kalkan',
  '/villa/villa-mavi-kuytu',
  '/enquire',
  '/faq',
  '/luks-villalar',
  '/about',
  '/contact',
  '/blog',
  '/blog/izin-belgesi-nedir',
  '/blog/etiket/rehber',
  '/guvenli-odeme',
  '/favoriler',
  `/favoriler?v=villa-mavi-kuytu,villa-kekik&checkin=${NEXT_YEAR}-06-07&checkout=${NEXT_YEAR}-06-14`,
  '/website/banks',
  '/website/document',
  '/website/rental',
  '/website/cancel',
  '/website/howrent',
  '/ara?q=mavi',
  '/ara?town=kalkan',
  '/firsat-tarihler',
  '/indirimli-villalar',
  '/yorum/villa-mavi-kuytu',
  '/sorular/villa-mavi-kuytu',
  '/sorular/villa-mavi-kuytu?soru=VALIDATION',
  `/talep/villa-mavi-kuytu?checkin=${NEXT_YEAR}-06-12&checkout=${NEXT_YEAR}-06-19&adults=2`,
  '/500',
];

/** 320 px is a desktop at 400 %. */
const WIDTHS = [320, 360, 390, 768, 1440];

/** One page a worker for all kinds: a new one is a new process, which costs as much as looking at it. */
const test = base.extend<object, { seen: { page: Page; problems: string[] } }>({
  seen: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const page = await browser.newPage({
        baseURL,
        locale,
        timezoneId,
        serviceWorkers: 'block',
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      await use({ page, problems: watchConsole(page) });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const path of KINDS) {
  test(
    `${path} is accessible and clean in both themes and no wider than any screen`,
    { tag: '@usual' },
    async ({ seen: { page, problems } }) => {
      problems.length = 0;
      const answer = await page.goto(path);
      expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
      expect(await faultsInBothThemes(page)).toEqual([]);
      expect(await overflowAt(page, WIDTHS)).toEqual(WIDTHS.map(() => 0));
      expect(problems).toEqual([]);
      // The next page is a first visit again.
      await page.evaluate(() => localStorage.clear());
    },
  );
}

test('a hashed file is cached permanently, and a missing one not at all', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const script = /\/_astro\/[\w.-]+\.js/.exec(home)?.[0] ?? '';
  const kept = await request.get(script);
  expect([kept.status(), kept.headers()['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  const missing = await request.get(script.replace('.js', '0.js'));
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control'] ?? '').not.toContain('max-age=');
});

test('an unknown address is a page with status 404', async ({ page }) => {
  const answer = await page.goto('/boyle-bir-sayfa-yok');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
