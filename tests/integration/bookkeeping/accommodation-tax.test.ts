import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import type { Journal } from '#domain/bookkeeping/schema.ts';
import { takeApart } from '#domain/invoices/amounts.ts';
import type { InvoiceMonth, IssuedInvoices } from '#domain/invoices/schema.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { beginInvoicing, saveBuyer } from '#tests/support/invoices/agency.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';
import { adminCalls } from '#tests/support/villas-admin.ts';

type Owner = Awaited<ReturnType<typeof createOwner>>;

let app: TestApp;
let admin: Awaited<ReturnType<typeof adminCalls>>;
let owner: Owner;
/** Weeks of June: before the tax, with it, and with an exemption too. */
const stays: Record<'before' | 'taxed' | 'exempt', string> = { before: '', taxed: '', exempt: '' };

const TAXED = { vat: 2_000, accommodation: 200 };

/** The tax is set on 9 June, the exemption of commissions on 20 June; the clock stands in July. */
beforeAll(async () => {
  app = testApp({ now: '2027-06-01T09:00:00.000Z' });
  admin = await adminCalls(app);
  owner = await createOwner(app);
  await beginInvoicing(app, admin);
  const sell = async (day: string) => (await sellWeek(app, admin.token, owner, day)).id;
  stays.before = await sell('2027-06-03');
  stays.taxed = await sell('2027-06-10');
  stays.exempt = await sell('2027-06-21');
  await at('2027-06-09T09:00:00.000Z');
  await admin.put('/v1/admin/site/edit', { accommodation_tax_rate: '200' });
  await at('2027-06-20T09:00:00.000Z');
  await admin.put('/v1/admin/rules/edit', { commission_exemption: '302' });
  await at('2027-07-05T09:00:00.000Z');
});

async function at(now: string): Promise<void> {
  app.clock.set(now);
  admin = await adminCalls(app);
}

const sellServices = (gross: number, id = stays.taxed) =>
  app.deps.db.rows
    .update(reservations)
    .set({ agencyExtras: gross })
    .where(eq(reservations.id, id as never));
const register = async (name = '2027-06'): Promise<InvoiceMonth> =>
  (await admin.get(`/v1/admin/invoices?month=${name}`)).body.content;
const journal = async (): Promise<Journal> =>
  (await admin.get('/v1/admin/journal?month=2027-06')).body.content;
const statement = async () =>
  (await admin.get(`/v1/admin/reports/statement?owner=${owner.id}&month=2027-06`)).body.content;
const creditOf = ({ accounts }: Journal, wanted: string): number => {
  const found = accounts.find(({ role }) => role === wanted);
  return (found?.credit ?? 0) - (found?.debit ?? 0);
};
const issue = async (ids: string[]): Promise<IssuedInvoices> =>
  (await admin.post('/v1/admin/invoices/issue', { ids })).body.content;
async function files(): Promise<Record<string, string>> {
  const response = await app.fetch('/v1/admin/invoices/files.zip?month=2027-07', {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const found = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(found).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
  );
}

it('is said of the day of the service: what came before is as it was', async () => {
  const terms = await app.deps.db.rows.all(
    sql`select key, from_day, value from tax_terms order by from_day`,
  );
  expect(terms).toEqual([
    { key: 'accommodation_tax_rate', from_day: '2027-06-10', value: '200' },
    { key: 'commission_exemption', from_day: '2027-06-21', value: '302' },
  ]);
  await sellServices(12_200, stays.before);
  const [sale] = await app.deps.db.rows.all(
    sql`select net, vat, accommodation, exemption from taxed_sales
      where reservation_id = ${stays.before} and what = 'services'`,
  );
  expect(sale).toEqual({ net: 10_167, vat: 2_033, accommodation: 0, exemption: '' });
  await sellServices(0, stays.before);
});

const AMOUNTS = [1, 2, 3, 61, 12_200, 1_280_000, 99_999_999];
const someAmounts = fc.sample(fc.integer({ min: 1, max: 1_000_000_000 }), {
  numRuns: 12,
  seed: 44,
});

it.each([...AMOUNTS, ...someAmounts])(
  'is the same on the draft, in the books and by the rule of an invoice: %i kuruş',
  async (gross) => {
    const before = await statement();
    await sellServices(gross);
    const parts = takeApart(gross, TAXED);
    const draft = (await register()).drafts.find(({ what }) => what === 'services');
    expect(draft).toMatchObject({
      kind: 'accommodation',
      net: parts.net,
      vat: parts.vat,
      rounding: parts.rounding,
      gross,
    });
    expect(draft?.accommodation ?? 0).toBe(parts.accommodation);
    const books = await journal();
    expect(books.debit).toBe(books.credit);
    expect(
      ['services', 'services_vat', 'services_accommodation', 'rounding'].map((role) =>
        creditOf(books, role),
      ),
    ).toEqual([parts.net, parts.vat, parts.accommodation, parts.rounding]);
    expect(books.invoices.find(({ what }) => what === 'services')).toMatchObject({
      net: parts.net,
      vat: parts.vat,
      gross: gross - parts.rounding,
    });
    // The agency's own sale: what the owner gets does not move.
    expect((await statement()).totals.payout).toBe(before.totals.payout);
  },
);

it('is issued as its kind, and books, papers and statement agree', async () => {
  await sellServices(12_800);
  const payers = new Set((await register()).drafts.map(({ payer }) => payer));
  for (const payer of payers) await saveBuyer(admin, payer);
  const { drafts } = await register();
  expect(drafts.map(({ what, kind, vat }) => [what, kind, vat > 0])).toEqual([
    ['commission', 'sale', true],
    ['services', 'accommodation', true],
    ['commission', 'exempt', false],
  ]);
  expect((await issue(drafts.map(({ id }) => id))).refused).toEqual([]);
  const { issued } = await register('2027-07');
  const books = await journal();
  const sum = (part: 'net' | 'vat' | 'accommodation' | 'rounding') =>
    issued.reduce((all, row) => all + (row[part] ?? 0), 0);
  const booked = (...roles: string[]) =>
    roles.reduce((all, role) => all + creditOf(books, role), 0);
  expect(sum('net')).toBe(booked('commission', 'services'));
  expect(sum('vat')).toBe(booked('commission_vat', 'services_vat'));
  expect(sum('accommodation')).toBe(booked('services_accommodation'));
  expect(sum('rounding')).toBe(booked('rounding'));
  const { invoices, totals } = await statement();
  expect(invoices.reduce((all: number, { gross }: { gross: number }) => all + gross, 0)).toBe(
    totals.commission,
  );
  const xml = Object.values(await files());
  const accommodation = xml.find((one) => one.includes('KONAKLAMAVERGISI'));
  expect(accommodation).toContain('<cbc:TaxTypeCode>0059</cbc:TaxTypeCode>');
  expect(accommodation).toContain('<cbc:PayableAmount currencyID="TRY">128.00</cbc:PayableAmount>');
  expect(xml.find((one) => one.includes('>ISTISNA<'))).toContain(
    '<cbc:TaxExemptionReasonCode>302</cbc:TaxExemptionReasonCode>',
  );
});

it('is not reached by a later rate, and comes back with a return', async () => {
  const before = await journal();
  await admin.put('/v1/admin/site/edit', { accommodation_tax_rate: '0' });
  await admin.put('/v1/admin/rules/edit', { commission_exemption: '' });
  expect(await journal()).toEqual(before);
  expect((await register()).drafts).toEqual([]);
  await sellServices(0);
  const [back] = (await register()).drafts;
  const { net, vat, accommodation } = takeApart(-12_800, TAXED);
  expect(back).toMatchObject({ kind: 'return', net, vat, accommodation, gross: -12_800 });
  expect((await issue([back!.id])).refused).toEqual([]);
  expect(creditOf(await journal(), 'services_accommodation')).toBe(0);
  const returned = Object.values(await files()).find((one) => one.includes('>IADE<'));
  expect(returned).toContain('<cbc:TaxTypeCode>0059</cbc:TaxTypeCode>');
});

it('takes a reason of the table only', async () => {
  const save = async (value: string) =>
    (await admin.put('/v1/admin/rules/edit', { services_exemption: value })).status;
  expect(await save('999')).toBe(400);
  expect(await save('350')).toBe(200);
});
