import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../ledger.ts';
import { composeReconciliation, type MovedGroup } from './reconciliation.ts';
import { composeStatement, type StatementStayFacts } from './statement.ts';

const stay = (change: Partial<StatementStayFacts> = {}): StatementStayFacts => ({
  id: 'a',
  code: 'KY26-A',
  villaId: 1,
  villaName: 'Villa A',
  customerName: 'Gülşah Öztürk',
  status: 'completed',
  source: 'site',
  checkIn: '2026-10-03',
  checkOut: '2026-10-10',
  nights: 7,
  gross: 4_000_000,
  ownerDiscount: 500_000,
  commission: 500_000,
  total: 3_600_000,
  prepayment: 900_000,
  agencyExtras: 0,
  kept: null,
  entries: [
    { kind: 'prepayment', method: 'card', amount: 900_000, status: 'succeeded' },
    { kind: 'refund', method: 'card', amount: 100_000, status: 'pending' },
    { kind: 'owner_payout', method: 'fast', amount: 150_000, status: 'succeeded' },
  ],
  ...change,
});

const entry = (
  kind: LedgerEntry['kind'],
  method: LedgerEntry['method'],
  amount: number,
): LedgerEntry => ({ kind, method, amount, status: 'succeeded' });

const payout = (amount: number) => ({
  id: 't',
  paid_at: '2026-10-20T10:00:00.000Z',
  reservation_id: 'KY26-A',
  villa_name: 'Villa A',
  method: 'havale_eft' as const,
  amount,
  note: '',
});

const compose = (stays: StatementStayFacts[], before = { due: 0, paidOut: 0 }) =>
  composeStatement({
    month: '2026-10',
    until: '2026-10',
    owner: { id: 7, name: 'Ömer Iğdır', iban: null },
    stays,
    invoices: [],
    payouts: [payout(150_000), payout(50_000)],
    before,
  });

describe("an owner's month", () => {
  it('says of a stay what it brought, what was kept and what is left to pay', () => {
    const { stays } = compose([stay()]);
    expect(stays).toEqual([
      expect.objectContaining({
        gross: 3_500_000,
        commission: 500_000,
        extras: 100_000,
        net: 3_100_000,
        at_door: 2_700_000,
        collected: 900_000,
        payout: 400_000,
        paid_out: 150_000,
        left: 250_000,
      }),
    ]);
  });

  it('is owed what the agency took of the balance, and not what the owner took', () => {
    const prepaid = entry('prepayment', 'card', 900_000);
    const parts = (...entries: LedgerEntry[]) => {
      const [found] = compose([stay({ entries })]).stays;
      return [found?.net, found?.at_door, found?.payout, found?.collected];
    };
    expect(parts(prepaid)).toEqual([3_100_000, 2_700_000, 400_000, 900_000]);
    const atDoor = entry('balance', 'to_owner', 2_700_000);
    expect(parts(prepaid, atDoor)).toEqual([3_100_000, 2_700_000, 400_000, 900_000]);
    const byCard = entry('balance', 'card', 2_700_000);
    expect(parts(prepaid, byCard)).toEqual([3_100_000, 0, 3_100_000, 3_600_000]);
    const half = entry('balance', 'havale_eft', 900_000);
    expect(parts(prepaid, half)).toEqual([3_100_000, 1_800_000, 1_300_000, 1_800_000]);
  });

  it('carries what was owed before, and ends with what is owed now', () => {
    const { totals, carried, balance } = compose([stay()], { due: 300_000, paidOut: 120_000 });
    expect(totals).toMatchObject({ nights: 7, payout: 400_000, paid_this_month: 200_000 });
    expect([carried, balance]).toEqual([180_000, 380_000]);
  });

  it('leaves out what was never sold, but not money that went to the owner for it', () => {
    const entries = [entry('owner_payout', 'fast', 9)];
    const { stays, totals } = compose([
      stay({ status: 'expired', entries: [] }),
      stay({ status: 'cancelled', entries }),
    ]);
    expect(stays.map(({ status, left }) => [status, left])).toEqual([['cancelled', -9]]);
    expect(totals.payout).toBe(0);
  });
});

describe("a month's money", () => {
  const group = (change: Partial<MovedGroup>): MovedGroup => ({
    day: '2026-10-05',
    kind: 'prepayment',
    method: 'card',
    provider: 'sandbox',
    amount: 1000,
    entries: 1,
    ...change,
  });
  const groups = [
    group({}),
    group({ day: '2026-10-04', kind: 'balance', method: 'havale_eft', provider: null, amount: 50 }),
    group({ kind: 'refund', amount: 300 }),
    group({ kind: 'deposit', method: 'cash', provider: null, amount: 70 }),
    group({ kind: 'deposit_refund', method: 'cash', provider: null, amount: 20 }),
    group({ kind: 'owner_payout', method: 'havale_eft', provider: null, amount: 400 }),
  ];
  const month = composeReconciliation({
    month: '2026-10',
    opening: 10_000,
    groups,
    failed: 0,
    pending: [],
    open_alarms: 0,
    reported: [{ provider: 'sandbox', reported: 2 }],
  });

  it('adds up whichever way it is looked at', () => {
    expect(month.totals).toEqual({
      received: 1050,
      refunded: 300,
      deposits_in: 70,
      deposits_out: 20,
      paid_out: 400,
      net: 400,
      entries: 6,
    });
    expect(month.closing).toBe(10_400);
    const net = (rows: { net: number }[]) => rows.reduce((sum, row) => sum + row.net, 0);
    expect(net(month.channels)).toBe(month.totals.net);
    expect(net(month.days.map(({ came, left }) => ({ net: came - left })))).toBe(400);
    expect(month.channels.map(({ method }) => method)).toEqual(['card', 'cash', 'havale_eft']);
    expect(month.days.map(({ day }) => day)).toEqual(['2026-10-04', '2026-10-05']);
  });

  it('lays what providers reported beside what is booked', () => {
    expect(month.providers).toEqual([
      { provider: 'sandbox', reported: 2, booked: 1, booked_amount: 1000 },
    ]);
  });
});
