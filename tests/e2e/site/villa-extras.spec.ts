import type { Page } from '@playwright/test';
import { formatKurus } from '#domain/values/money.ts';
import { faultsInBothThemes } from '../accessibility.ts';
import { ADMIN, apiToken, findFreeVilla, GUEST, openSession, sendRequest } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';
import { expect, test } from '../test.ts';

/** Nights of this file alone. */
const DATES = { checkin: `${NEXT_YEAR}-01-10`, checkout: `${NEXT_YEAR}-01-17` };
const PLAIN = { checkin: `${NEXT_YEAR}-01-24`, checkout: `${NEXT_YEAR}-01-31` };

const NO_SIDEWAYS = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('a visitor books extras at their price, sees them in the stay and requests another later', async ({
  page,
  request,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const villa = await findFreeVilla(request, DATES);
  const stay = { slug: villa.slug, checkIn: DATES.checkin, checkOut: DATES.checkout, adults: 2 };
  const quote = (extras: object[]) =>
    request.post('/v1/quote', { data: { ...stay, extras } }).then((answer) => answer.json());
  const bare = (await quote([])).content;
  const [first] = bare.extras;
  const { total } = (await quote([{ id: first.id, quantity: 2 }])).content;
  expect(total).toBe(bare.total + 2 * first.unitPrice);

  await page.goto(`/villa/${villa.slug}?checkin=${DATES.checkin}&checkout=${DATES.checkout}`);
  await page.locator('.booking-bar').getByRole('button', { name: 'Devam et' }).click();
  const card = page.locator('#rezervasyon');
  await card.getByText(`Ek hizmetler (${bare.extras.length} seçenek)`).click();
  await card.getByLabel(first.name).check();
  await card.getByLabel('Kaç adet?').fill('2');
  await expect(card.locator('.quote-total')).toContainText(formatKurus(total));
  await expect(card).toContainText(`${first.name} (2 adet)`);
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await NO_SIDEWAYS(page)).toBe(true);
  await card.getByRole('button', { name: 'Rezervasyon talebi gönder' }).click();
  await sendRequest(page);
  const code = (await page.locator('.done-code strong').textContent()) ?? '';

  // The stay says the same sum, and offers the rest at its price.
  const headers = { authorization: `Bearer ${await apiToken(request, ADMIN)}` };
  const list = await request.get(`/v1/admin/reservations?reservation_id=${code}`, { headers });
  const [row] = (await list.json()).content.items;
  expect(row.total).toBe(total);
  const optionExpiresAt = new Date(Date.now() + 86_400_000).toISOString();
  await request.patch(`/v1/admin/reservations/${row.id}`, {
    headers,
    data: { status: 'option', optionExpiresAt },
  });
  const tracked = await request.post('/v1/reservation/track', {
    data: { code, email: GUEST.email },
  });
  const { page: url } = (await tracked.json()).content;
  const { pathname, search } = new URL(url);
  await page.goto(pathname + search);
  await expect(page.getByText(`${first.name} (2 adet)`)).toBeVisible();
  await page.getByText('Ek hizmet istiyorum').click();
  const second = bare.extras[1];
  await page
    .getByLabel('Bu evde sunulanlar')
    .selectOption({ label: await labelOf(page, second.name) });
  expect(await NO_SIDEWAYS(page)).toBe(true);
  await page.locator('details[open]').getByRole('button', { name: 'İsteğimi gönder' }).click();
  await expect(page.getByText(`${second.name}, ${formatKurus(second.amount)}`)).toBeVisible();

  // One click grants it for exactly that.
  await openSession(page, ADMIN);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/dashboard/reservations/${row.id}`);
  const drawer = page.getByRole('complementary');
  await expect(drawer.getByText(/tutarı görerek istedi/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Onayla ve ekle' }).click();
  await expect
    .poll(async () => {
      const detail = await request.get(`/v1/admin/reservations/${row.id}`, { headers });
      return (await detail.json()).content.total;
    })
    .toBe(total + second.amount);
  await request.patch(`/v1/admin/reservations/${row.id}`, {
    headers,
    data: { status: 'cancelled', reason: 'Deneme bitti' },
  });
});

const labelOf = async (page: Page, name: string) =>
  (await page.locator('#ask-extra option').allTextContents()).find((text) => text.includes(name)) ??
  '';

test('without JavaScript extras can be ticked and the price updated', async ({
  browser,
  request,
}) => {
  const villa = await findFreeVilla(request, PLAIN);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`/talep/${villa.slug}?checkin=${PLAIN.checkin}&checkout=${PLAIN.checkout}`);
  const before = await page.locator('.quote-total').textContent();
  await page.locator('.extras input[type="number"]').first().fill('1');
  await page.getByRole('button', { name: 'Toplamı güncelle' }).click();
  await expect(page.locator('.quote-total')).not.toHaveText(before ?? '');
  await expect(page.locator('.extras input[type="number"]').first()).toHaveValue('1');
  await page.close();
});

test('a clerk adds an extra in the villa’s editor', async ({ page, request }) => {
  await openSession(page, ADMIN);
  const headers = { authorization: `Bearer ${await apiToken(request, ADMIN)}` };
  const villa = await findFreeVilla(request, PLAIN);
  const before = await request.get(`/v1/admin/villas/${villa.id}`, { headers });
  const { extras } = (await before.json()).content;
  await page.goto(`/dashboard/villas/${villa.id}#extras`);
  const section = page.getByRole('region', { name: 'Ek hizmetler' });
  await section.getByRole('button', { name: 'Ek hizmet ekle' }).click();
  await section.getByLabel('Ek hizmet', { exact: true }).last().fill('Bisiklet');
  await section.getByLabel('Fiyat (₺)').last().fill('450');
  await section.getByLabel('Ne için').last().selectOption('gece başına');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('Villa kaydedildi').last()).toBeVisible();
  const after = await request.get(`/v1/admin/villas/${villa.id}`, { headers });
  const { extras: saved, version } = (await after.json()).content;
  expect(saved.at(-1)).toMatchObject({ name: 'Bisiklet', price: 45_000, unit: 'night' });
  await request.put(`/v1/admin/villas/${villa.id}`, { headers, data: { version, extras } });
});
