import { expect, test } from '@playwright/test';
import { ADMIN, signIn } from '../support.ts';

test('the dashboard stays usable offline, says so, and recovers by itself', async ({
  page,
  context,
}) => {
  await signIn(page, ADMIN);
  await context.setOffline(true);
  await expect(page.getByText(/Bağlantı yok\. Son alınan bilgileri/)).toBeVisible();
  // A screen that this browser has never had, and the one that stands there.
  await page.getByRole('button', { name: 'Site içeriği' }).click();
  await page.getByRole('link', { name: 'Ekip' }).click();
  await expect(page.getByRole('heading', { name: 'Bu ekran açılamadı' })).toBeVisible();
  await expect(page.getByText(/Bağlantı gelince kendiliğinden açılır/)).toBeVisible();
  await expect(page.getByText('Admin Paneli').first()).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ekip');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await expect(page.getByText(/Bağlantı yok/)).toHaveCount(0);
});

test('the menu counts unread items and has one open section at a time', async ({ page }) => {
  await signIn(page, ADMIN);
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  const sections = menu.getByRole('button');
  const opened = menu.locator('button[aria-expanded="true"]');
  await expect(menu.getByText('okunmamış').first()).toBeAttached();
  for (const name of ['Villalar', 'Raporlar', 'Ayarlar']) {
    await sections.filter({ hasText: name }).click();
    await expect(opened).toHaveCount(1);
    await expect(opened).toContainText(name);
  }
});

test('an answer that refuses the session ends it and reloads the page', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.route('**/v1/admin/users?*', (route) =>
    route.fulfill({ status: 403, json: { code: 'FORBIDDEN', content: 'Yetkiniz yok.' } }),
  );
  await page.getByRole('link', { name: 'Kullanıcılar' }).click();
  await expect(page).toHaveURL(/\/dashboard\/login/);
  await expect(page.getByText(/Oturumunuz sona erdi/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('admin'))).toBeNull();
});

test('a screen whose code loads slowly says so in Turkish', async ({ page }) => {
  await signIn(page, ADMIN);
  let letThrough = () => {};
  const held = new Promise<void>((done) => (letThrough = done));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Site içeriği' }).click();
  await page.getByRole('link', { name: 'Ekip' }).click();
  await expect(page.getByText('Yükleniyor…')).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ekip');
  await expect(page.getByText('Yükleniyor…')).toHaveCount(0);
});
