import { expect, test } from '@playwright/test';
import { watchConsole } from '../support.ts';
import { REFUSALS, refuseStorage } from '../storage.ts';

const VILLA = '/villa/villa-mavi-kuytu';

for (const how of REFUSALS) {
  test(`with storage that is ${how} a page does what is pressed, as long as it is open`, async ({
    page,
  }) => {
    const problems = watchConsole(page);
    await refuseStorage(page, how);
    await page.goto('/listing');
    const heart = page
      .locator('.cards')
      .getByRole('button', { name: /^Favori:/ })
      .first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-favourite-count]').first()).toHaveText('1');
    await page.locator('.currency summary').click();
    await page.getByRole('button', { name: 'Euro' }).click();
    await expect(page.locator('.cards .price').first()).toHaveText(/^≈ .*€$/);
    const theme = await page.locator('html').getAttribute('data-theme');
    await page.getByRole('button', { name: 'Açık ya da koyu görünüm' }).first().click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '');

    // An island that comes after the choice knows it.
    await page.getByLabel('Favorileriniz').click();
    await expect(page.locator('.favourites-row')).toHaveCount(1);
    await page.getByLabel('Sıralama').selectOption('price');
    await expect(page).toHaveURL(/sort=price/);
    await expect(page.locator('.cards .price').first()).toHaveText(/^≈ .*€$/);

    // Pressed before any script has come.
    await page.goto(VILLA, { waitUntil: 'commit' });
    await page.locator('.guests summary').click();
    await page.getByRole('button', { name: 'Çocuk artır' }).click();
    await expect(page).toHaveURL(/children=1/);
    expect(problems).toEqual([]);
  });
}

/** What others wrote under our keys, and what a page shows then. */
const FOREIGN: Record<string, string>[] = [
  { theme: 'pembe', currency: 'XYZ', favourites: '{' },
  { currency: 'toString', favourites: 'null' },
  { currency: '"EURO"', favourites: '[1,null,"a"]' },
  { currency: ' ', favourites: '[{"id":"1","slug":2}]', talepler: '{"a":1}' },
  { favourites: '{"length":3}', talepler: '[null,{"slug":1,"checkOut":{}}]' },
];

for (const values of FOREIGN) {
  test(`values of others are not shown: ${JSON.stringify(values)}`, async ({ page }) => {
    const problems = watchConsole(page);
    await page.addInitScript((all) => {
      Object.assign(localStorage, all);
      sessionStorage.setItem(
        'talep:villa-mavi-kuytu',
        '{"draft":{"customer":{"firstName":{}}},"sent":1}',
      );
    }, values);
    await page.goto(VILLA);
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
    await page.locator('.guests summary').click();
    await page.getByRole('button', { name: 'Çocuk artır' }).click();
    await expect(page.locator('#rezervasyon .stay-price')).toContainText('₺');
    await page.getByLabel('Favorileriniz').click();
    await expect(page.getByText('Favorilere eklenmiş villanız yok.')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/undefined|NaN|\[object/);
    expect(problems).toEqual([]);
  });
}
