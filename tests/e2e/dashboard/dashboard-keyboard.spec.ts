import { expect, test } from '@playwright/test';
import {
  ADMIN,
  apiToken,
  findFreeVilla,
  GUEST,
  pressPair,
  signIn,
  watchConsole,
} from '../support.ts';

test('a clerk finds a reservation, records a payment and closes it by keyboard alone', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const headers = { authorization: `Bearer ${await apiToken(request, ADMIN)}` };
  const stay = { checkin: '2027-01-11', checkout: '2027-01-16' };
  const { id: villa_id } = await findFreeVilla(request, stay);
  const made = await request.post('/v1/admin/reservations', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: {
      villa_id,
      checkIn: stay.checkin,
      checkOut: stay.checkout,
      adults: 2,
      status: 'option',
      customer: { ...GUEST, lastName: 'Klavyeci' },
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id, reservation_id } = (await made.json()).content;
  await signIn(page, ADMIN);

  // Two keys to the list, a slash to its box, J and Enter to the row.
  await pressPair(page, 'g', 'r');
  await expect(page).toHaveURL(/\/reservations/);
  const box = page.getByRole('searchbox');
  await expect(box).toBeVisible();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type(reservation_id);
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(page.locator('[data-row]')).toBeFocused();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('complementary', { name: /rezervasyonu/ });
  await expect(drawer).toContainText('Klavyeci');

  await page.keyboard.press('d');
  const payment = page.getByRole('dialog', { name: /Ödeme kaydet/ });
  await expect(payment.getByLabel('Tutar')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(payment).toHaveCount(0);
  await expect(drawer).toContainText('Ön ödeme · Havale / EFT');

  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  // The keyboard goes on where it was.
  await expect(page.locator(`[data-row="${id}"]`)).toBeFocused();

  const address = `/v1/admin/reservations/${id}`;
  const { content } = await (await request.get(address, { headers })).json();
  expect(content.paid).toBe(content.prepayment);
  // The demo's nights are as they were.
  const data = { status: 'cancelled', reason: 'Deneme kaydı' };
  expect((await request.patch(address, { headers, data })).ok()).toBe(true);
  expect(problems).toEqual([]);
});
