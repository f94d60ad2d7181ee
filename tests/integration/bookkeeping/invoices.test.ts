import { unzipSync } from 'fflate';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Journal } from '#domain/bookkeeping/schema.ts';
import { takeApart } from '#domain/invoices/amounts.ts';
import { INVOICE_MOVES, INVOICE_STATES } from '#domain/invoices/states.ts';
import type { InvoiceMonth, InvoiceRow, IssuedInvoices } from '#domain/invoices/schema.ts';
import { invoiceLines, invoices } from '#drizzle/schema/invoices.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { beginInvoicing, saveBuyer } from '#tests/support/invoices/agency.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';
import { guestInvoices } from '#worker/features/invoices/of-stay.ts';
import { readBuyers } from '#worker/features/invoices/buyers.ts';
import { sealIdentityNumber } from '#worker/features/users/identity-number.ts';
import { adminCalls } from '#tests/support/villas-admin.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof adminCalls>>;
let owner: Awaited<ReturnType<typeof createOwner>>;
let stay: { id: string; code: string };

/** A week of June; the clock stands in July. */
beforeAll(async () => {
  app = testApp({ now: '2027-06-01T09:00:00.000Z' });
  admin = await adminCalls(app);
  owner = await createOwner(app);
  stay = await sellWeek(app, admin.token, owner, '2027-06-14');
  app.clock.set('2027-07-05T09:00:00.000Z');
  admin = await adminCalls(app);
});

const month = async (name = '2027-06'): Promise<InvoiceMonth> =>
  (await admin.get(`/v1/admin/invoices?month=${name}`)).body.content;
const issue = async (ids: string[]): Promise<IssuedInvoices> =>
  (await admin.post('/v1/admin/invoices/issue', { ids })).body.content;
const setState = (number: string, state: string) =>
  admin.post('/v1/admin/invoices/states', { answers: [{ number, state, reason: '' }] });
const draft = () => `2027-06|commission|owner:${owner.id}`;

it('is empty, and says why, until the agency has begun', async () => {
  const { missing, drafts } = await month();
  expect(missing).toContain('Fatura serisi (üç harf)');
  expect(drafts).toEqual([]);
  const early = await admin.post('/v1/admin/invoices/issue', { month: '2027-06' });
  expect([early.status, early.body.code]).toEqual([422, 'INVOICES_NOT_SET_UP']);

  expect((await admin.put('/v1/admin/rules/edit', { invoice_series: 'kya' })).status).toBe(400);
  await beginInvoicing(app, admin);
  expect((await month()).missing).toEqual([]);
});

it('shows what is due, and what of the buyer is missing', async () => {
  const { drafts } = await month();
  expect(drafts).toMatchObject([
    {
      id: draft(),
      kind: 'sale',
      stays: [stay.code],
      net: 291_667,
      vat: 58_333,
      rounding: 0,
      gross: 350_000,
      due_on: '2027-06-21',
      is_late: true,
      missing: ['Alıcının adı, numarası ve adresi'],
      buyer: null,
    },
  ]);
  expect((await issue([draft()])).refused).toMatchObject([
    { reason: expect.stringContaining('Eksik') },
  ]);
});

it('keeps the buyer’s number sealed, and shows it masked', async () => {
  expect((await saveBuyer(admin, 'owner:999999')).status).toBe(404);
  expect((await saveBuyer(admin, `owner:${owner.id}`, { number: '10000000147' })).status).toBe(400);
  expect((await saveBuyer(admin, `owner:${owner.id}`, { number: '' })).status).toBe(422);
  const saved = await saveBuyer(admin, `owner:${owner.id}`);
  expect(saved.status).toBe(200);
  expect(saved.body.content.number).not.toContain('10000000146');
  // Without a number the stored one stays.
  expect(
    (await saveBuyer(admin, `owner:${owner.id}`, { number: '', tax_office: 'Kaş' })).status,
  ).toBe(200);
  const [row] = await app.deps.db.rows.all<{ number: string }>(
    sql`select number from invoice_buyers where key = ${`owner:${owner.id}`}`,
  );
  expect(row?.number).toMatch(/^v2\./);
  expect((await month()).drafts[0]?.missing).toEqual([]);
});

it('knows an owner whose own record is whole', async () => {
  const whole = await createOwner(app, {
    identityNumber: null,
    address: 'Liman Sok. 4, 07580 Kaş / Antalya',
  });
  const sealed = await sealIdentityNumber(app.deps, whole.id, '10000000146');
  await app.deps.db.rows
    .update(userDetails)
    .set({ identityNumber: sealed })
    .where(eq(userDetails.userId, whole.id));
  const buyers = await readBuyers(app.deps, [`owner:${whole.id}`, 'stay:none']);
  expect([...buyers]).toMatchObject([
    [`owner:${whole.id}`, { number: '10000000146', district: 'Kaş', city: 'Antalya' }],
  ]);
});

it('asks for a month or for drafts, each with its month', async () => {
  const ask = async (body: object) => (await admin.post('/v1/admin/invoices/issue', body)).status;
  expect(await ask({})).toBe(400);
  expect(await ask({ month: '2027-06', ids: [draft()] })).toBe(400);
  expect(await ask({ ids: ['commission|owner:7'] })).toBe(400);
  expect((await issue([draft().replace('2027-06', '2027-05')])).refused).toHaveLength(1);
});

it('takes a number once, whoever presses, however often', async () => {
  const pressed = await Promise.all([
    issue([draft()]),
    issue([draft()]),
    issue([draft(), draft()]),
  ]);
  const numbers = pressed.flatMap(({ issued }) => issued.map(({ number }) => number));
  expect(numbers).toEqual(['KYA2027000000001']);
  expect((await month()).drafts).toEqual([]);
  const { issued } = await month('2027-07');
  expect(issued).toMatchObject([
    { number: 'KYA2027000000001', profile: 'earchive', gross: 350_000, state: 'issued' },
  ]);
});

it('stands on the stay and on the owner’s statement, and is none of the guest’s', async () => {
  const number = 'KYA2027000000001';
  const issued_on = '2027-07-05';
  const { body } = await admin.get(`/v1/admin/reservations/${stay.id}/invoice`);
  expect(body.content).toEqual({
    invoice: null,
    register: [
      {
        id: expect.any(String),
        number,
        file: false,
        what: 'commission',
        kind: 'sale',
        issued_on,
        state: 'issued',
        gross: 350_000,
      },
    ],
  });
  const statement = await admin.get(`/v1/admin/reports/statement?owner=${owner.id}&month=2027-06`);
  expect(statement.body.content.invoices).toEqual([
    { id: expect.any(String), number, file: false, issued_on, gross: 350_000 },
  ]);
  const [guest] = await app.deps.db.rows.all<{ numbers: string }>(
    sql`select ${guestInvoices(sql`${stay.id}`)} as numbers`,
  );
  expect(guest?.numbers).toBe('[]');
});

it('is a UBL file each, and a workbook', async () => {
  const response = await app.fetch('/v1/admin/invoices/files.zip?month=2027-07', {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['KYA2027000000001.xml', 'faturalar-2027-07.xlsx']);
  const xml = new TextDecoder().decode(files['KYA2027000000001.xml']);
  expect(xml).toContain('<cbc:ID schemeID="TCKN">10000000146</cbc:ID>');
  expect(xml).toContain('<cbc:PayableAmount currencyID="TRY">3500.00</cbc:PayableAmount>');
});

it('takes the integrator’s answers, each once, and no move that does not exist', async () => {
  const number = 'KYA2027000000001';
  const changes = async (state: string) => (await setState(number, state)).body.content;
  expect(await changes('sent')).toEqual({ changed: 1, refused: [] });
  expect(await changes('sent')).toEqual({ changed: 0, refused: [] });
  expect(await changes('accepted')).toEqual({ changed: 1, refused: [] });
  expect(await changes('sent')).toMatchObject({ changed: 0, refused: [{ number }] });
  expect((await setState('KYA2027000000099', 'sent')).body.content.refused).toHaveLength(1);
});

it('answers a changed price with a paper for the difference, and a stay that is off with a return', async () => {
  const { rows } = app.deps.db;
  const change = (values: object) =>
    rows
      .update(reservations)
      .set(values)
      .where(eq(reservations.id, stay.id as never));
  await change({ commission: 400_000 });
  expect((await month()).drafts).toMatchObject([{ kind: 'sale', gross: 50_000 }]);
  await change({ commission: 300_000 });
  const [back] = (await month()).drafts;
  expect(back).toMatchObject({ kind: 'return', gross: -50_000 });
  expect((await issue([back!.id])).issued).toMatchObject([{ number: 'KYA2027000000002' }]);
  const response = await app.fetch('/v1/admin/invoices/files.zip?month=2027-07', {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const xml = new TextDecoder().decode(files['KYA2027000000002.xml']);
  expect(xml).toContain('<cbc:InvoiceTypeCode>IADE</cbc:InvoiceTypeCode>');
  expect(xml).toContain('<cbc:PayableAmount currencyID="TRY">500.00</cbc:PayableAmount>');
  expect(xml).toContain('<cbc:ID>KYA2027000000001</cbc:ID>');
  const [{ id }] = (await month('2027-07')).issued as [InvoiceRow];
  const alone = (path: string) =>
    app.fetch(path, { headers: { authorization: `Bearer ${admin.token}` } });
  expect(await (await alone(`/v1/admin/invoices/${id}/xml`)).text()).toBe(xml);
  expect((await alone(`/v1/admin/invoices/${'a'.repeat(24)}/xml`)).status).toBe(404);
  // Cancelled at the office: it is due again.
  await setState('KYA2027000000002', 'cancelled');
  expect((await month()).drafts).toMatchObject([{ kind: 'return', gross: -50_000 }]);
  await change({ commission: 350_000 });
  expect((await month()).drafts).toEqual([]);
});

it('is held by the database: no gap, no second time, no change, no other move', async () => {
  const { rows } = app.deps.db;
  const [row] = await rows.select().from(invoices).orderBy(invoices.sequence).limit(1);
  const again = { ...row!, id: 'x', uuid: 'x' };
  await expect(rows.insert(invoices).values({ ...again, sequence: 9 })).rejects.toThrow();
  await expect(
    rows.insert(invoices).values({ ...again, sequence: 3, issuedOn: '2027-01-01' }),
  ).rejects.toThrow();
  await expect(rows.update(invoices).set({ gross: 1 })).rejects.toThrow();
  await expect(rows.delete(invoices)).rejects.toThrow();
  await expect(rows.delete(invoiceLines)).rejects.toThrow();
  await expect(rows.update(invoiceLines).set({ net: 1 })).rejects.toThrow();
  const [line] = await rows.select().from(invoiceLines).limit(1);
  await rows.insert(invoices).values({ ...again, sequence: 3 });
  await expect(rows.insert(invoiceLines).values({ ...line!, invoiceId: 'x' })).rejects.toThrow();
});

it('moves by one table, in the database as in the domain', async () => {
  const { rows } = app.deps.db;
  const [row] = await rows.select().from(invoices).orderBy(invoices.sequence).limit(1);
  for (const [from, to] of INVOICE_STATES.flatMap((a) =>
    INVOICE_STATES.map((b) => [a, b] as const),
  )) {
    const [last] = await rows.select().from(invoices).orderBy(desc(invoices.sequence)).limit(1);
    const id = `${from}-${to}`;
    await rows
      .insert(invoices)
      .values({ ...row!, id, uuid: id, sequence: last!.sequence + 1, state: from });
    const moved = rows.update(invoices).set({ state: to }).where(eq(invoices.id, id));
    if (from === to || INVOICE_MOVES[from].includes(to)) await moved;
    else await expect(moved, id).rejects.toThrow();
  }
});

it('takes a price apart in the database as on paper, and books the kuruş that is left', async () => {
  const { rows } = app.deps.db;
  // Papers would keep their own parts.
  await setState('KYA2027000000001', 'cancelled');
  for (const gross of [1, 3, 9, 100, 350_001, 350_003, 1_280_000, 99_999_999]) {
    await rows
      .update(reservations)
      .set({ commission: gross })
      .where(eq(reservations.id, stay.id as never));
    const [sale] = await rows.all<{ net: number; vat: number }>(
      sql`select net, vat from taxed_sales where reservation_id = ${stay.id} and what = 'commission'`,
    );
    const { net, vat, rounding } = takeApart(gross, { vat: 2_000 });
    expect(sale).toEqual({ net, vat });
    const { body } = await admin.get('/v1/admin/journal?month=2027-06');
    const { debit, credit, accounts } = body.content as Journal;
    expect(debit).toBe(credit);
    const booked = accounts.find(({ role }) => role === 'rounding');
    expect((booked?.credit ?? 0) - (booked?.debit ?? 0)).toBe(rounding === 0 ? 0 : rounding);
  }
});
