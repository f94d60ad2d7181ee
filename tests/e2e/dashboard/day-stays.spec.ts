import { expect, type Page, test } from '@playwright/test';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import { officeOf, villaOnSale } from '../office.ts';
import { CLERK, findFreeVilla, GUEST, signIn, uniqueName, watchConsole } from '../support.ts';
import { openStay, startTask } from './task-meter.ts';
import { NEXT_YEAR } from '../dates.ts';

/** Tasks of an agency's day with one stay; each begins on the home. */

const dialogOf = (page: Page) => page.getByRole('dialog');

let problems: string[];
test.beforeEach(({ page }) => {
  problems = watchConsole(page);
});
test.afterEach(() => expect(problems).toEqual([]));

test('a waiting request is confirmed', async ({ page, request }) => {
  const office = await officeOf(request);
  // Soon, so that it stands among the first that wait.
  const checkin = addDays(istanbulDay(new Date()), 9);
  const stay = await office.book({ checkin, checkout: addDays(checkin, 7) }, 'requested');
  await signIn(page, CLERK);
  const task = startTask(page, 'A waiting request is confirmed');
  await task.press(page.getByRole('link', { name: /^Yanıt bekleyen talep/ }));
  await task.press(page.getByRole('link', { name: stay.reservation_id }));
  await expect(page.getByRole('button', { name: 'Onayla' })).toBeVisible();
  await task.keys('o');
  await expect(dialogOf(page)).toContainText('7 gece');
  await task.keys('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  task.end({ presses: 4, fields: 0 });
  expect(await office.read(stay)).toMatchObject({ status: 'confirmed' });
});

test(
  'recording a bank transfer confirms its stay',
  { tag: '@usual' },
  async ({ page, request }) => {
    const office = await officeOf(request);
    const stay = await office.book({
      checkin: `${NEXT_YEAR}-09-06`,
      checkout: `${NEXT_YEAR}-09-13`,
    });
    await signIn(page, CLERK);
    const task = startTask(page, 'A bank transfer is booked and confirms');
    const drawer = await openStay(page, task, stay.reservation_id);
    await task.keys('d');
    await expect(dialogOf(page).getByLabel('Tutar')).toBeFocused();
    await expect(dialogOf(page).getByLabel('Rezervasyonu onayla')).toBeChecked();
    await task.keys('Enter');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(drawer).toContainText('Onaylandı');
    task.end({ presses: 4, fields: 1 });
    const { status, paid, prepayment } = await office.read(stay);
    expect([status, paid]).toEqual(['confirmed', prepayment]);
  },
);

test('a stay is cancelled and refunded according to the terms', async ({ page, request }) => {
  const office = await officeOf(request);
  const stay = await office.book({ checkin: `${NEXT_YEAR}-09-13`, checkout: `${NEXT_YEAR}-09-20` });
  await office.pay(stay, 'prepayment', stay.prepayment);
  await signIn(page, CLERK);
  const task = startTask(page, 'A stay is cancelled, refund by its terms');
  const drawer = await openStay(page, task, stay.reservation_id);
  await task.keys('i');
  await expect(dialogOf(page)).toContainText('İade edilecek');
  await task.type(dialogOf(page).getByLabel('Neden'), 'Plan değişti');
  await task.press(dialogOf(page).getByRole('button', { name: 'Rezervasyonu iptal et' }));
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(drawer.getByText('İptal', { exact: true }).first()).toBeVisible();
  task.end({ presses: 4, fields: 2 });
  expect(await office.read(stay)).toMatchObject({ status: 'cancelled', off: { refundDue: 0 } });
});

test('a stay moves by two nights and keeps its price', async ({ page, request }) => {
  const office = await officeOf(request);
  // Later nights cost more: there is something to choose.
  const villa = await villaOnSale(office, uniqueName('Villa Taşıma'), [
    { startsOn: `${NEXT_YEAR}-09-01`, endsOn: `${NEXT_YEAR}-09-26`, nightly: 500_000 },
    { startsOn: `${NEXT_YEAR}-09-27`, endsOn: `${NEXT_YEAR}-10-31`, nightly: 600_000 },
  ]);
  const stay = await office.send('POST', '/v1/admin/reservations', {
    villa_id: villa.id,
    checkIn: `${NEXT_YEAR}-09-20`,
    checkOut: `${NEXT_YEAR}-09-27`,
    adults: 2,
    status: 'confirmed',
    customer: GUEST,
  });
  await signIn(page, CLERK);
  const task = startTask(page, 'A stay moves by two nights, at its price');
  const drawer = await openStay(page, task, stay.reservation_id);
  await task.keys('e');
  await task.type(drawer.getByLabel('Giriş', { exact: true }), `22.09.${NEXT_YEAR}`);
  await task.type(drawer.getByLabel('Çıkış', { exact: true }), `29.09.${NEXT_YEAR}`);
  await task.press(drawer.getByRole('radio', { name: /Anlaşılan fiyat kalsın/ }));
  await task.keys('Control+Enter');
  await expect(page.getByRole('button', { name: 'Geri al' })).toBeVisible();
  task.end({ presses: 5, fields: 3 });
  expect(await office.read(stay)).toMatchObject({
    checkin: `${NEXT_YEAR}-09-22`,
    checkout: `${NEXT_YEAR}-09-29`,
    total: stay.total,
  });
  await office.send('PATCH', '/v1/admin/villas/activity', { id: villa.id, active: false });
});

test('nights are blocked for the owner', async ({ page, request }) => {
  const nights = { checkin: `${NEXT_YEAR}-10-18`, checkout: `${NEXT_YEAR}-10-25` };
  const villa = await findFreeVilla(request, nights);
  await signIn(page, CLERK);
  const task = startTask(page, 'Nights are closed for the owner');
  await task.pair('y', 'k');
  const drawer = page.getByRole('complementary', { name: 'Tarih kapat' });
  await task.type(drawer.getByRole('combobox', { name: 'Villa' }), villa.name);
  await page.getByRole('option', { name: villa.name }).first().waitFor();
  await task.keys('Enter');
  await task.type(drawer.getByLabel('İlk kapalı gece'), `18.10.${NEXT_YEAR}`);
  await task.type(drawer.getByLabel('Açılacağı gün'), `25.10.${NEXT_YEAR}`);
  await task.keys('Control+Enter');
  await expect(page.getByText('Geceler kapatıldı')).toBeVisible();
  task.end({ presses: 4, fields: 3 });
  const query = `from=${nights.checkin}&to=${nights.checkout}`;
  const days = await request.get(`/v1/villa/${villa.slug}/availability?${query}`);
  const states = (await days.json()).content.days as { state: string }[];
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['blocked']));
});

test('an offer is accepted by phone', async ({ page, request }) => {
  const office = await officeOf(request);
  const dates = { checkin: `${NEXT_YEAR}-11-22`, checkout: `${NEXT_YEAR}-11-29` };
  const villa = await findFreeVilla(request, dates);
  const name = uniqueName('Emine');
  const stay = {
    villa_id: villa.id,
    checkIn: dates.checkin,
    checkOut: dates.checkout,
    adults: 2,
    children: 0,
    babies: 0,
  };
  const { id } = await office.send('POST', '/v1/admin/offers', {
    customer: { name, phone: GUEST.phone },
    expiresAt: new Date(Date.now() + 2 * 86_400_000).toISOString(),
    villas: [stay],
  });
  await signIn(page, CLERK);
  const task = startTask(page, 'An offer is accepted on the phone');
  await task.pair('g', 't');
  await task.type(page.getByRole('searchbox'), name);
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await task.press(page.getByRole('link', { name }));
  await task.press(page.getByRole('button', { name: 'Telefonla kabul etti' }));
  await task.press(dialogOf(page).getByRole('button', { name: 'Opsiyon aç' }));
  await expect(page.getByText('Bu tekliften rezervasyon oluştu:')).toBeVisible();
  task.end({ presses: 5, fields: 1 });
  const offer = await office.get(`/v1/admin/offers/${id}`);
  expect(await office.get(`/v1/admin/reservations/${offer.reservation.uid}`)).toMatchObject({
    status: 'option',
    villa_name: villa.name,
  });
});
