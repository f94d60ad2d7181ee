import { expect, test } from '@playwright/test';
import { ADMIN, FIELD, openSession } from '../support.ts';

test.use({ serviceWorkers: 'allow' });

test('the dashboard can be installed and caches nothing that becomes outdated', async ({
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
  const kept = () =>
    page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(async () => (await kept()).length).toBeGreaterThan(0);
  expect((await kept()).filter((path) => !path.startsWith('/dashboard/assets/'))).toEqual([]);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Bağlantı yok' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Yeniden dene' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('the day of field staff opens again offline, and is erased with the session', async ({
  page,
}) => {
  await openSession(page, FIELD);
  await page.goto('/dashboard');
  const houses = page.getByRole('heading', { level: 2 });
  await expect(houses.first()).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // The worker keeps the files of a page that it has opened.
  await page.reload();
  await expect(houses.first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).includes('kiyi-day-page')))
    .toBe(true);

  await page.context().setOffline(true);
  // What stands there now is what was read last: other tests add houses to the day.
  const names = await houses.allTextContents();
  await page.reload();
  await expect(page.getByText(/^Bağlantı yok · son görülen: \d/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bugünün işleri');
  await expect(houses).toHaveText(names);
  await page.context().setOffline(false);
  const seenAt = () =>
    page.evaluate(() => Number(JSON.parse(localStorage.getItem('admin-day') ?? '{}').seenAt));
  const seen = await seenAt();
  await page.reload();
  await expect(page.getByText('Bağlantı yok')).toBeHidden();
  // The day has been read again, and nothing that is on its way writes it once more.
  await expect.poll(seenAt).toBeGreaterThan(seen);

  // Another day's door codes are nobody's business: what is left of one goes when it opens.
  // Offline first: online, the open page would drop it and store today again.
  await page.context().setOffline(true);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('admin-day') ?? '{}');
    localStorage.setItem('admin-day', JSON.stringify({ ...kept, day: '2026-01-01' }));
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('admin-day'))).toBeNull();
  await expect(houses).toHaveCount(0);
});
