import { expect, type Page, test } from '@playwright/test';
import { cell, workbookOf } from '#tests/support/workbook-parts.ts';
import { faultsInBothThemes, overflowAt } from '../accessibility.ts';
import { ADMIN, openSession, watchConsole } from '../support.ts';

/** A list of villas of so many rows and columns. */
function workbook(rows: number, columns: number): Buffer {
  const row = (r: number) =>
    Array.from({ length: columns }, (_, c) =>
      cell('', r === 0 ? (['Villa kodu', 'Villa adı'][c] ?? `Not ${c}`) : `Metin ${r} ${c}`),
    ).join('');
  const text = Array.from({ length: rows }, (_, r) => `<row r="${r + 1}">${row(r)}</row>`);
  return Buffer.from(workbookOf([{ name: 'Liste', rows: text.join('').replaceAll(' r=""', '') }]));
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Aktarılacak dosya').setInputFiles({ name, mimeType: '', buffer });

const THREAD = /\/dashboard\/assets\/sheet-book-thread-[^/]*\.js$/;

test('a heavy workbook is read aside: the page answers, and whoever stops it reads another', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await openSession(page, ADMIN);
  await page.goto('/dashboard/import');
  const reading = page.getByText('Dosya okunuyor…');
  await choose(page, 'agir.xlsx', workbook(50_000, 20));
  await expect(reading).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(1);

  // A page that read it itself would do nothing of this before it was through.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV şablonu' }).click();
  await download;
  await expect(reading).toBeVisible();

  await page.getByRole('button', { name: 'Okumayı durdur' }).click();
  await expect(reading).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);

  await choose(page, 'liste.xlsx', workbook(2_001, 3));
  await expect(page.getByText('2.000 satır', { exact: true })).toBeVisible();
  await expect(page.getByText('ör. Metin 1 1')).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);
  expect(problems).toEqual([]);
});

test('a reader that is not done after two minutes is ended with a sentence', async ({ page }) => {
  await openSession(page, ADMIN);
  await page.clock.install();
  await page.goto('/dashboard/import');
  // A script that does not come stands for one that does not end.
  await page.route(THREAD, () => {});
  await choose(page, 'liste.xlsx', workbook(3, 3));
  await expect(page.getByText('Dosya okunuyor…')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await overflowAt(page, [390, 1440])).toEqual([0, 0]);
  await page.clock.runFor(120_000);
  await expect(page.getByRole('alert')).toContainText('iki dakikada okunamadı');
  await expect(page.getByRole('button', { name: 'Dosya seç' })).toBeEnabled();
  await page.unroute(THREAD);
  await choose(page, 'liste.xlsx', workbook(3, 3));
  await expect(page.getByText('2 satır', { exact: true })).toBeVisible();
});

test('a reader whose file an update took away says so', async ({ page }) => {
  await openSession(page, ADMIN);
  await page.goto('/dashboard/import');
  await page.route(THREAD, (route) => route.fulfill({ status: 404, body: '' }));
  await choose(page, 'liste.xlsx', workbook(3, 3));
  await expect(page.getByRole('alert')).toContainText('Panel bu arada güncellendi');
});
