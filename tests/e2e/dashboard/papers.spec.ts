import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import readXlsx from 'read-excel-file/node';
import { formatDayLong } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { faultsOf } from '../accessibility.ts';
import { ADMIN, apiToken, findFreeVilla, openSession, watchConsole } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

/** A stay that the demo agency has sold. */
async function findSold(request: APIRequestContext) {
  const authorization = `Bearer ${await apiToken(request, ADMIN)}`;
  const get = async (path: string) =>
    (await (await request.get(`/v1/admin/${path}`, { headers: { authorization } })).json()).content;
  const { items } = await get('reservations?status=confirmed&order=-checkin&take=1');
  return get(`reservations/${items[0].id}`);
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
  const sold = await findSold(request);
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
  const sold = await findSold(request);
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

test('a clerk exports the filtered list as a spreadsheet', async ({ page }) => {
  await openSession(page, ADMIN);
  await page.goto('/dashboard/reservations?status=confirmed');
  const shown = await page.locator('output', { hasText: /^\d+ rezervasyon$/ }).textContent();
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel (XLSX)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^rezervasyonlar-\d{4}-\d\d-\d\d\.xlsx$/);
  const [sheet] = await readXlsx(await file.path());
  const [head = [], ...rows] = sheet?.data ?? [];
  expect(rows).toHaveLength(Number(shown?.split(' ')[0]));
  const column = (title: string) => rows.map((row) => row[head.indexOf(title)]);
  expect(new Set(column('Durum'))).toEqual(new Set(['Onaylandı']));
  for (const total of column('Toplam (TL)')) expect(typeof total).toBe('number');
  for (const arrival of column('Giriş')) expect(arrival).toBeInstanceOf(Date);
});
