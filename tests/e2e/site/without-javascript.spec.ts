import { expect, test } from '@playwright/test';
import { formatMonth, formatMonthShort } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { findFreeVilla, GUEST } from '../support.ts';
import { monthAhead, NEXT_YEAR } from '../dates.ts';

test.use({ javaScriptEnabled: false });

const DATES = { checkin: `${NEXT_YEAR}-10-12`, checkout: `${NEXT_YEAR}-10-19` };

test(
  'a visitor without JavaScript finds a villa and requests it',
  { tag: '@usual' },
  async ({ page, request }) => {
    const villa = await findFreeVilla(request, DATES);
    await page.goto(`/villa/${villa.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(villa.name);
    await page.locator('input[name=checkin]').first().fill(DATES.checkin);
    await page.locator('input[name=checkout]').first().fill(DATES.checkout);
    await page.locator('form[action^="/talep/"] button[type=submit]').first().click();

    await expect(page.locator('main')).toContainText(formatKurus(villa.price.total ?? 0));
    await page.getByLabel('Adınız', { exact: true }).fill(GUEST.firstName);
    await page.getByLabel('Soyadınız').fill(GUEST.lastName);
    await page.getByLabel('Telefon', { exact: true }).fill('12');
    await page.getByLabel('E-posta', { exact: true }).first().fill(GUEST.email);
    await page.getByLabel(/Kiralama koşullarını/).check();
    await page.getByLabel(/KVKK aydınlatma metnini/).check();
    const send = page.getByRole('button', { name: 'Rezervasyon talebini gönder' });
    await send.click();

    // A mistake is named at its field, and nothing typed is lost.
    await expect(page.getByText('Geçerli bir telefon numarası yazın.')).toBeVisible();
    await expect(page.getByLabel('Soyadınız')).toHaveValue(GUEST.lastName);
    await page.getByLabel('Telefon', { exact: true }).fill(GUEST.phone);
    await send.click();
    await expect(page.getByText(/KY\d\d-[A-Z2-9]{8}/).first()).toBeVisible();
  },
);

test('“Hepsini görün” on /kas leads a visitor without JavaScript to the villas there', async ({
  page,
}) => {
  await page.goto('/kas');
  const head = await page.getByRole('heading', { name: /^\d+ villa$/ }).textContent();
  await page.getByRole('main').getByRole('link', { name: 'Hepsini görün' }).first().click();
  await expect(page).toHaveURL(/\?district=kas$/);
  await expect(page.locator('.listing-count')).toContainText(`${head} · `);
});

for (const path of ['/fethiye', '/kalkan']) {
  test(`the search on ${path} asks a visitor without JavaScript for days there`, async ({
    page,
  }) => {
    await page.goto(path);
    const head = await page.getByRole('heading', { name: /^\d+ villa$/ }).textContent();
    const search = page.getByRole('main').getByRole('search');
    await expect(search.getByLabel('Giriş')).toBeVisible();
    await search.getByRole('button', { name: 'Villa bul' }).click();
    await expect(page.locator('.listing-count')).toContainText(`${head} · `);
  });
}

test('a visitor without JavaScript finds the cheapest week of a month', async ({ page }) => {
  await page.goto(`/ara?checkin=${NEXT_YEAR}-09-06&checkout=${NEXT_YEAR}-09-13&adults=2`);
  const month = monthAhead(3);
  await page.getByLabel('Ay, gün fark etmezse').selectOption({ label: formatMonth(month) });
  await page.getByLabel('O ay içinde').selectOption('5 gece');
  await page.getByRole('button', { name: 'Uygula' }).click();
  await expect(page.locator('.listing-count')).toHaveText(
    new RegExp(`villa · ${formatMonthShort(month)} · 5 gece$`),
  );
  const first = page.locator('article.card').first();
  await expect(first.locator('.card-stay')).toHaveText(/ 20\d\d$/);
  await expect(first.getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`checkin=${month}-.*adults=2`),
  );
});
