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

test('an ended session leads to the login, and the login back to the screen', async ({ page }) => {
  await signInByForm(page, ADMIN);
  // An open screen would see at once that its session has ended, and leave by itself.
  await page.goto('/');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('admin') ?? '{}');
    localStorage.setItem('admin', JSON.stringify({ ...session, exp: 1 }));
  });
  // The screen leaves for the login as soon as it is there, which ends a navigation that waits for more.
  await page.goto('/dashboard/reservations?status=confirmed', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/dashboard\/login/);
  await page.getByLabel('E-posta').fill(ADMIN.email);
  await page.getByLabel('Parola', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/reservations\?.*status=confirmed/);
});

test('signing out during a pending call leads to the site', async ({ page }) => {
  await signInByForm(page, ADMIN);
  let endSession = () => {};
  const ended = new Promise<void>((resolve) => (endSession = resolve));
  await page.route('**/v1/admin/blog?*', async (route) => {
    await ended;
    await route.continue();
  });
  await page.route('**/v1/auth/logout', async (route) => {
    const answer = await route.fetch();
    // Asked before, refused before the logout itself is answered.
    const refused = page.waitForResponse('**/v1/admin/blog?*');
    endSession();
    expect((await refused).status()).toBe(401);
    await route.fulfill({ response: answer });
  });
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  const asked = page.waitForRequest('**/v1/admin/blog?*');
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await asked;
  await page.getByRole('button', { name: 'Çıkış yapın' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  // No other page on the way: it would be the login's, which tells of a session that was refused.
  expect(opened).toEqual(['/']);
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
