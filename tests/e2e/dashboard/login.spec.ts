import { expect, test } from '@playwright/test';
import { ADMIN, signInByForm } from '../support.ts';

test('a wrong password says so in the words of the specification', async ({ page }) => {
  await page.goto('/dashboard/login');
  await page.getByLabel('E-posta').fill(`kimse-${Date.now()}@kiyi.example`);
  await page.getByLabel('Parola', { exact: true }).fill('yanlış');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Bir hata meydana geldi. Err: E-posta adresi ya da parola hatalı.'),
  ).toBeVisible();
});

test('a session that is over leads back to the login, and login back to the work', async ({
  page,
}) => {
  await signInByForm(page, ADMIN);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('admin') ?? '{}');
    localStorage.setItem('admin', JSON.stringify({ ...session, exp: 1 }));
  });
  await page.goto('/dashboard/reservations?status=confirmed');
  await expect(page).toHaveURL(/\/dashboard\/login/);
  await page.getByLabel('E-posta').fill(ADMIN.email);
  await page.getByLabel('Parola', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/reservations\?.*status=confirmed/);
});

test('logout ends the session on the server, too', async ({ page, request }) => {
  await signInByForm(page, ADMIN);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('admin') ?? '{}').token);
  await page.getByRole('button', { name: 'Çıkış yapın' }).click();
  await expect(page).toHaveURL(/\/$/);
  const answer = await request.get('/v1/admin/unreadcount', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(401);
});
