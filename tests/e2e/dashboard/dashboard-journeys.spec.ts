import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { officeOf, villaOnSale } from '../office.ts';
import {
  ADMIN,
  findFreeVilla,
  GUEST,
  openSession,
  signInByForm,
  uniqueName,
  watchConsole,
} from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

/** What a clerk does in the dashboard, followed to where somebody else notices it. */

test('a nightly price changed by a clerk is used by the next quote', async ({ page, request }) => {
  const problems = watchConsole(page);
  const office = await officeOf(request);
  const { id, facts } = await villaOnSale(office, uniqueName('Villa Fiyat Yolu'), []);
  const stay = { checkIn: `${NEXT_YEAR}-04-05`, checkOut: `${NEXT_YEAR}-04-15` };
  const accommodation = async (): Promise<number> => {
    const data = { slug: facts.slug, ...stay, adults: 2, children: 0, babies: 0 };
    const answer = await request.post('/v1/quote', { data });
    const { lines } = (await answer.json()).content as { lines: { amount: number }[] };
    return lines[0]?.amount ?? 0;
  };

  await openSession(page, ADMIN);
  await page.goto(`/dashboard/villas/${id}?part=prices`);
  const sheet = page.getByRole('table', { name: 'Sezon fiyatları' });
  const save = async (nightly: string) => {
    await sheet.getByLabel('1. satır, Gecelik (₺)').fill(nightly);
    await page.getByRole('button', { name: 'Fiyatları kaydet' }).click();
    await expect(page.getByText('Fiyatlar kaydedildi').last()).toBeVisible();
  };
  await sheet.getByLabel('1. satır, Başlangıç').fill(`01.04.${NEXT_YEAR}`);
  await sheet.getByLabel('1. satır, Son gece').fill(`30.04.${NEXT_YEAR}`);
  await save('10.000');
  await expect.poll(accommodation).toBe(10 * 1_000_000);
  await save('12.500');
  await expect.poll(accommodation).toBe(10 * 1_250_000);

  await office.send('PATCH', '/v1/admin/villas/activity', { id, active: false });
  expect(problems).toEqual([]);
});

/** A guest's request for a villa that is free then. */
async function requestStay(
  request: APIRequestContext,
  stay: { checkin: string; checkout: string },
) {
  const { slug } = await findFreeVilla(request, stay);
  const asked = { slug, checkIn: stay.checkin, checkOut: stay.checkout };
  const quote = await request.post('/v1/quote', {
    data: { ...asked, adults: 2, children: 0, babies: 0 },
  });
  const { quoteToken } = (await quote.json()).content;
  const { firstName, lastName, phone, email } = GUEST;
  const answer = await request.post('/v1/reservation', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      quoteToken,
      customer: { firstName, lastName, phone, email },
      consents: { terms: true, kvkk: true, marketing: false },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).content.reservationCode as string;
}

test('of two clerks who save one reservation the second is told who saved first, and chooses', async ({
  page,
  request,
}) => {
  const { get, send } = await officeOf(request);
  const code = await requestStay(request, {
    checkin: `${NEXT_YEAR}-02-20`,
    checkout: `${NEXT_YEAR}-02-27`,
  });
  const { items } = await get(`/v1/admin/reservations?reservation_id=${code}`);
  const path = `/v1/admin/reservations/${items[0].id}`;

  await openSession(page, ADMIN);
  await page.goto(`/dashboard/reservations/${items[0].id}`);
  await page.getByRole('button', { name: 'Notları düzenle' }).click();
  await page.getByLabel('Acenta notu (misafir görmez)').fill('Erken giriş soruyor');
  const { version } = await get(path);
  await send('PUT', path, { version, agencyNote: 'Havaalanından alınacak' });

  await page.getByRole('button', { name: 'Kaydet', exact: true }).first().click();
  const notice = page.getByRole('alert').filter({ hasText: 'Yazdıklarınız duruyor' });
  await expect(notice).toContainText('Havaalanından alınacak');
  await expect(page.getByLabel('Acenta notu (misafir görmez)')).toHaveValue('Erken giriş soruyor');
  await notice.getByRole('button', { name: 'Benimkini kaydet' }).click();
  await expect(page.getByText('Notlar kaydedildi')).toBeVisible();
  expect((await get(path)).agencyNote).toBe('Erken giriş soruyor');
});

async function logInAgain(page: Page) {
  await expect(page).toHaveURL(/\/dashboard\/login/);
  await page.getByLabel('E-posta').fill(ADMIN.email);
  await page.getByLabel('Parola', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
}

test('typed input survives a session that ends in the middle of a form', async ({
  page,
  request,
}) => {
  await signInByForm(page, ADMIN);
  await page.goto('/dashboard/website/faq/yeni');
  await page.getByLabel('Soru', { exact: true }).fill('Havuz ısıtılıyor mu?');
  await page.getByLabel('Yanıt').fill('Isıtmalı havuzlarda evet.');

  // Ended on the server meanwhile, as a password change elsewhere does; the save is refused.
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('admin') ?? '{}').token);
  await request.post('/v1/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await logInAgain(page);
  await expect(page).toHaveURL(/\/dashboard\/website\/faq\/yeni$/);
  // What was typed is offered, never put in unasked.
  await page.getByRole('button', { name: 'Sürdür' }).click();
  await expect(page.getByLabel('Soru', { exact: true })).toHaveValue('Havuz ısıtılıyor mu?');
  await expect(page.getByLabel('Yanıt')).toHaveValue('Isıtmalı havuzlarda evet.');

  // Its time was over while the page stood open: the same.
  await page.getByLabel('Yanıt').fill('Isıtmalı havuzlarda evet, ekimden nisana.');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('admin') ?? '{}');
    localStorage.setItem('admin', JSON.stringify({ ...session, exp: 1 }));
  });
  await page.reload();
  await logInAgain(page);
  await page.getByRole('button', { name: 'Sürdür' }).click();
  await expect(page.getByLabel('Yanıt')).toHaveValue('Isıtmalı havuzlarda evet, ekimden nisana.');
});
