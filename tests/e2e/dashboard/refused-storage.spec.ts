import { expect, test } from '@playwright/test';
import { ADMIN, signInByForm } from '../support.ts';
import { REFUSALS, refuseStorage } from '../storage.ts';

for (const how of REFUSALS) {
  test(`with storage that is ${how} somebody signs in, works, and knows what to allow`, async ({
    page,
  }) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    await refuseStorage(page, how);
    await page.goto('/dashboard/reservations');
    const allow = page.getByText(/veri saklamasına izin vermiyor.*site verilerine izin verin/);
    if (how === 'full') await expect(page.getByLabel('E-posta')).toBeVisible();
    else await expect(allow).toBeVisible();
    await signInByForm(page, ADMIN);
    await page.getByRole('link', { name: 'Müsaitlik' }).first().click();
    await expect(page).toHaveURL(/\/dashboard\/availability/);
    await page
      .getByRole('button', { name: /temaya geçin/ })
      .first()
      .click();
    expect(failures).toEqual([]);
  });
}

/** Hours by which the clock of a device is wrong, all the time or from some moment on. */
for (const hours of [-30, -3, 3, 30]) {
  const wrong = () => new Date(Date.now() + hours * 3_600_000);

  test(`a clock that is ${hours} hours off signs nobody out`, async ({ page }) => {
    await page.clock.setSystemTime(wrong());
    await signInByForm(page, ADMIN);
    await page.goto('/dashboard/blog');
    await expect(page.getByRole('table')).toBeVisible();
    await page.clock.setSystemTime(new Date());
    await page.reload();
    await expect(page.getByRole('table')).toBeVisible();
  });

  test(`a clock that is set ${hours} hours off signs nobody out`, async ({ page }) => {
    await signInByForm(page, ADMIN);
    await page.clock.setSystemTime(wrong());
    await page.goto('/dashboard/blog');
    await expect(page.getByRole('table')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('table')).toBeVisible();
  });
}

test('who signs out in one tab is at the login in the others', async ({ page, context }) => {
  await signInByForm(page, ADMIN);
  const other = await context.newPage();
  await other.goto('/dashboard/blog');
  await expect(other.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Çıkış yapın' }).click();
  await expect(other.getByLabel('E-posta')).toBeVisible();
  await expect(other).toHaveURL(/\/dashboard\/login\?redirect=%2Fdashboard%2Fblog/);
});
