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
import { NEXT_YEAR } from '../dates.ts';

test('a clerk finds a reservation, records a payment and closes it by keyboard alone', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const headers = { authorization: `Bearer ${await apiToken(request, ADMIN)}` };
  const stay = { checkin: `${NEXT_YEAR}-01-11`, checkout: `${NEXT_YEAR}-01-16` };
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

test('a form that is being saved is saved once, however often the keys are pressed', async ({
  page,
}) => {
  const { promise: answering, resolve: answer } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/v1/admin/faq', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    await answering;
    // Nothing is written: the demo's questions are as they were.
    await route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', content: 'Deneme' } });
  });
  await signIn(page, ADMIN);
  await page.goto('/dashboard/website/faq/yeni');
  const drawer = page.getByRole('complementary', { name: 'Yeni soru' });
  await drawer.getByLabel('Soru').fill('Bir kez mi sorulur?');
  await drawer.getByLabel('Yanıt').fill('Bir kez.');
  // Two presses in the same turn, before anything can be drawn.
  await drawer.getByLabel('Yanıt').evaluate((field) => {
    const press = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent('keydown', press));
    field.dispatchEvent(new KeyboardEvent('keydown', press));
  });
  await expect(drawer.getByRole('button', { name: 'Kaydet' })).toBeDisabled();
  await page.keyboard.press('Control+Enter');
  answer();
  await expect(drawer.getByRole('alert')).toBeVisible();
  expect(sent).toBe(1);
  // A refusal is no end: the next press sends again.
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => sent).toBe(2);
});
