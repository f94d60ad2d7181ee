import { expect, type Page, test } from '@playwright/test';
import { findFreeVilla } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

/* The back button closes what opened, and nothing that was typed or chosen is lost. */

const DATES = { checkin: `${NEXT_YEAR}-10-11`, checkout: `${NEXT_YEAR}-10-18` };
const PHONE = { width: 390, height: 844 };

/** Whether Back would leave the page that was opened. */
async function staysOn(page: Page, path: string): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(path);
}

test('the phone menu and the gallery, and only once each', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/faq');
  await page.goto('/villa/villa-mavi-kuytu');
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu.getByRole('link', { name: 'Konaklamam' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBe(true);
  await staysOn(page, '/villa/villa-mavi-kuytu');
  await expect(menu).toBeHidden();

  await page.locator('[data-do="photos"] a').first().click();
  const gallery = page.getByRole('dialog', { name: 'Görseller' });
  await expect(gallery).toBeVisible();
  await staysOn(page, '/villa/villa-mavi-kuytu');
  await expect(gallery).toBeHidden();

  // Closed by its button it leaves nothing behind that Back would have to close.
  await page.locator('[data-do="photos"] a').first().click();
  await gallery.getByRole('button', { name: 'Kapat' }).click();
  await expect(gallery).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();
  await staysOn(page, '/faq');
});

test('the booking sheet, with what was typed', async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  const villa = await findFreeVilla(request, DATES);
  const address = `/villa/${villa.slug}?checkin=${DATES.checkin}&checkout=${DATES.checkout}&adults=2`;
  await page.goto(address);
  await page.locator('.booking-bar button').click();
  const sheet = page.getByRole('dialog', { name: /için rezervasyon/ });
  await sheet.getByRole('button', { name: 'Rezervasyon talebi gönder' }).click();
  await sheet.getByLabel('Adınız', { exact: true }).fill('Gülşah');
  await staysOn(page, address);
  await expect(sheet).toBeHidden();
  await page.locator('.booking-bar button').click();
  await sheet.getByRole('button', { name: 'Rezervasyon talebi gönder' }).click();
  await expect(sheet.getByLabel('Adınız', { exact: true })).toHaveValue('Gülşah');
});

test('the filters, with what was chosen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/faq');
  await page.goto('/listing');
  await page.getByRole('button', { name: /^Filtreler/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filtreler' });
  await panel.getByRole('group', { name: 'Yatak odası' }).getByText('3+').click();
  await expect(page).toHaveURL(/bedrooms=3/);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/bedrooms=3/);
  // The choice is undone by the next one, and only then is the page left.
  await page.goBack();
  await expect(page).toHaveURL(/\/(listing|faq)$/);
});

test('the keyboard is at the dates of a villa with the second tab', async ({ page }) => {
  await page.goto('/villa/villa-mavi-kuytu');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Tarih seçin' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#rezervasyon') !== null)).toBe(
    true,
  );
});
