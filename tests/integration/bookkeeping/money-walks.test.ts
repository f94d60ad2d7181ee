import * as fc from 'fast-check';
import { beforeAll, expect, inject, it } from 'vitest';
import type { Journal } from '#domain/bookkeeping/schema.ts';
import { addDays, addMonths, istanbulDay, monthOf } from '#domain/values/dates.ts';
import { settleDue } from '#worker/features/reservations/transition/settle-due.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { moveStay, post } from '#tests/support/payments.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';

/**
 * Random walks of payments, refunds, cancellations, deposits, payouts, take-backs and months that close.
 * What was answered "yes" is written down here, in a book of the test's own; balances, reconciliation
 * and journal must equal it to the kuruş after every walk. All walks share one agency, which grows.
 */
const WALKS = Math.max(4, Math.ceil(inject('effort').histories / 4));
const LONGEST = 24;
/** A week of `sellWeek`; the commission is what the agency keeps, whoever collects the rest. */
const TOTAL = 3_500_000;
const PREPAYMENT = 700_000;
const COMMISSION = 350_000;

/** `left`: of a deduction, after its corrections. */
type Entered = { kind: string; method: string; amount: number; id?: string; left?: number };
type Booked = { stay: string; owner: number; id: string; sold: boolean; entries: Entered[] };

let app: TestApp;
let token: string;
/** The test's own book. */
const stays: Booked[] = [];
const owners: Awaited<ReturnType<typeof createOwner>>[] = [];
/** Runs that may still be taken back, with what they paid for which stay. */
const runs: { id: string; paid: [stay: string, amount: number][] }[] = [];
let begins = '';

beforeAll(async () => {
  app = testApp({ now: '2027-04-28T09:00:00.000Z' });
  owners.push(await createOwner(app), await createOwner(app, { payoutTiming: 'departure' }));
});

const IN = ['prepayment', 'balance', 'deposit'] as const;
const IN_STAY: readonly string[] = ['prepayment', 'balance'];
const OUT = ['refund', 'deposit_refund', 'owner_payout'] as const;
const lira = fc.constantFrom(100, 1500, 3500, 7000, 14_000);
const step = fc.oneof(
  fc.record({
    do: fc.constant('record' as const),
    kind: fc.constantFrom(...IN, ...OUT, 'payout_return' as const),
    method: fc.constantFrom('cash', 'havale_eft', 'fast', 'card', 'to_owner'),
    lira,
    nth: fc.nat(50),
  }),
  fc.record({ do: fc.constant('keep' as const), lira, nth: fc.nat(50) }),
  fc.record({ do: fc.constant('correct' as const), lira, nth: fc.nat(50) }),
  fc.record({ do: fc.constant('cancel' as const), nth: fc.nat(50) }),
  fc.record({ do: fc.constant('run' as const), share: fc.constantFrom(0.4, 1) }),
  fc.record({ do: fc.constant('takeBack' as const) }),
  fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ do: fc.constant('close' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const today = () => istanbulDay(app.clock.now());
const journalOf = async (month: string): Promise<Journal> =>
  (await app.call('GET', `/v1/admin/journal?month=${month}`, { token })).body.content;

async function take(one: Step): Promise<void> {
  switch (one.do) {
    case 'record': {
      const stay = stays[one.nth % stays.length]!;
      const entry = { kind: one.kind, method: one.method, amount: one.lira * 100 };
      const body = { reservation_id: stay.stay, note: 'Yürüyüş', notify: false, ...entry };
      const { status } = await post(app, token, '/v1/admin/transactions', body);
      const isOdd = one.method === 'to_owner' && ![...IN_STAY, 'refund'].includes(one.kind);
      if (status === 201) stay.entries.push(entry);
      else expect(status).toBe(isOdd ? 400 : 422);
      return;
    }
    case 'keep': {
      const stay = stays[one.nth % stays.length]!;
      const body = new FormData();
      body.set('amount', String(one.lira * 100));
      body.set('reason', 'Cam kırıldı');
      body.set('photo', new Blob([new Uint8Array([0xff, 0xd8, 0xff])]), 'x.jpg');
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const path = `/v1/admin/deposits/${stay.id}/keep`;
      const kept = await app.call('POST', path, { token, body, headers });
      const amount = one.lira * 100;
      const entry = { kind: 'deposit_kept', method: 'none', amount, left: amount };
      if (kept.status === 201) stay.entries.push({ ...entry, id: kept.body.content.id });
      else expect(kept.status).toBe(422);
      return;
    }
    case 'correct': {
      const kept = stays.flatMap(({ entries }) => entries.filter(({ left }) => left));
      const entry = kept[one.nth % Math.max(1, kept.length)];
      if (entry === undefined) return;
      const amount = one.lira * 100;
      const path = `/v1/admin/transactions/${entry.id}/correction`;
      const { status } = await post(app, token, path, { amount, reason: 'Yanlış yazıldı' });
      expect(status).toBe(amount <= entry.left! ? 201 : 422);
      if (status !== 201) return;
      entry.left! -= amount;
      const stay = stays.find(({ entries }) => entries.includes(entry))!;
      stay.entries.push({ kind: 'kept_return', method: 'none', amount });
      return;
    }
    case 'cancel': {
      const stay = stays[one.nth % stays.length]!;
      const { status } = await moveStay(app, token, stay.id, {
        status: 'cancelled',
        reason: 'Vazgeçti',
      });
      if (status === 200) stay.sold = false;
      return;
    }
    case 'run':
      return payAll(one.share);
    case 'takeBack': {
      const run = runs.pop();
      if (run === undefined) return;
      const path = `/v1/admin/payouts/${run.id}/takeback`;
      const { status } = await post(app, token, path, { reason: 'Yanlış' });
      if (status !== 200) return;
      for (const [code, amount] of run.paid) {
        stayOf(code).entries.push({ kind: 'payout_return', method: 'havale_eft', amount });
      }
      return;
    }
    case 'wait':
      app.clock.advanceMinutes(one.days * 1440);
      token = await signIn(app, (await createUser(app)).email);
      return settleDue(app.deps).then(() => undefined);
    case 'close': {
      const { next, can_close: canClose } = await journalOf(begins || monthOf(today()));
      if (next === null) return;
      begins ||= next;
      const before = await journalOf(next);
      const body = { month: next };
      const closed = await app.call('POST', '/v1/admin/journal/close', { token, body });
      if (next < monthOf(today())) {
        expect(closed.status).toBe(200);
        // What was on the screen is what was written.
        expect(closed.body.content.accounts).toEqual(before.accounts);
      } else expect([closed.status, canClose]).toEqual([422, false]);
    }
  }
}

const stayOf = (code: string) => stays.find(({ stay }) => stay === code)!;

async function payAll(share: number): Promise<void> {
  const { owners: proposed } = (await app.call('GET', '/v1/admin/payouts/proposal', { token })).body
    .content;
  const rows = proposed
    .filter(({ obstacle }: any) => obstacle === null)
    .map(({ owner, due }: any) => {
      const amount = Math.max(1, Math.floor(due * share));
      return { owner: owner.id, due, amount, reason: amount < due ? 'Bir bölümü' : null };
    });
  if (rows.length === 0) return;
  const body = { until: today(), rows, notify: false };
  const written = await post(app, token, '/v1/admin/payouts', body);
  expect(written.status).toBe(201);
  const { id } = written.body.content;
  const { payouts } = (await app.call('GET', `/v1/admin/payouts/${id}`, { token })).body.content;
  const paid: [string, number][] = [];
  for (const [i, payout] of payouts.entries()) {
    const parts = payout.stays.reduce((sum: number, part: any) => sum + part.amount, 0);
    expect(parts).toBe(payout.amount);
    expect(
      rows.some(({ owner, amount }: any) => owner === payout.owner.id && amount === parts),
      `${i}`,
    ).toBe(true);
    for (const part of payout.stays) paid.push([part.reservation_id, part.amount]);
  }
  for (const [code, amount] of paid) {
    stayOf(code).entries.push({ kind: 'owner_payout', method: 'havale_eft', amount });
  }
  runs.push({ id, paid });
}

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);
const entered = (of: Booked[], ...kinds: string[]) =>
  sum(
    of.flatMap(({ entries }) =>
      entries.filter(({ kind }) => kinds.includes(kind)).map((e) => e.amount),
    ),
  );

/** What a guest has paid, less what came back, by who has it. */
function guestPaid({ entries }: Booked): { agency: number; owner: number } {
  const from = (isOwner: boolean) =>
    sum(
      entries
        .filter(({ method }) => (method === 'to_owner') === isOwner)
        .map(({ kind, amount }) =>
          kind === 'refund' ? -amount : IN_STAY.includes(kind) ? amount : 0,
        ),
    );
  return { agency: from(false), owner: from(true) };
}

/**
 * What the agency must pay the owner: all that it has taken of the rent, or is still to take of the
 * prepayment, but its commission; the owner's own part is what the guest paid there.
 */
function dueTo(stay: Booked): number {
  const { agency, owner } = guestPaid(stay);
  if (!stay.sold) return -owner;
  const paid = Math.min(TOTAL, Math.max(PREPAYMENT, agency + owner));
  return paid - COMMISSION - owner;
}

/** What the accounts must say, told from the test's own book. */
function expectedAccounts(): Record<string, number> {
  const out = ['refund', 'deposit_refund', 'owner_payout'];
  const purse = (...methods: string[]) =>
    sum(
      stays.flatMap(({ entries }) =>
        entries
          .filter(({ method }) => methods.includes(method))
          .map(({ kind, amount }) => (out.includes(kind) ? -amount : amount)),
      ),
    );
  const sold = stays.filter((stay) => stay.sold).length;
  const vat = Math.round((COMMISSION * 20) / 120);
  return {
    cash: purse('cash'),
    bank: purse('havale_eft', 'fast'),
    card: purse('card'),
    deposits: -(
      entered(stays, 'deposit', 'kept_return') - entered(stays, 'deposit_refund', 'deposit_kept')
    ),
    damages: entered(stays, 'kept_return') - entered(stays, 'deposit_kept'),
    owners:
      entered(stays, 'owner_payout') - entered(stays, 'payout_return') - sum(stays.map(dueTo)),
    commission: -sold * (COMMISSION - vat),
    commission_vat: -sold * vat,
    guests: sum(
      stays.map((stay) => {
        const { agency, owner } = guestPaid(stay);
        return (stay.sold ? COMMISSION + dueTo(stay) : -owner) - agency;
      }),
    ),
  };
}

async function check(): Promise<void> {
  const last = addMonths(monthOf(today()), 24);
  for (const { id } of owners) {
    const theirs = stays.filter(({ owner }) => owner === id);
    const path = `/v1/admin/reports/statement?month=${last}&owner=${id}`;
    const { balance } = (await app.call('GET', path, { token })).body.content;
    expect(balance).toBe(
      sum(theirs.map(dueTo)) - entered(theirs, 'owner_payout') + entered(theirs, 'payout_return'),
    );
  }
  const expected = expectedAccounts();
  const path = `/v1/admin/reports/reconciliation?month=${last}`;
  const { closing } = (await app.call('GET', path, { token })).body.content;
  expect(closing).toBe(expected.cash! + expected.bank! + expected.card!);

  const totals: Record<string, number> = {};
  const end = addMonths(monthOf(today()), 3);
  for (let month = '2027-04'; month <= end; month = addMonths(month, 1)) {
    const journal = await journalOf(month);
    expect(journal.debit).toBe(journal.credit);
    for (const { role, debit, credit } of journal.accounts) {
      totals[role] = (totals[role] ?? 0) + debit - credit;
    }
  }
  const notNothing = Object.entries(expected).filter(([, amount]) => amount !== 0);
  expect(Object.fromEntries(Object.entries(totals).filter(([, amount]) => amount !== 0))).toEqual(
    Object.fromEntries(notNothing),
  );
}

it(`adds up to an independent book over ${WALKS} walks`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: LONGEST }), async (walk) => {
      token = await signIn(app, (await createUser(app)).email);
      for (const owner of owners) {
        const checkIn = addDays(today(), 2);
        const villa = (await createOwner(app)).villa;
        await app.deps.db.rows.run(
          `update villas set owner_id = ${owner.id} where id = ${villa.id}`,
        );
        const stay = await sellWeek(app, token, { villa }, checkIn);
        stays.push({ stay: stay.code, id: stay.id, owner: owner.id, sold: true, entries: [] });
      }
      for (const one of walk) await take(one);
      await check();
    }),
    { numRuns: WALKS, endOnFailure: true },
  );
});
