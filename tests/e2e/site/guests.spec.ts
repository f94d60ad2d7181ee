import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { faultsInBothThemes } from '../accessibility.ts';
import { ADMIN, apiToken, findFreeVilla, openSession, watchConsole } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

/** Villas of this file's own nights; each stay is called off when its test is over. */
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

type Stay = { id: string; link: string; token: string; villa: string };

async function confirmedStay(
  request: APIRequestContext,
  checkin: string,
  checkout: string,
): Promise<Stay> {
  const token = await apiToken(request, ADMIN);
  const villa = await findFreeVilla(request, { checkin, checkout });
  const headers = { authorization: `Bearer ${token}` };
  const made = await request.post('/v1/admin/reservations', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: {
      villa_id: villa.id,
      checkIn: checkin,
      checkOut: checkout,
      adults: 2,
      status: 'confirmed',
      customer: {
        firstName: 'Gülşah',
        lastName: 'Öztürk',
        phone: '0532 123 45 67',
        email: `gulsah-${Date.now()}@posta.example`,
      },
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()).content;
  const shared = await request.post(`/v1/admin/reservations/${id}/guestlink`, {
    headers,
    data: {},
  });
  const { pathname, search } = new URL((await shared.json()).content.link);
  return { id, link: pathname + search, token, villa: villa.name };
}

async function callOff(request: APIRequestContext, { id, token }: Stay): Promise<void> {
  const answer = await request.patch(`/v1/admin/reservations/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { status: 'cancelled', reason: 'Deneme bitti' },
  });
  expect(answer.status()).toBe(200);
}

const person = (page: Page, number: number) => page.getByRole('group', { name: `${number}. kişi` });

const openList = (page: Page) => page.getByText('Kişileri yazın').click();

async function openPhone(browser: Browser, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, ...options });
  return context.newPage();
}

test('a guest fills the list in on a phone, leaves, comes back and finishes; the clerk sees it', async ({
  browser,
  page: clerk,
  request,
}) => {
  const stay = await confirmedStay(request, `${NEXT_YEAR}-11-08`, `${NEXT_YEAR}-11-15`);
  let phone = await openPhone(browser);
  const problems = watchConsole(phone);
  await phone.goto(stay.link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(stay.villa);
  await openList(phone);
  await expect(phone.getByText('0/2 kişi tamamlandı')).toBeVisible();
  expect(await faultsInBothThemes(phone)).toEqual([]);

  // Whoever booked stands there already.
  const first = person(phone, 1);
  await expect(first.getByLabel('Ad', { exact: true })).toHaveValue('Gülşah');
  await expect(first.getByLabel('Soyad')).toHaveValue('Öztürk');
  await first.getByLabel('Doğum tarihi').fill('1990-05-01');
  await first.getByLabel('T.C. kimlik no').fill('10000000147');
  await first.getByLabel('T.C. kimlik no').blur();
  await expect(first.getByText('Geçerli bir T.C. kimlik numarası yazın.')).toBeVisible();
  await expect(first.getByText('Kaydedildi; eksik: kimlik numarası')).toBeVisible();
  await first.getByLabel('T.C. kimlik no').fill('10000000146');
  await first.getByLabel('T.C. kimlik no').blur();
  await expect(first.getByText('✓ Tamam, kaydedildi')).toBeVisible();
  await expect(phone.getByText('1/2 kişi tamamlandı')).toBeVisible();
  expect(problems).toEqual([]);
  await phone.context().close();

  phone = await openPhone(browser);
  await phone.goto(stay.link);
  await openList(phone);
  await expect(person(phone, 1).getByLabel('Soyad')).toHaveValue('Öztürk');
  await expect(person(phone, 1).getByPlaceholder('Kayıtlı: *******0146')).toHaveValue('');
  expect(await phone.content()).not.toContain('10000000146');

  // On a slow line all of this is written before the script that keeps it is there.
  const { promise: written, resolve: haveWritten } = Promise.withResolvers<void>();
  await phone.route('**/stay-forms*', async (route) => {
    await written;
    await route.continue();
  });
  const second = person(phone, 2);
  await second.getByLabel('Ad', { exact: true }).fill('Jürgen');
  await second.getByLabel('Soyad').fill('Groß');
  await second.getByLabel('Uyruk').selectOption({ label: 'Almanya' });
  await second.getByLabel('Doğum tarihi').fill('1988-02-29');
  haveWritten();
  await expect(second.getByText(/^Kaydedildi; eksik/)).toBeVisible();
  // In a place without reception nothing typed is lost.
  await phone.context().setOffline(true);
  await second.getByLabel('Pasaport no').fill('c01x 00t-47');
  await second.getByLabel('Pasaport no').blur();
  await expect(second.getByText(/^Bağlantı yok; bağlanınca kaydedilecek/)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(second.getByText('✓ Tamam, kaydedildi')).toBeVisible();
  await expect(phone.getByText('2/2 kişi tamamlandı')).toBeVisible();
  expect(await faultsInBothThemes(phone)).toEqual([]);
  await phone.context().close();

  await openSession(clerk, ADMIN);
  await clerk.goto(`/dashboard/guest-lists?date=${NEXT_YEAR}-11-08`);
  const card = clerk.getByRole('listitem').filter({ hasText: stay.villa }).first();
  await expect(card.getByText('Tamam · 2/2')).toBeVisible();
  await expect(card.getByText('*****0T47')).toBeVisible();
  const [file] = await Promise.all([
    clerk.waitForEvent('download'),
    clerk.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`misafirler-${NEXT_YEAR}-11-08.csv`);
  const { readFile } = await import('node:fs/promises');
  expect(await readFile(await file.path(), 'utf8')).toContain('10000000146');
  expect(await faultsInBothThemes(clerk)).toEqual([]);
  await callOff(request, stay);
});

test('the guest list works without JavaScript, and one wrong number does not block the others', async ({
  browser,
  request,
}) => {
  const stay = await confirmedStay(request, `${NEXT_YEAR}-11-16`, `${NEXT_YEAR}-11-23`);
  const page = await openPhone(browser, { javaScriptEnabled: false });
  await page.goto(stay.link);
  await openList(page);
  await person(page, 1).getByLabel('Ad', { exact: true }).fill('Ömer');
  await person(page, 1).getByLabel('Soyad').fill('Çakır');
  await person(page, 1).getByLabel('T.C. kimlik ya da pasaport no').fill('12345678901');
  await person(page, 2).getByLabel('Ad', { exact: true }).fill('Ece');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('1 kişinin bilgilerinde düzeltilecek yer var')).toBeVisible();
  await expect(page.getByText('Geçerli bir T.C. kimlik numarası yazın.')).toBeVisible();
  await expect(person(page, 1).getByLabel('Soyad')).toHaveValue('Çakır');
  await person(page, 1).getByLabel('T.C. kimlik ya da pasaport no').fill('10000000146');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Yazdıklarınız kaydedildi.')).toBeVisible();
  await page.goto(stay.link);
  await openList(page);
  await expect(person(page, 2).getByLabel('Ad', { exact: true })).toHaveValue('Ece');
  await callOff(request, stay);
  await page.goto(stay.link);
  await expect(page.getByText('Bu rezervasyon iptal edildi.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Misafir listesi' })).toHaveCount(0);
  await page.context().close();
});

test('a person requests their data on the site and a clerk answers', async ({ page, request }) => {
  const email = `veri-${Date.now()}@posta.example`;
  await page.goto('/website/kvkk');
  await page.getByLabel('E-posta adresiniz').first().fill(email);
  await page.getByLabel('Ne istiyorsunuz?').selectOption('export');
  await page.getByRole('button', { name: 'Başvur' }).click();
  await expect(page.getByText('Adresinize bir e-posta gönderdik.')).toBeVisible();

  await openSession(page, ADMIN);
  await page.goto('/dashboard/privacy');
  await page.getByRole('link', { name: 'Başvuru ekle' }).click();
  await page.getByLabel('E-posta', { exact: true }).fill(email);
  await page.getByLabel('Ne istiyor?').selectOption('erasure');
  await page.getByRole('button', { name: /^Ekle/ }).click();
  const drawer = page.getByRole('complementary');
  await expect(drawer.getByRole('heading', { name: email })).toBeVisible();
  await expect(drawer.getByText('KVKK başvuruları')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Verileri sil…' }).click();
  await page.getByLabel('Onaylamak için e-posta adresini yazın').fill(email);
  await page.getByRole('button', { name: 'Verileri sil', exact: true }).click();
  await expect(drawer.getByText(/veriler silindi:/)).toBeVisible();
  await drawer.getByRole('button', { name: /^Sonuçlandır/ }).click();
  await expect(drawer.getByText('Tamamlandı')).toBeVisible();

  for (const [path, title] of [
    ['retention', 'Saklama süreleri'],
    ['destruction', 'İmha kayıtları'],
    ['person', 'Kişi ara'],
  ]) {
    await page.goto(`/dashboard/privacy/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  }
  const token = await apiToken(request, ADMIN);
  const log = await request.get('/v1/admin/privacy/destruction', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(JSON.stringify(await log.json())).not.toContain(email);
});
