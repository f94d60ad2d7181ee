import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { watchConsole } from './support.ts';

const PAGES = [
  '/',
  '/listing',
  '/regions',
  '/kalkan',
  '/villa/villa-mavi-kuytu',
  '/enquire',
  '/faq',
];

for (const path of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} is accessible and clean in the ${colorScheme} theme`, async ({ page }) => {
      const problems = watchConsole(page);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      expect(problems).toEqual([]);
    });
  }
}

test('no link of the sitemap is broken', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(paths.length).toBeGreaterThan(150);
  const broken: string[] = [];
  for (const path of paths) {
    const answer = await request.get(path);
    if (answer.status() !== 200) broken.push(`${answer.status()} ${path}`);
  }
  expect(broken).toEqual([]);
});

test('an unknown address is a page with status 404', async ({ page }) => {
  const answer = await page.goto('/boyle-bir-sayfa-yok');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
