import { expect, type Page } from '@playwright/test';
import { faultsOf, overflowAt } from '../accessibility.ts';
import { type Office, officeOf, villaOnSale } from '../office.ts';
import { ADMIN, GUEST, openSession, uniqueName } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';
import { test } from '../test.ts';
import { visitorOn } from '../visitor.ts';

const DATES = { checkin: `${NEXT_YEAR}-05-03`, checkout: `${NEXT_YEAR}-05-10` };
const STAY = `${new URLSearchParams(DATES)}&adults=2`;
const PLAN = [
  { daysBefore: 60, rate: 2500 },
  { daysBefore: 30, rate: 2500 },
];

/** A house of the test's own that is paid in parts: 35.000 ₺, of which 7.000 ₺ confirm. */
async function houseInParts(office: Office, name: string) {
  const rows = [{ startsOn: `${NEXT_YEAR}-04-01`, endsOn: `${NEXT_YEAR}-06-30`, nightly: 500_000 }];
  const villa = await villaOnSale(office, uniqueName(name), rows);
  await office.send('PUT', `/v1/admin/villas/${villa.id}`, {
    version: villa.version,
    rules: { paymentParts: PLAN },
  });
  return { slug: villa.facts.slug, name: villa.facts.name };
}

/** The page of a stay of such a house that waits for its prepayment, and its number. */
async function optionInParts(page: Page, office: Office, name: string) {
  const villa = await houseInParts(office, name);
  const body = { slug: villa.slug, checkIn: DATES.checkin, checkOut: DATES.checkout };
  const quoted = await office.send('POST', '/v1/quote', {
    ...body,
    adults: 2,
    children: 0,
    babies: 0,
  });
  const made = await page.request.post('/v1/reservation', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      quoteToken: quoted.quoteToken,
      customer: { ...GUEST, email: `${crypto.randomUUID()}@posta.example` },
      consents: { terms: true, kvkk: true, marketing: false },
    },
  });
  const { reservationCode: code, page: own } = (await made.json()).content;
  const { items } = await office.get(`/v1/admin/reservations?reservation_id=${code}`);
  const { id } = items[0];
  await office.send('PATCH', `/v1/admin/reservations/${id}`, { status: 'option' });
  return { id, code, path: new URL(own).pathname + new URL(own).search };
}

async function payAtTheBank(page: Page) {
  await expect(page).toHaveURL(/\/v1\/payment\/sandbox\//);
  await page.getByRole('button', { name: 'Onayla ve öde' }).click();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the price says what is paid when', async ({ page, request }) => {
    const villa = await houseInParts(await officeOf(request), 'Parçalı');
    await page.goto(`/villa/${villa.slug}?${STAY}`);
    await page.getByRole('button', { name: 'Devam et' }).first().click();
    const sheet = page.getByRole('dialog', { name: `${villa.name} için rezervasyon` });
    const due = sheet.locator('.quote-due');
    await expect(due).toContainText(`Ara ödeme, en geç 4 Mar ${NEXT_YEAR}`);
    await expect(due).toContainText(`Ara ödeme, en geç 3 Nis ${NEXT_YEAR}`);
    await expect(due.getByText('8.750 ₺')).toHaveCount(2);
    await expect(due).toContainText('Girişte ödenecek10.500 ₺');
    expect(await overflowAt(page, [390])).toEqual([0]);
  });

  test('a guest pays the prepayment and a part, two taps each', async ({ page, request }) => {
    const stay = await optionInParts(page, await officeOf(request), 'Taksitli');
    await page.goto(stay.path);
    const visitor = visitorOn(page);
    await visitor.tap(page.getByRole('button', { name: /Ön ödemeyi kartla öde/ }));
    await payAtTheBank(page);
    await page.getByRole('link', { name: 'Konaklamam sayfasına dönün' }).click();
    const money = page.locator('#odeme');
    await expect(money).toContainText(`Ara ödeme, en geç 4 Mar ${NEXT_YEAR}`);
    await expect(page.getByText(/Sıradaki ödemeniz 8\.750\s₺, en geç/)).toBeVisible();
    // Months before its day it waits for whoever wants to.
    await visitor.tap(money.getByText('Ara ödemeyi şimdiden yapmak isterseniz'));
    await visitor.tap(money.getByRole('button', { name: /Ara ödemeyi kartla öde/ }));
    await payAtTheBank(page);
    await page.getByRole('link', { name: 'Konaklamam sayfasına dönün' }).click();
    await expect(page.locator('#odeme')).not.toContainText(`4 Mar ${NEXT_YEAR}`);
    await expect(page.locator('#odeme')).toContainText(`Ara ödeme, en geç 3 Nis ${NEXT_YEAR}`);
    expect(visitor.effort).toEqual({ taps: 3, fields: 0 });
    expect(await faultsOf(page)).toEqual([]);
  });

  test('a clerk gives a guest more time from the stay', async ({ page, request }) => {
    const stay = await optionInParts(page, await officeOf(request), 'Süreli');
    await openSession(page, ADMIN);
    await page.goto(`/dashboard/reservations/${stay.id}`);
    const drawer = page.getByRole('complementary', { name: /rezervasyonu/ });
    await expect(drawer).toContainText(`Ara ödeme, 4 Mar ${NEXT_YEAR}`);
    await drawer.getByRole('button', { name: 'Ödeme planı' }).click();
    const dialog = page.getByRole('dialog', { name: /Ödeme planı/ });
    await expect(dialog).toContainText('8.750 ₺');
    await dialog.getByLabel('Son gün').first().fill(`${NEXT_YEAR}-03-20`);
    await dialog.getByRole('button', { name: '2. ara ödemeyi sil' }).click();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(drawer).toContainText(`Ara ödeme, 20 Mar ${NEXT_YEAR}`);
    await expect(drawer).toContainText('19.250 ₺');
  });
});
