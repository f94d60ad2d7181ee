import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { addDays, type Day, formatDayLong } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { faultsOf } from '../accessibility.ts';
import { officeOf } from '../office.ts';
import { ADMIN, findFreeVilla, GUEST, openSession, uniqueName, watchConsole } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

/** A stay that the agency has sold, and that this test alone knows. */
async function sell(request: APIRequestContext, checkin: Day) {
  const office = await officeOf(request);
  const nights = { checkin, checkout: addDays(checkin, 7) };
  const customer = { ...GUEST, email: `${crypto.randomUUID()}@posta.example` };
  return office.read(await office.book(nights, 'confirmed', customer));
}

async function textOfDownload(page: Page, start: () => Promise<unknown>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), start()]);
  const bytes = new Uint8Array(await readFile(await file.path()));
  return (await readPdf(bytes)).pages.join('\n');
}

test('a visitor reads the contract of exactly this stay before agreeing to it', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const dates = { checkin: `${NEXT_YEAR}-11-08`, checkout: `${NEXT_YEAR}-11-15` };
  const villa = await findFreeVilla(request, dates);
  await page.goto(`/talep/${villa.slug}?${new URLSearchParams({ ...dates, adults: '2' })}`);
  const [contract] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'ön bilgilendirme formunu ve sözleşmeyi' }).click(),
  ]);
  await expect(contract.getByRole('heading', { level: 1 })).toContainText('sözleşmesi');
  const main = contract.locator('main');
  await expect(main).toContainText(villa.name);
  await expect(main).toContainText(formatKurus(villa.price.total ?? 0));
  await expect(main).toContainText(formatDayLong(dates.checkin));
  await expect(main).toContainText('cayma hakkı yoktur');
  expect(await faultsOf(contract)).toEqual([]);

  const stale = await contract.goto('/rezervasyon/sozlesme?teklif=yok');
  expect(stale?.status()).toBe(400);
  await expect(contract.getByRole('heading', { level: 1 })).toHaveText('Bu fiyatın süresi doldu');
  expect(problems).toEqual([]);
});

test('a guest saves the voucher and the contract from the page of the stay', async ({
  page,
  request,
}) => {
  const sold = await sell(request, `${NEXT_YEAR}-10-20`);
  await page.goto(`/enquire?code=${sold.reservation_id}`);
  await page.locator('#sorgu').getByLabel('E-posta adresiniz').fill(sold.customer.email);
  await page.getByRole('button', { name: 'Sayfamı aç' }).click();
  for (const [name, title] of [
    ['Rezervasyon belgesi (PDF)', 'Rezervasyon belgesi'],
    ['Sözleşme (PDF)', 'Mesafeli konaklama sözleşmesi'],
  ] as const) {
    const button = page.getByRole('button', { name });
    const text = await textOfDownload(page, () => button.click());
    expect(text).toContain(title);
    expect(text).toContain(sold.reservation_id);
    expect(text).toContain(formatKurus(sold.total));
  }
});

test('a clerk prints and saves the documents of a stay', async ({ page, request }) => {
  const problems = watchConsole(page);
  const sold = await sell(request, `${NEXT_YEAR}-10-27`);
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/reservations/${sold.id}`);
  const pdf = page.getByRole('button', { name: 'Rezervasyon belgesi: PDF indir' });
  const text = await textOfDownload(page, () => pdf.click());
  expect(text).toContain(sold.customer.lastName);
  expect(text).toContain(sold.villa_name);

  const [print] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Rezervasyon belgesi: yazdır' }).click(),
  ]);
  await expect(print.getByRole('heading', { level: 1 })).toHaveText('Rezervasyon belgesi');
  await expect(print.locator('main')).toContainText(formatKurus(sold.total));
  expect(await faultsOf(print)).toEqual([]);
  // On paper there is nothing but the paper.
  await print.emulateMedia({ media: 'print' });
  await expect(print.getByRole('button', { name: /Yazdır/ })).toBeHidden();
  expect(problems).toEqual([]);
});

test('a clerk exports the filtered list as a spreadsheet', async ({ page, request }) => {
  // Three that this test alone knows, and one of them in another state.
  const office = await officeOf(request);
  const lastName = uniqueName('Dökümlü');
  for (const [checkin, status] of [
    [`${NEXT_YEAR}-11-01`, 'confirmed'],
    [`${NEXT_YEAR}-11-08`, 'confirmed'],
    [`${NEXT_YEAR}-11-15`, 'option'],
  ] as const) {
    const nights = { checkin, checkout: addDays(checkin, 7) };
    await office.book(nights, status, { ...GUEST, lastName });
  }
  await openSession(page, ADMIN);
  const query = new URLSearchParams({ status: 'confirmed', customer_name: lastName });
  await page.goto(`/dashboard/reservations?${query}`);
  await expect(page.locator('output', { hasText: /^\d+ rezervasyon$/ })).toHaveText(/^2 /);
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel (XLSX)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^rezervasyonlar-\d{4}-\d\d-\d\d\.xlsx$/);
  const { sheets } = await readXlsx(await readFile(await file.path()));
  const [head = [], ...rows] = sheets[0]?.rows ?? [];
  expect(rows).toHaveLength(2);
  const column = (title: string) => rows.map((row) => row[head.indexOf(title)]);
  expect(new Set(column('Durum'))).toEqual(new Set(['Onaylandı']));
  for (const total of column('Toplam (TL)')) expect(typeof total).toBe('number');
  for (const arrival of column('Giriş')) expect(arrival).toBeInstanceOf(Date);
});
