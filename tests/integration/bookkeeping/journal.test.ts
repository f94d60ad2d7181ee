import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_ACCOUNTS } from '#domain/bookkeeping/accounts.ts';
import type { Journal } from '#domain/bookkeeping/schema.ts';
import { journalLines, journalMonths } from '#drizzle/schema/bookkeeping.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { post } from '#tests/support/payments.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';
import { queryPlans } from '#tests/support/query-plans.ts';
import { linesOf, readLines, readMonth } from '#worker/features/bookkeeping/queries.ts';

let app: TestApp;
let token: string;
let owner: Awaited<ReturnType<typeof createOwner>>;
let june: { id: string; code: string };

/** A week of June with its prepayment of June; the clock stands in July. */
beforeAll(async () => {
  app = testApp({ now: '2027-06-01T09:00:00.000Z' });
  token = await signIn(app, (await createUser(app)).email);
  owner = await createOwner(app);
  june = await sellWeek(app, token, owner, '2027-06-14');
  await record({ kind: 'prepayment', amount: 700_000 });
  app.clock.set('2027-07-05T09:00:00.000Z');
  token = await signIn(app, (await createUser(app)).email);
});

const record = (entry: object) =>
  post(app, token, '/v1/admin/transactions', {
    reservation_id: june.code,
    method: 'havale_eft',
    ...entry,
  });
const read = async (month: string): Promise<Journal> =>
  (await app.call('GET', `/v1/admin/journal?month=${month}`, { token })).body.content;
const file = async (month: string) =>
  (await app.call('GET', `/v1/admin/journal/lines.csv?month=${month}`, { token })).text;
const close = (month: string) =>
  app.call('POST', '/v1/admin/journal/close', { token, body: { month } });

it('shows a month as balanced accounts, with the invoices that are due', async () => {
  const journal = await read('2027-06');
  expect(journal).toMatchObject({
    state: 'next',
    next: '2027-06',
    can_close: true,
    vouchers: 2,
    corrections: 0,
  });
  expect(journal.debit).toBe(journal.credit);
  const net = Object.fromEntries(
    journal.accounts.map(({ role, debit, credit }) => [role, debit - credit]),
  );
  // 3.500 ₺ of commission has 583,33 ₺ of VAT within it.
  expect(net).toEqual({
    bank: 700_000,
    guests: 0,
    owners: -350_000,
    commission: -291_667,
    commission_vat: -58_333,
  });
  expect(journal.invoices).toEqual([
    {
      to: 'owner',
      name: 'Şule Iğdır',
      stays: 1,
      what: 'commission',
      net: 291_667,
      vat: 58_333,
      gross: 350_000,
    },
  ]);
});

it('is a file of vouchers under the codes that were chosen', async () => {
  const plan = { ...DEFAULT_ACCOUNTS, owners: { code: '336.07', name: 'Ev sahipleri, şahıs' } };
  const wrong = { ...plan, bank: { code: '=1+1', name: 'x' } };
  const save = (body: object) => app.call('PUT', '/v1/admin/journal/accounts', { token, body });
  expect((await save(wrong)).status).toBe(400);
  expect((await save(plan)).status).toBe(200);
  const lines = (await file('2027-06')).trim().split('\r\n');
  expect(lines[1]).toBe(
    `202706-00001;2027-06-01;102;Bankalar;Para hareketi ${june.code};;7000,00;`,
  );
  expect(lines).toContain(
    `202706-00002;2027-06-14;336.07;Ev sahipleri, şahıs;Konaklama ${june.code};Şule Iğdır;;3500,00`,
  );
});

it('closes months in order, once, and only those that are over', async () => {
  const early = await close('2027-07');
  expect([early.status, early.body.code]).toEqual([422, 'MONTH_NOT_OVER']);
  const before = await file('2027-06');
  const closed = await close('2027-06');
  expect(closed.body.content).toMatchObject({ state: 'closed', next: '2027-07' });
  expect((await close('2027-06')).body.code).toBe('MONTH_CLOSED');
  app.clock.set('2027-09-02T09:00:00.000Z');
  token = await signIn(app, (await createUser(app)).email);
  expect((await close('2027-08')).body.code).toBe('MONTH_OUT_OF_ORDER');
  expect(await file('2027-06')).toBe(before);
});

it('writes corrections into the next open month and leaves the closed one unchanged', async () => {
  const before = await file('2027-06');
  // Entered late, with a day of the closed month.
  await record({ kind: 'balance', amount: 100_000, paidAt: '2027-06-20T09:00:00.000Z' });
  // It was beyond the prepayment, so more is the owner's.
  expect((await read('2027-07')).corrections).toBe(1);
  await app.deps.db.rows.run(`update reservations set commission = commission + 5000
    where id = '${june.id}'`);
  expect(await file('2027-06')).toBe(before);
  const july = await read('2027-07');
  expect(july).toMatchObject({ vouchers: 2, corrections: 1 });
  expect(july.debit).toBe(july.credit);
  expect(july.invoices).toMatchObject([{ gross: 5000, vat: 834 }]);
  const rows = await file('2027-07');
  expect(rows).toContain(
    `;2027-07-01;102;Bankalar;Para hareketi ${june.code}, 2027-06-20 tarihli;`,
  );
  expect(rows).toContain(`Düzeltme: Konaklama ${june.code}`);
  expect((await close('2027-07')).status).toBe(200);
  expect((await read('2027-08')).vouchers).toBe(0);
});

it('keeps the lines of a corrected voucher together, so that every voucher balances', async () => {
  await record({ kind: 'balance', amount: 50_000, paidAt: '2027-06-12T09:00:00.000Z' });
  // The arrival moves before the day of that payment, and an account is new to the voucher.
  await app.deps.db.rows.run(`update reservations set check_in = '2027-06-10',
    agency_extras = 60000 where id = '${june.id}'`);
  const [, ...lines] = (await file('2027-08')).trim().split('\r\n');
  const kurus = (text = '') => Number(text.replace(',', ''));
  const vouchers = Map.groupBy(
    lines.map((line) => line.split(';')),
    ([number]) => number,
  );
  const sums = [...vouchers.values()].map((rows) =>
    rows.reduce((sum, cells) => sum + kurus(cells[6]) - kurus(cells[7]), 0),
  );
  expect(sums).toEqual([0, 0]);
});

it('is enforced by the database: a closed month cannot be written or reopened', async () => {
  const { rows } = app.deps.db;
  const [line] = await rows.select().from(journalLines).limit(1);
  const again = { ...line!, source: 'entry:x' };
  await expect(rows.insert(journalLines).values(again).run()).rejects.toThrow();
  await expect(rows.update(journalLines).set({ amount: 1 }).run()).rejects.toThrow();
  await expect(rows.delete(journalLines).run()).rejects.toThrow();
  await expect(rows.delete(journalMonths).run()).rejects.toThrow();
  await expect(
    rows
      .update(journalMonths)
      .set({ month: '2030-01' })
      .where(eq(journalMonths.month, '2027-07'))
      .run(),
  ).rejects.toThrow();
  // A voucher that does not balance keeps its month open.
  await rows
    .insert(journalLines)
    .values({ ...line!, month: '2027-08', source: 'entry:y', amount: 7 });
  const closing = { month: '2027-08', closedAt: '2027-09-02T09:00:00.000Z' };
  await expect(rows.insert(journalMonths).values(closing).run()).rejects.toThrow();
  const theirs = await signIn(app, owner.email);
  expect((await app.call('GET', '/v1/admin/journal?month=2027-06', { token: theirs })).status).toBe(
    403,
  );
});

it('reads the days of a month and changes, never the whole history', async () => {
  for (const state of ['next', 'later'] as const) {
    const page = { skip: 0, take: 10 };
    const [plan] = await queryPlans((db) =>
      readLines(db, linesOf('2027-09', state, ['a', 'b']), page),
    );
    const read = plan!.filter((line) => /transactions|reservations|journal_lines/.test(line));
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter((line) => line.startsWith('SCAN'))).toEqual([]);
    // By its state alone would be the whole ledger.
    expect(read.filter((line) => /\(status=\?\)/.test(line))).toEqual([]);
  }
  const [, , first] = await queryPlans((db) => readMonth(db, '2027-09'));
  expect(first!.filter((line) => /reservations|transactions/.test(line))).toEqual([
    expect.stringContaining('transactions_day'),
    expect.stringContaining('reservations_id_unique'),
    expect.stringContaining('reservations_day'),
    expect.stringContaining('reservations_kept'),
  ]);
  expect(first!.join()).not.toContain('B-TREE');
});
