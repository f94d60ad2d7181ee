import * as fc from 'fast-check';
import { beforeAll, expect, inject, it } from 'vitest';
import type { Journal } from '#domain/bookkeeping/schema.ts';
import { addDays, addMonths, istanbulDay, monthOf } from '#domain/values/dates.ts';
import { sql } from 'drizzle-orm';
import { pages } from '#drizzle/schema/content.ts';
import { settleDue } from '#worker/features/reservations/transition/settle-due.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import {
  type Booked,
  dueTo,
  earnedOf,
  entered,
  type Entered,
  expectedAccounts,
  IN_STAY,
  keptByTerms,
  OWNER_KINDS,
  paidFor,
  PREPAYMENT,
  sum,
  type Tier,
  TOTAL,
} from '#tests/support/money-book.ts';
import { moveStay, post } from '#tests/support/payments.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';

/**
 * Random walks of payments, refunds, options, cancellations, guests who do not come, decisions,
 * deposits, payouts, take-backs, tiers that change, villas that are sold and months that close. What
 * was answered "yes" is written down here, in a book of the test's own; balances, positions,
 * reconciliation, journal, BTRANS and the terms of a cancellation must equal it to the kuruş after
 * every walk. All walks share one agency, which grows.
 */
const WALKS = Math.max(4, Math.ceil(inject('effort').histories / 4));
const LONGEST = 32;
/** In basis points: below the rate of the prepayment, and above it. */
const RATES = [1000, 3000];

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
  await changeTiers(FIRST_TIERS);
});

const IN = ['prepayment', 'balance', 'deposit'] as const;
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
  fc.record({
    do: fc.constantFrom('cancel' as const, 'miss' as const),
    nth: fc.nat(50),
    kept: fc.option(lira),
  }),
  fc.record({ do: fc.constant('decide' as const), nth: fc.nat(50), kept: lira }),
  fc.record({ do: fc.constant('confirm' as const), nth: fc.nat(50) }),
  fc.record({ do: fc.constant('sell' as const), nth: fc.nat(50) }),
  fc.record({
    do: fc.constant('tiers' as const),
    rates: fc.tuple(fc.nat(10), fc.nat(10), fc.nat(10)),
  }),
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
      if (status === 201) await enter(stay, entry);
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
    case 'cancel':
    case 'miss': {
      const stay = stays[one.nth % stays.length]!;
      const to = one.do === 'miss' ? 'no_show' : 'cancelled';
      const kept = one.kept === null ? null : Math.min(one.kept * 100, paidFor(stay));
      const refund = kept === null ? {} : { refund: decision(kept) };
      const { status } = await moveStay(app, token, stay.id, {
        status: to,
        reason: 'Vazgeçti',
        ...refund,
      });
      if (status !== 200) return;
      Object.assign(stay, { state: to, endedOn: today(), kept });
      return;
    }
    case 'decide': {
      const off = stays.filter(({ state }) => state === 'cancelled' || state === 'no_show');
      const stay = off[one.nth % Math.max(1, off.length)];
      if (stay === undefined) return;
      const kept = Math.min(one.kept * 100, paidFor(stay));
      const path = `/v1/admin/reservations/${stay.id}/refund`;
      expect((await post(app, token, path, decision(kept))).status).toBe(201);
      stay.kept = kept;
      return;
    }
    case 'confirm': {
      const held = stays.filter(({ state }) => state === 'held');
      const stay = held[one.nth % Math.max(1, held.length)];
      if (stay === undefined) return;
      const { status } = await moveStay(app, token, stay.id, { status: 'confirmed' });
      if (status === 200) stay.state = 'sold';
      return;
    }
    case 'sell': {
      const stay = stays[one.nth % stays.length]!;
      const to = owners.find(({ id }) => id !== stay.owner)!.id;
      await app.deps.db.rows.run(`update villas set owner_id = ${to},
        owner_since = '${today()}' where id = ${stay.villa}`);
      const hasMoney = stay.entries.some(
        ({ kind, method }) => method === 'to_owner' || OWNER_KINDS.includes(kind),
      );
      if (stay.checkIn >= today() && !hasMoney) stay.owner = to;
      return;
    }
    case 'tiers':
      return changeTiers(
        [60, 20, 0].map((daysBefore, i) => ({ daysBefore, keptRate: one.rates[i]! * 1000 })),
      );
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
      await settleDue(app.deps);
      return followTime();
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

const FIRST_TIERS = [{ daysBefore: 0, keptRate: 10_000 }];
let tiers: Tier[] = FIRST_TIERS;

/** The agency's own cancellation terms, for what is agreed from now on. */
async function changeTiers(next: Tier[]): Promise<void> {
  tiers = next;
  const data = { basis: 'prepayment', tiers };
  await app.deps.db.rows
    .insert(pages)
    .values({ section: 'cancel', title: 'İptal', body: [], data })
    .onConflictDoUpdate({ target: pages.section, set: { data } });
}

const decision = (kept: number) => ({ kept, keptReason: 'Yürüyüş', ways: [], notify: false });

/** An entry of a stay: a whole prepayment confirms one that is held, a refund lowers what is kept. */
async function enter(stay: Booked, entry: Entered): Promise<void> {
  stay.entries.push(entry);
  const paid = paidFor(stay);
  if (stay.kept !== null) stay.kept = Math.min(stay.kept, paid);
  if (stay.state === 'held' && IN_STAY.includes(entry.kind) && paid >= stay.prepayment) {
    stay.state = 'sold';
  }
}

/** A hold without money ends by itself; whether it has is a state and no money. */
async function followTime(): Promise<void> {
  for (const stay of stays.filter(({ state }) => state === 'held')) {
    const found = await app.call('GET', `/v1/admin/reservations/${stay.id}`, { token });
    if (found.body.content.status === 'expired') stay.state = 'cancelled';
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

const btransOf = (month: string) => `/v1/admin/reports/btrans/summary?month=${month}&basis=checkin`;

/** Each stay by itself: its terms, what is kept, what is open with its owner, the refund due. */
async function checkStays(): Promise<void> {
  for (const stay of stays) {
    const path = `/v1/admin/reservations/${stay.id}`;
    const detail = (await app.call('GET', path, { token })).body.content;
    const isOff = stay.state === 'cancelled' || stay.state === 'no_show';
    const held =
      entered([stay], 'deposit', 'kept_return') - entered([stay], 'deposit_refund', 'deposit_kept');
    if (isOff) {
      const due = Math.max(0, paidFor(stay) - (stay.kept ?? 0)) + held;
      expect([stay.stay, detail.off.refundDue]).toEqual([stay.stay, due]);
    }
    const terms = (await app.call('GET', `${path}/refund`, { token })).body.content;
    // Of a hold that ended by itself nothing is kept, and its day is not the book's.
    if (detail.status !== 'expired') {
      const kept = keptByTerms(stay, isOff ? stay.endedOn : today());
      expect([stay.stay, terms.policy.kept]).toEqual([stay.stay, kept]);
    }
    const [row] = await app.deps.db.rows.all<{ owed: number | null; kept: number | null }>(
      sql`select (select owed from owner_positions where reservation_id = ${stay.id}) as owed,
        (select min(kept, max(0, paid)) - kept from reservations where id = ${stay.id}) as kept`,
    );
    const paidOut = entered([stay], 'owner_payout') - entered([stay], 'payout_return');
    expect([stay.stay, row?.owed ?? 0, row?.kept ?? 0]).toEqual([
      stay.stay,
      dueTo(stay) - paidOut,
      0,
    ]);
  }
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
  await checkStays();
  const expected = expectedAccounts(stays);
  const path = `/v1/admin/reports/reconciliation?month=${last}`;
  const { closing } = (await app.call('GET', path, { token })).body.content;
  expect(closing).toBe(expected.cash! + expected.bank! + expected.card!);

  let commission = 0;
  const totals: Record<string, number> = {};
  const end = addMonths(monthOf(today()), 3);
  for (let month = '2027-04'; month <= end; month = addMonths(month, 1)) {
    const journal = await journalOf(month);
    expect(journal.debit).toBe(journal.credit);
    const reported = (await app.call('GET', btransOf(month), { token })).body.content;
    commission += reported.included.commission + reported.excluded.commission;
    for (const { role, debit, credit } of journal.accounts) {
      totals[role] = (totals[role] ?? 0) + debit - credit;
    }
  }
  expect(commission).toBe(sum(stays.map(earnedOf)));
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
        for (const rate of RATES) {
          const villa = (await createOwner(app)).villa;
          await app.deps.db.rows.run(`update villas set owner_id = ${owner.id},
            commission_rate = ${rate} where id = ${villa.id}`);
          const isSold = stays.length % 3 !== 1;
          const stay = await sellWeek(
            app,
            token,
            { villa },
            checkIn,
            isSold ? 'confirmed' : 'option',
          );
          stays.push({
            stay: stay.code,
            id: stay.id,
            owner: owner.id,
            villa: villa.id,
            checkIn,
            total: TOTAL,
            prepayment: PREPAYMENT,
            commission: (TOTAL * rate) / 10_000,
            tiers,
            state: isSold ? 'sold' : 'held',
            endedOn: '',
            kept: null,
            entries: [],
          });
        }
      }
      for (const one of walk) await take(one);
      await check();
    }),
    { numRuns: WALKS, endOnFailure: true },
  );
});
