import { expect, test } from '@playwright/test';
import { findFreeVilla } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

test('favourites are compared side by side, with the dates of the search', async ({
  page,
  request,
}) => {
  const dates = { checkin: `${NEXT_YEAR}-09-13`, checkout: `${NEXT_YEAR}-09-20` };
  const villa = await findFreeVilla(request, dates);
  await page.goto(`/listing?checkin=${dates.checkin}&checkout=${dates.checkout}&adults=2`);
  const cards = page.locator('article.card');
  for (const card of [
    cards.filter({ hasText: villa.name }),
    cards.filter({ hasNotText: villa.name }),
  ])
    await card.first().locator('.heart').click();
  await page.getByLabel('Favorileriniz').click();
  await page.getByRole('link', { name: 'Yan yana karşılaştırın' }).click();

  await expect(page).toHaveURL(
    new RegExp(`/favoriler\\?v=.+&checkin=${NEXT_YEAR}-09-13&checkout=${NEXT_YEAR}-09-20`),
  );
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(2);
  await expect(page.getByRole('row', { name: /13–20 Eylül/ })).toContainText('7 gece');
  await expect(page.getByText('En düşük toplam')).toHaveCount(1);

  await page
    .getByRole('button', { name: `Favori: ${villa.name}` })
    .last()
    .click();
  await expect(columns).toHaveCount(1);
  await expect(page.locator('#toasts')).toContainText('Villa favorilerden kaldırıldı.');

  // Opened without an address, the page finds the visitor's own list.
  await page.goto('/favoriler');
  await expect(columns).toHaveCount(1);
  await columns.getByRole('button').click();
  await expect(page.getByText('Favorilere eklenmiş villanız yok.').last()).toBeVisible();
});

test('the comparison says why a stay cannot be booked', async ({ page }) => {
  await page.goto(
    `/favoriler?v=villa-mavi-kuytu&checkin=${NEXT_YEAR}-07-05&checkout=${NEXT_YEAR}-07-06&adults=30`,
  );
  const price = page.getByRole('row', { name: /Temmuz/ }).getByRole('cell');
  await expect(price).not.toContainText('₺');
  await expect(price).toContainText(/yetişkin|kişi|gece/);
});

for (const { path, names, first } of [
  { path: '/favoriler?v=villa-kekik', names: ['checkin', 'checkout'], first: 'Tarihler' },
  { path: '/firsat-tarihler', names: ['from', 'to'], first: 'Tarih aralığı' },
]) {
  test(`${path} asks for days with the calendar of the search`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: first }).click();
    const panel = page.getByRole('region', { name: 'Giriş ve çıkış tarihi' });
    await expect(panel).toBeInViewport({ ratio: 0.9 });
    await expect(panel.getByRole('group')).toHaveCount(0);
    await panel.getByRole('button', { name: 'Sonraki ay' }).click();
    const days = panel.locator('[data-day]:enabled');
    const [from, to] = [days.nth(4), days.nth(9)];
    const dates = [await from.getAttribute('data-day'), await to.getAttribute('data-day')];
    await from.click();
    await to.click();
    await panel.getByRole('button', { name: 'Tamam' }).click();
    await page.locator('main form button[type=submit]').click();
    await expect(page).toHaveURL(new RegExp(`${names[0]}=${dates[0]}&${names[1]}=${dates[1]}`));
    await expect(page.getByRole('button', { name: first })).not.toContainText('Giriş – çıkış');
  });
}

test('a shared list says that it is shared, compares the houses, leads to the request and prints completely', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/favoriler?v=villa-mavi-kuytu,villa-kekik,villa-badem-koyu');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Villa karşılaştırması');
  await page.getByRole('button', { name: 'Listeyi paylaşın' }).click();
  await expect(page.locator('#toasts')).toContainText('kopyalandı.');
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(heading).toHaveText('Sizinle paylaşılan villalar');

  const cells = (name: string) => page.getByRole('row', { name }).getByRole('cell');
  await expect(cells('Bilardo masası')).toHaveText(['Var', 'Yok', 'Yok']);
  await expect(cells('Hepsinde var')).toContainText('Kablosuz internet');

  // On paper no column lies beyond the sheet.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  const compare = page.locator('.compare');
  expect(await compare.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await expect(compare.locator('.compare-heart').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const dates = { checkin: `${NEXT_YEAR}-09-13`, checkout: `${NEXT_YEAR}-09-20` };
  const villa = await findFreeVilla(request, dates);
  const stay = `${new URLSearchParams({ ...dates, adults: '2' })}`;
  await page.goto(`/favoriler?v=villa-mavi-kuytu,${villa.slug}&${stay}`);
  await page.getByRole('link', { name: new RegExp(`^Talep gönderin.*${villa.name}`) }).click();
  await expect(page).toHaveURL(`/talep/${villa.slug}?${stay}`);
});

test('the blog can be filtered by tag, and a post links to others', async ({ page }) => {
  await page.goto('/blog');
  await page
    .getByRole('navigation', { name: 'Konular' })
    .getByRole('link', { name: 'Rehber' })
    .click();
  await expect(page).toHaveURL('/blog/etiket/rehber');
  await page.locator('.posts a').first().click();
  await expect(page.getByText(/\d+ dakikalık okuma/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bunları da okuyun' })).toBeVisible();
  await expect(page.locator('.post-tags').getByRole('link', { name: 'Rehber' })).toBeVisible();
});

test('an unknown address offers links to go on', async ({ page }) => {
  const answer = await page.goto('/boyle-bir-sayfa-yok');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await main.getByLabel('Bölge').selectOption('kalkan');
  await main.getByRole('button', { name: 'Villa bul' }).click();
  await expect(page).toHaveURL(/\/listing\?town=kalkan/);
});

test('the contact page leads to a map and to the register of agencies', async ({ page }) => {
  await page.goto('/contact');
  const map = page.getByRole('link', { name: 'Haritada açın' });
  await expect(map).toHaveAttribute('href', /google\.com\/maps\/search\/.+36\.2652/);
  await expect(page.getByRole('main').getByRole('link', { name: /16840/ })).toHaveAttribute(
    'href',
    /tursab\.org\.tr/,
  );
});

test('an IBAN is copied with one click', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/website/banks');
  await page
    .getByRole('button', { name: /IBAN kopyala/ })
    .first()
    .click();
  await expect(page.locator('#toasts')).toContainText('kopyalandı.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^TR\d{24}$/);
});
