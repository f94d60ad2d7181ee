import { expect, test } from '@playwright/test';
import { ADMIN, openSession } from '../support.ts';

test.use({ serviceWorkers: 'allow' });

test('the dashboard can be installed and keeps nothing that could grow old', async ({
  page,
  request,
}) => {
  const manifest = await (await request.get('/dashboard/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ start_url: '/dashboard', display: 'standalone', lang: 'tr' });
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toBe('image/png');
    // A PNG says its width in its bytes 16 to 19.
    expect((await icon.body()).readUInt32BE(16)).toBe(Number.parseInt(sizes, 10));
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');

  await openSession(page, ADMIN);
  await page.goto('/dashboard/reservations');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
    'href',
    '/dashboard/manifest.webmanifest',
  );
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((path) => !path.startsWith('/dashboard/assets/'))).toEqual([]);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Bağlantı yok' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Yeniden dene' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
