import { expect, test } from '@playwright/test';
import { addMonths, istanbulDay, monthOf } from '#domain/values/dates.ts';
import type { InvoiceDraft, InvoiceMonth } from '#domain/invoices/schema.ts';
import { officeOf } from '../office.ts';
import { ADMIN, openSession, watchConsole } from '../support.ts';
import { startTask } from './task-meter.ts';

/** An accountant's month of invoices, and how many of them lack their buyer. */
const INVOICES = 17;
const LACKING = 5;

const BUYER = {
  number_kind: 'tckn',
  number: '10000000146',
  tax_office: '',
  country: 'Türkiye',
  registered: false,
  street: 'Çarşı Cad. 3',
  district: 'Kaş',
  city: 'Antalya',
};

/** Months that are over; the demo has a season in them. */
const MONTHS = [-2, -3, -4, -5, -6].map((back) =>
  addMonths(monthOf(istanbulDay(new Date())), back),
);

test('an accountant issues a month of invoices of which five lack their buyer', async ({
  page,
  request,
}) => {
  test.slow();
  const problems = watchConsole(page);
  const { get, send } = await officeOf(request);
  await send('PUT', '/v1/admin/rules/edit', {
    invoice_series: 'E2E',
    invoices_from: `${MONTHS.at(-1)}-01`,
  });
  await send('PUT', '/v1/admin/contact/edit', {
    site_address: 'Liman Sok. 4, 07580 Kaş / Antalya',
    tax_office: 'Kaş',
    tax_number: '1234567890',
  });
  const read = (month: string): Promise<InvoiceMonth> => get(`/v1/admin/invoices?month=${month}`);
  const months = await Promise.all(MONTHS.map(read));
  const chosen = months.find(
    ({ drafts }) => lackingOf(drafts).length >= LACKING + 1 && drafts.length >= INVOICES,
  );
  expect(
    chosen,
    months.map(({ month, drafts }) => `${month}: ${drafts.length}`).join(),
  ).toBeDefined();
  const { month, drafts } = chosen!;
  // What is more than the month of the task is issued before it.
  const lacking = lackingOf(drafts);
  const others = lacking.slice(0, -LACKING);
  for (const { payer, name } of others) {
    const path = `/v1/admin/invoices/buyers/${encodeURIComponent(payer)}`;
    await send('PUT', path, { ...BUYER, name: name.slice(0, 60) });
  }
  const left = new Set(lacking.slice(-LACKING).map(({ payer }) => payer));
  const ready = drafts.filter(({ payer }) => !left.has(payer));
  const early = ready.slice(0, drafts.length - INVOICES).map(({ id }) => id);
  if (early.length > 0) await send('POST', '/v1/admin/invoices/issue', { ids: early });

  await openSession(page, ADMIN);
  await page.goto(`/dashboard/transactions/faturalar?ay=${month}`);
  const issue = page.getByRole('button', { name: /^Hazır olan \d+ faturayı kes$/ });
  await expect(issue).toBeVisible();
  const task = startTask(page, 'a month of 17 invoices, 5 without their buyer');
  await task.press(page.getByRole('button', { name: `Eksik ${LACKING} alıcıyı sırayla doldur` }));
  for (let nth = 1; nth <= LACKING; nth++) {
    const dialog = page.getByRole('dialog', { name: /^Alıcı:/ });
    await task.type(dialog.getByLabel('T.C. kimlik no'), BUYER.number);
    await task.type(dialog.getByLabel('Cadde, sokak, kapı no'), BUYER.street);
    await task.type(dialog.getByLabel('İlçe'), BUYER.district);
    await task.type(dialog.getByLabel('İl', { exact: true }), BUYER.city);
    await task.press(dialog.getByRole('button', { name: /^Kaydet/ }));
    if (nth < LACKING) await expect(dialog.getByLabel('T.C. kimlik no')).toHaveValue('');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await task.press(page.getByRole('button', { name: `Hazır olan ${INVOICES} faturayı kes` }));
  await expect(page.getByText(`${INVOICES} fatura kesildi`)).toBeVisible({ timeout: 60_000 });
  // A press for each buyer, one to begin, one to issue; a Tab between fields would be four more each.
  const typing = task.end({ presses: 2 + LACKING, fields: 4 * LACKING });
  expect(typing).toBeLessThan(180);
  expect((await read(month)).drafts).toEqual([]);
  expect(problems).toEqual([]);
  // Guests of other tests are asked for nothing.
  await send('PUT', '/v1/admin/rules/edit', { invoices_from: '' });
});

const lackingOf = (drafts: readonly InvoiceDraft[]) => [
  ...new Map(
    drafts.filter(({ missing }) => missing.length > 0).map((draft) => [draft.payer, draft]),
  ).values(),
];
