import { expect, test } from '@playwright/test';
import { faultsInBothThemes } from '../accessibility.ts';
import { ADMIN, openSession } from '../support.ts';

const SLUG = 'villa-kekik';
const uniqueAddress = (name: string) => `${name}-${crypto.randomUUID()}@posta.example`;

test.describe('without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, javaScriptEnabled: false });

  test('a visitor asks, a clerk answers, and the answer is published on the villa’s page', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = uniqueAddress('soran');
    const asked = `Ben Şule, ${email}: bebek arabasıyla denize inilir mi?`;
    const shown = `Bebek arabasıyla denize inilir mi? (${Date.now() % 1e6})`;
    await page.goto(`/villa/${SLUG}`);
    await page.locator('#sorular').getByRole('link', { name: 'Soru sorun' }).click();
    await expect(page).toHaveURL(`/sorular/${SLUG}#soru`);

    // Refused by the server: what was typed stays, and the field says why.
    const form = page.getByRole('region', { name: 'Soru sorun' });
    await form.getByLabel('Sorunuz').fill(asked);
    await form.getByLabel('Adınız soyadınız').fill('Şule Soran');
    await form.getByLabel('E-posta adresiniz').fill(email);
    await form.getByLabel('Telefonunuz').fill('123');
    await page.getByRole('button', { name: 'Soruyu gönder' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(form.getByLabel('Sorunuz')).toHaveValue(asked);
    await expect(form.getByLabel('Telefonunuz')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('Telefonunuz')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await form.getByLabel('Telefonunuz').fill('');
    await page.getByRole('button', { name: 'Soruyu gönder' }).click();
    await expect(page.getByText('Sorunuz bize ulaştı.')).toBeVisible();

    const desk = { viewport: { width: 1440, height: 900 }, isMobile: false };
    const context = await browser.newContext({ ...desk, javaScriptEnabled: true, baseURL });
    const office = await context.newPage();
    await openSession(office, ADMIN);
    await office.goto(`/dashboard/contact?q=${encodeURIComponent(email)}`);
    await office.getByRole('link', { name: 'Şule Soran' }).first().click();
    const drawer = office.getByRole('complementary');
    await drawer.getByLabel('Yanıtınız').fill('İnilir; yol asfalt, son 20 metre kumdur.');
    await drawer.getByLabel('Sayfada yayımla').check();
    await expect(drawer.getByLabel('Sayfadaki soru')).toHaveValue(asked);
    await drawer.getByLabel('Sayfadaki soru').fill(shown);
    expect(await faultsInBothThemes(office)).toEqual([]);
    await drawer.getByRole('button', { name: 'Yanıtı gönder' }).click();
    await expect(drawer.getByText('Villa sayfasında yayında')).toBeVisible();

    await page.goto(`/villa/${SLUG}`);
    await expect(page.locator('#sorular')).toContainText(shown);
    await expect(page.locator('#sorular')).toContainText('son 20 metre kumdur');
    await expect(page.locator('#sorular')).not.toContainText('Ben Şule');

    // Taken off again, it is gone from both pages.
    await drawer.getByText('Villa sayfasında yayında').click();
    await drawer.getByLabel('Sayfada yayımla').uncheck();
    await drawer.getByRole('button', { name: 'Kaydet' }).click();
    await expect(drawer.getByText('Villa sayfasından kaldırıldı')).toBeVisible();
    await page.goto(`/sorular/${SLUG}`);
    await expect(page.getByText(shown)).toHaveCount(0);
  });
});

test('the questions of an unknown villa are not found', async ({ page }) => {
  expect((await page.request.get('/sorular/boyle-bir-villa-yok')).status()).toBe(404);
});
