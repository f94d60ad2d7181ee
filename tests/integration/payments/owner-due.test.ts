import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { transactions } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { moveStay, post } from '#tests/support/payments.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';

/** A week of `sellWeek`, in kuruş: of 35.000 ₺ the owner's are 31.500 ₺, whoever collects them. */
const TOTAL = 3_500_000;
const PREPAYMENT = 700_000;
const COMMISSION = 350_000;
const HALF = TOTAL / 2;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = testApp({ now: '2027-06-18T09:00:00.000Z' });
  token = await signIn(app, (await createUser(app)).email);
});

/** A sold week that begins on Monday, and what can be asked about its money. */
async function soldWeek() {
  const owner = await createOwner(app);
  const stay = await sellWeek(app, token, owner, '2027-06-21');
  const record = (kind: string, method: string, amount: number) =>
    post(app, token, '/v1/admin/transactions', {
      reservation_id: stay.code,
      kind,
      method,
      amount,
      note: 'Deneme',
      notify: false,
    });
  const read = async (path: string) => (await app.call('GET', path, { token })).body.content;
  /** Everybody who says what the owner is owed now must say the same. */
  const owed = async () => {
    const { due, balance } = {
      due: (await read(`/v1/admin/payouts/proposal?until=2027-06-21`)).owners.find(
        (row: any) => row.owner.id === owner.id,
      )?.due,
      ...(await read(`/v1/admin/reports/statement?month=2027-06&owner=${owner.id}`)),
    };
    const later = await read(`/v1/admin/reports/statement?month=2028-01&owner=${owner.id}`);
    const balances = await read('/v1/admin/reports/balances?month=2027-06');
    const listed = balances.owners.find((row: any) => row.owner.id === owner.id)?.balance;
    expect([due ?? 0, later.balance, listed ?? 0]).toEqual([balance, balance, balance]);
    return balance;
  };
  /** What the books say of guest and owner, in debit minus credit. */
  const books = async () => {
    const rows = await app.deps.db.rows.all<{ role: string; sum: number }>(
      sql`select role, sum(amount) as sum from journal_facts
        where reservation_id = ${stay.id} and role in ('guests', 'owners') group by role`,
    );
    return Object.fromEntries(rows.map(({ role, sum }) => [role, sum]));
  };
  const statement = async () => {
    const { stays } = await read(`/v1/admin/reports/statement?month=2027-06&owner=${owner.id}`);
    const { net, at_door, payout, paid_out, left } = stays[0];
    return { net, at_door, payout, paid_out, left };
  };
  return { owner, stay, record, owed, books, statement };
}

describe('what an owner is owed', () => {
  it('grows with what the agency takes of the balance, and is paid by the next run', async () => {
    const { owner, stay, record, owed, books, statement } = await soldWeek();
    expect(await owed()).toBe(PREPAYMENT - COMMISSION);
    await record('prepayment', 'havale_eft', PREPAYMENT);
    expect(await owed()).toBe(PREPAYMENT - COMMISSION);

    const recorded = await record('balance', 'fast', HALF - PREPAYMENT);
    expect(recorded.body.content.reservation.payout).toEqual({
      agreed: HALF - COMMISSION,
      paid: 0,
    });
    expect(await owed()).toBe(HALF - COMMISSION);
    expect(await statement()).toEqual({
      net: TOTAL - COMMISSION,
      at_door: HALF,
      payout: HALF - COMMISSION,
      paid_out: 0,
      left: HALF - COMMISSION,
    });
    expect(await books()).toEqual({ guests: 0, owners: COMMISSION - HALF });

    const day = testApp({ now: '2027-06-21T09:00:00.000Z' });
    const clerk = await signIn(day, (await createUser(day)).email);
    const due = HALF - COMMISSION;
    const rows = [{ owner: owner.id, due, amount: due }];
    const run = { until: '2027-06-21', rows, notify: false };
    expect((await post(day, clerk, '/v1/admin/payouts', run)).status).toBe(201);
    expect(await owed()).toBe(0);
    expect(await books()).toEqual({ guests: 0, owners: 0 });
    expect((await record('owner_payout', 'fast', 1)).body.code).toBe('PAYOUT_EXCEEDS_AGREED');

    const { status } = await record('balance', 'to_owner', HALF);
    expect([status, await owed(), await books()]).toEqual([201, 0, { guests: 0, owners: 0 }]);
    const detail = await app.call('GET', `/v1/admin/reservations/${stay.id}`, { token });
    expect(detail.body.content.dues).toEqual({ prepayment: 0, extras: 0, parts: 0, atDoor: 0 });
  });

  it('is not what the guest paid at the door, which never was in the till', async () => {
    const { record, owed, books, statement } = await soldWeek();
    await record('prepayment', 'card', PREPAYMENT);
    const before = await app.call('GET', '/v1/admin/reports/reconciliation?month=2027-06', {
      token,
    });
    expect((await record('balance', 'to_owner', TOTAL - PREPAYMENT)).status).toBe(201);
    const after = await app.call('GET', '/v1/admin/reports/reconciliation?month=2027-06', {
      token,
    });
    expect(after.body.content.closing).toBe(before.body.content.closing);
    expect(after.body.content.channels).toEqual(before.body.content.channels);
    expect(await owed()).toBe(PREPAYMENT - COMMISSION);
    expect(await statement()).toMatchObject({ at_door: TOTAL - PREPAYMENT, payout: 350_000 });
    expect(await books()).toEqual({ guests: 0, owners: COMMISSION - PREPAYMENT });
  });

  it('is negative for an owner who took the prepayment as well: the commission is ours', async () => {
    const { record, owed, books } = await soldWeek();
    await record('prepayment', 'to_owner', PREPAYMENT);
    await record('balance', 'to_owner', TOTAL - PREPAYMENT);
    expect(await owed()).toBe(-COMMISSION);
    expect(await books()).toEqual({ guests: 0, owners: COMMISSION });
  });

  it('leaves a guest who paid twice to be refunded, and the owner with one balance', async () => {
    const { stay, record, owed } = await soldWeek();
    await record('prepayment', 'havale_eft', PREPAYMENT);
    await record('balance', 'to_owner', TOTAL - PREPAYMENT);
    await record('balance', 'havale_eft', 100_000);
    expect(await owed()).toBe(PREPAYMENT - COMMISSION);
    const alarms = await app.call('GET', '/v1/admin/paymentalarms', { token });
    const open = alarms.body.content.items.filter((one: any) => one.reservation_id === stay.code);
    expect(open).toMatchObject([{ kind: 'surplus', amount: 100_000 }]);
    await record('refund', 'havale_eft', 100_000);
    expect(await owed()).toBe(PREPAYMENT - COMMISSION);
  });

  it('is, of a stay that is called off, what the owner has of the guest', async () => {
    const { stay, record, owed, books } = await soldWeek();
    await record('prepayment', 'to_owner', PREPAYMENT);
    await moveStay(app, token, stay.id, { status: 'cancelled', reason: 'Vazgeçti' });
    expect(await owed()).toBe(-PREPAYMENT);
    expect((await record('refund', 'cash', 1)).body.code).toBe('REFUND_EXCEEDS_PAID');
    expect((await record('refund', 'to_owner', PREPAYMENT)).status).toBe(201);
    expect([await owed(), await books()]).toEqual([0, { guests: 0, owners: 0 }]);
  });
});

describe('what passes between guest and owner', () => {
  it('is money of the stay only, for every writer', async () => {
    const { stay, record } = await soldWeek();
    await record('prepayment', 'to_owner', PREPAYMENT);
    for (const kind of ['deposit', 'deposit_refund', 'extra', 'owner_payout', 'payout_return']) {
      const { status, text } = await record(kind, 'to_owner', 100);
      expect([kind, status, text.includes('yalnız ön ödeme ya da kalan ödemeyi')]).toEqual([
        kind,
        400,
        true,
      ]);
    }
    const around = (row: Partial<typeof transactions.$inferInsert>) =>
      app.deps.db.rows
        .insert(transactions)
        .values({
          id: crypto.randomUUID(),
          reservationId: stay.id,
          kind: 'balance',
          method: 'to_owner',
          amount: 100,
          status: 'succeeded',
          ...row,
        })
        .run();
    const refused = [
      { kind: 'deposit' as const },
      { kind: 'extra' as const },
      { kind: 'owner_payout' as const },
      { status: 'pending' as const },
      { provider: 'sandbox' },
      // The agency has nothing of this stay, and the owner no more than the prepayment.
      { kind: 'refund' as const, method: 'cash' as const },
      { kind: 'refund' as const, amount: PREPAYMENT + 1 },
    ];
    for (const row of refused) await expect(around(row), JSON.stringify(row)).rejects.toThrow();
    await around({ kind: 'refund', amount: PREPAYMENT });
    const [row] = await app.deps.db.rows
      .select({ paid: reservations.paid, toOwner: reservations.toOwner })
      .from(reservations)
      .where(eq(reservations.id, stay.id));
    expect(row).toEqual({ paid: 0, toOwner: 0 });
  });
});
