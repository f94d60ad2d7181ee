import { sql } from 'drizzle-orm';
import { beforeAll, expect, inject, it } from 'vitest';
import { addDays, addMonths, istanbulDay, monthOf, nightsBetween } from '#domain/values/dates.ts';
import { pages } from '#drizzle/schema/content.ts';
import { banks } from '#drizzle/schema/payments.ts';
import { demoIban } from '#drizzle/seed/content/identifiers.ts';
import { settleDue } from '#worker/features/reservations/transition/settle-due.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import {
  type Booked,
  dueTo,
  earnedOf,
  entered,
  expectedAccounts,
  IN_STAY,
  OWNER_KINDS,
  paidFor,
  PREPAYMENT,
  sum,
  type Tier,
  TOTAL,
} from '#tests/support/money-book.ts';
import { moveStay, post } from '#tests/support/payments.ts';
import { createRandom } from '#tests/support/random.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';

/**
 * A long day after day of one agency: payments, wrong ones taken back, bank statements, villas that
 * are sold, guests who stay longer, leave early, move or complain, who do not come or call off. After
 * each step statement, journal, balances, sales to invoice and BTRANS equal a book of the test's own.
 * The whole run has a thousand steps; `FUZZ_SEED` repeats a failed one.
 */
const STEPS = Math.max(25, inject('effort').histories * 5);
/** 5.000 ₺ a night, as `sellWeek` sells it; of it 20 % in advance. */
const NIGHT = 500_000;
/** In basis points: a commission below the prepayment, and one above it. */
const RATES = [1000, 3000];

type Stay = Booked & {
  gross: number;
  nights: number;
  discount: number;
  rate: number;
  checkOut: string;
};

let app: TestApp;
let token: string;
let account: string;
let tiers: Tier[] = [];
const stays: Stay[] = [];
const owners: Awaited<ReturnType<typeof createOwner>>[] = [];
const runs: { id: string; paid: [stay: string, amount: number][] }[] = [];

const { next: random, pick } = createRandom(inject('effort').fuzzSeed);

const today = () => istanbulDay(app.clock.now());
const call = (method: string, path: string, body?: unknown) =>
  app.call(method, path, { token, body });
const send = (path: string, body: object) => post(app, token, path, body);
const versionOf = async ({ id }: Stay) =>
  (await call('GET', `/v1/admin/reservations/${id}`)).body.content.version;
const someStay = () => pick(stays.slice(-14));
const inHouse = () =>
  stays.filter(
    ({ state, checkIn, checkOut }) => state === 'sold' && checkIn < today() && today() < checkOut,
  );

beforeAll(async () => {
  app = testApp({ now: '2027-04-28T09:00:00.000Z' });
  token = await signIn(app, (await createUser(app)).email);
  owners.push(await createOwner(app), await createOwner(app, { payoutTiming: 'departure' }));
  account = demoIban(crypto.getRandomValues(new Uint32Array(1))[0]! >>> 4);
  await app.deps.db.rows
    .insert(banks)
    .values({ bankName: 'Banka', accountHolder: 'Acenta', iban: account });
  await changeTiers();
  for (let n = 0; n < 4; n += 1) await sell();
});

/** The money parts by the rates that were agreed; a discount comes out of the agency's share. */
function reprice(stay: Stay, gross: number, nights: number): void {
  const most = Math.floor((gross * Math.min(2000, stay.rate)) / 10_000);
  const discount = Math.min(stay.discount, most);
  const part = (rate: number) => Math.round((gross * rate) / 10_000) - discount;
  Object.assign(stay, {
    gross,
    nights,
    discount,
    total: gross - discount,
    prepayment: part(2000),
    commission: part(stay.rate),
  });
}

async function newVilla(owner: number, rate: number) {
  const { villa } = await createOwner(app);
  await app.deps.db.rows.run(
    sql`update villas set owner_id = ${owner}, commission_rate = ${rate} where id = ${villa.id}`,
  );
  return villa;
}

async function sell(): Promise<void> {
  const owner = pick(owners).id;
  const rate = pick(RATES);
  const villa = await newVilla(owner, rate);
  const checkIn = addDays(today(), pick([1, 2, 4]));
  const isSold = random() < 0.7;
  const { code, id } = await sellWeek(
    app,
    token,
    { villa },
    checkIn,
    isSold ? 'confirmed' : 'option',
  );
  stays.push({
    stay: code,
    id,
    owner,
    villa: villa.id,
    checkIn,
    checkOut: addDays(checkIn, 7),
    gross: TOTAL,
    nights: 7,
    discount: 0,
    rate,
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

async function changeTiers(): Promise<void> {
  tiers = [60, 20, 0].map((daysBefore) => ({ daysBefore, keptRate: pick([0, 3000, 10_000]) }));
  const data = { basis: 'prepayment', tiers };
  await app.deps.db.rows
    .insert(pages)
    .values({ section: 'cancel', title: 'İptal', body: [], data })
    .onConflictDoUpdate({ target: pages.section, set: { data } });
}

/** A whole prepayment confirms a stay that is held; a refund lowers what is kept. */
function enter(stay: Stay, entry: { kind: string; method: string; amount: number }): void {
  stay.entries.push(entry);
  const paid = paidFor(stay);
  if (stay.kept !== null) stay.kept = Math.min(stay.kept, Math.max(0, paid));
  if (stay.state === 'held' && IN_STAY.includes(entry.kind) && paid >= stay.prepayment) {
    stay.state = 'sold';
  }
}

const AMOUNTS = [100, 1500, 3500, 7000, 14_000].map((lira) => lira * 100);
const KINDS = [
  'prepayment',
  'balance',
  'deposit',
  'refund',
  'deposit_refund',
  'owner_payout',
  'payout_return',
];

async function record(stay: Stay) {
  const entry = {
    kind: pick(KINDS),
    method: pick(['cash', 'havale_eft', 'fast', 'card', 'to_owner']),
    amount: pick(AMOUNTS),
  };
  const body = { reservation_id: stay.stay, note: 'Yürüyüş', notify: false, ...entry };
  const made = await send('/v1/admin/transactions', body);
  if (made.status !== 201) return null;
  enter(stay, entry);
  return { id: made.body.content.id as string, entry };
}

const decision = (kept: number) => ({ kept, keptReason: 'Yürüyüş', ways: [], notify: false });

const ACTS: Record<string, () => Promise<unknown>> = {
  sell,
  tiers: changeTiers,
  record: () => record(someStay()),
  again: () => record(someStay()),
  more: () => record(someStay()),

  wrong: async () => {
    const stay = someStay();
    const made = await record(stay);
    if (made === null) return;
    const { status } = await send(`/v1/admin/transactions/${made.id}/reversal`, {
      reason: 'Yanlış yazıldı',
    });
    if (status === 201) stay.entries.push({ ...made.entry, amount: -made.entry.amount });
  },

  statement: async () => {
    const paid = [someStay(), someStay()].map((stay) => ({ stay, amount: pick(AMOUNTS) }));
    const lines = paid.map(({ stay, amount }) => ({
      day: today(),
      amount,
      text: `EFT ${stay.stay} ${random()}`,
      name: '',
      reference: '',
      balance: null,
    }));
    const bring = async (format: string) =>
      (await call('POST', '/v1/admin/bank-statements', { account, format, currency: 'TRY', lines }))
        .body.content;
    const { added } = await bring('csv');
    expect([added, (await bring('csv')).added, (await bring('mt940')).added]).toEqual([2, 0, 0]);
    const { items } = (await call('GET', '/v1/admin/bank-lines?take=200')).body.content;
    for (const line of items) {
      const sure = line.proposals.find(({ certain }: any) => certain);
      if (sure === undefined) continue;
      if (sure.do === 'recognise') {
        const { status } = await call('POST', `/v1/admin/bank-lines/${line.id}/matches`, {
          of: sure.of,
          id: sure.id,
        });
        expect(status).toBe(200);
        continue;
      }
      const entry = { kind: sure.kind, method: 'havale_eft', amount: sure.amount };
      const body = {
        ...entry,
        reservation_id: sure.id,
        note: '',
        notify: false,
        bank_line: line.id,
      };
      expect((await send('/v1/admin/transactions', body)).status).toBe(201);
      enter(
        stays.find(({ id }) => id === sure.id)!,
        entry,
      );
      expect((await send('/v1/admin/transactions', body)).body.code).toMatch(/^BANK_LINE_/);
    }
  },

  lengthen: async () => {
    const stay = pick(inHouse());
    if (stay === undefined) return;
    const checkOut = addDays(stay.checkOut, pick([1, 2]));
    const added = nightsBetween(stay.checkOut, checkOut);
    const body = { version: await versionOf(stay), checkOut, price: 'new', notify: false };
    const changed = await call('PUT', `/v1/admin/reservations/${stay.id}`, body);
    if (changed.status !== 200) return;
    stay.checkOut = checkOut;
    reprice(stay, stay.gross + added * NIGHT, stay.nights + added);
  },

  shorten: async () => {
    const stay = pick(inHouse());
    if (stay === undefined) return;
    const price = pick(['new', 'agreed']);
    const nights = nightsBetween(stay.checkIn, today());
    const body = { version: await versionOf(stay), checkOut: today(), price, notify: false };
    const changed = await call('PUT', `/v1/admin/reservations/${stay.id}`, body);
    if (changed.status !== 200) return;
    stay.checkOut = today();
    if (price === 'new') reprice(stay, Math.round((stay.gross * nights) / stay.nights), nights);
    else stay.nights = nights;
  },

  move: async () => {
    const stay = pick(inHouse());
    if (stay === undefined) return;
    const [owner, rate] = [pick(owners).id, pick(RATES)];
    const villa = await newVilla(owner, rate);
    const body = { version: await versionOf(stay), villa_id: villa.id, notify: false };
    const moved = await send(`/v1/admin/reservations/${stay.id}/relocation`, body);
    if (moved.status !== 201) return;
    const { after, carried } = moved.body.content;
    const found = await app.deps.db.rows.all<{ id: string; code: string }>(
      sql`select id, code from reservations where continues_id = ${stay.id}`,
    );
    const slept = nightsBetween(stay.checkIn, today());
    const { gross, discount } = stay;
    const next: Stay = {
      ...stay,
      ...found[0],
      stay: found[0]!.code,
      owner,
      rate,
      villa: villa.id,
      checkIn: today(),
      entries: [],
      tiers,
    };
    const before = paidFor(stay);
    reprice(stay, Math.round((gross * slept) / stay.nights), slept);
    next.discount = discount - stay.discount;
    reprice(next, gross - stay.gross, nightsBetween(today(), next.checkOut));
    expect([after.total, carried]).toEqual([
      next.total,
      Math.max(0, Math.min(before - stay.total, next.total, before)),
    ]);
    stay.checkOut = today();
    stays.push(next);
    if (carried === 0) return;
    stay.entries.push({ kind: 'refund', method: 'carried', amount: carried });
    next.entries.push({ kind: 'balance', method: 'carried', amount: carried });
  },

  complain: async () => {
    const stay = pick(stays.slice(-14).filter(({ state }) => state === 'sold'));
    if (stay === undefined) return;
    const words = { what: 'Klima soğutmuyor', promise: 'Usta gelecek', dueOn: addDays(today(), 1) };
    const taken = await send('/v1/admin/complaints', { reservation_id: stay.id, ...words });
    if (taken.status !== 201) return;
    const amount = pick([10_000, 55_555, 200_000]);
    const refund = pick([undefined, 'cash', 'fast']);
    const path = `/v1/admin/complaints/${taken.body.content.id}/remedy`;
    const given = await call('POST', path, {
      version: 1,
      amount,
      ...(refund && { refund }),
      notify: false,
    });
    if (given.status !== 200) return;
    stay.discount += amount;
    reprice(stay, stay.gross, stay.nights);
    if (refund) enter(stay, { kind: 'refund', method: refund, amount });
  },

  end: async () => {
    const stay = someStay();
    const to = pick(['cancelled', 'no_show'] as const);
    const kept = random() < 0.4 ? null : Math.min(pick(AMOUNTS), Math.max(0, paidFor(stay)));
    const refund = kept === null ? {} : { refund: decision(kept) };
    const { status } = await moveStay(app, token, stay.id, {
      status: to,
      reason: 'Vazgeçti',
      ...refund,
    });
    if (status === 200) Object.assign(stay, { state: to, endedOn: today(), kept });
  },

  decide: async () => {
    const stay = pick(stays.filter(({ state }) => state === 'cancelled' || state === 'no_show'));
    if (stay === undefined) return;
    const kept = Math.min(pick(AMOUNTS), Math.max(0, paidFor(stay)));
    const { status } = await send(`/v1/admin/reservations/${stay.id}/refund`, decision(kept));
    if (status === 201) stay.kept = kept;
  },

  give: async () => {
    const stay = someStay();
    const to = owners.find(({ id }) => id !== stay.owner)!.id;
    await app.deps.db.rows.run(
      sql`update villas set owner_id = ${to}, owner_since = ${today()} where id = ${stay.villa}`,
    );
    const hasMoney = stay.entries.some(
      ({ kind, method }) => method === 'to_owner' || OWNER_KINDS.includes(kind),
    );
    if (stay.checkIn >= today() && !hasMoney) stay.owner = to;
  },

  run: async () => {
    const { owners: proposed } = (await call('GET', '/v1/admin/payouts/proposal')).body.content;
    const rows = proposed
      .filter(({ obstacle }: any) => obstacle === null)
      .map(({ owner, due }: any) => ({ owner: owner.id, due, amount: due, reason: null }));
    if (rows.length === 0) return;
    const written = await send('/v1/admin/payouts', { until: today(), rows, notify: false });
    expect(written.status).toBe(201);
    const { id } = written.body.content;
    const { payouts } = (await call('GET', `/v1/admin/payouts/${id}`)).body.content;
    const paid = payouts.flatMap((payout: any) =>
      payout.stays.map((part: any) => [part.reservation_id, part.amount]),
    );
    for (const [code, amount] of paid) {
      stays
        .find(({ stay }) => stay === code)!
        .entries.push({ kind: 'owner_payout', method: 'havale_eft', amount });
    }
    runs.push({ id, paid });
  },

  takeBack: async () => {
    const run = runs.pop();
    if (run === undefined) return;
    const { status } = await send(`/v1/admin/payouts/${run.id}/takeback`, { reason: 'Yanlış' });
    if (status !== 200) return;
    for (const [code, amount] of run.paid) {
      stays
        .find(({ stay }) => stay === code)!
        .entries.push({ kind: 'payout_return', method: 'havale_eft', amount });
    }
  },

  wait: async () => {
    app.clock.advanceMinutes(pick([1, 1, 2, 5]) * 1440);
    token = await signIn(app, (await createUser(app)).email);
    await settleDue(app.deps);
    for (const stay of stays.filter(({ state }) => state === 'held')) {
      const { status } = (await call('GET', `/v1/admin/reservations/${stay.id}`)).body.content;
      if (status === 'expired') stay.state = 'cancelled';
    }
  },
};

/** Everything that the agency shows about its money, beside the book. */
async function check(step: string): Promise<void> {
  const kept = await app.deps.db.rows.all<any>(sql`
    select code, total, prepayment, commission, paid, coalesce(kept, 0) as kept, due_to_owner as due, paid_out as out, owner_id as owner
    from reservations where code in (select value from json_each(${JSON.stringify(stays.map(({ stay }) => stay))}))`);
  const told = stays.map((stay) => ({
    code: stay.stay,
    total: stay.total,
    prepayment: stay.prepayment,
    commission: stay.commission,
    paid: paidFor(stay),
    kept: stay.kept ?? 0,
    due: dueTo(stay),
    out: entered([stay], 'owner_payout') - entered([stay], 'payout_return'),
    owner: stay.owner,
  }));
  const byCode = (rows: { code: string }[]) => rows.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  // Of a hold that ended by itself nothing is decided, and what is due of it is nothing.
  expect([step, byCode(kept)]).toEqual([step, byCode(told)]);
  const last = addMonths(monthOf(today()), 24);
  for (const { id } of owners) {
    const theirs = stays.filter(({ owner }) => owner === id);
    const path = `/v1/admin/reports/statement?month=${last}&owner=${id}`;
    const { balance } = (await call('GET', path)).body.content;
    const due =
      sum(theirs.map(dueTo)) - entered(theirs, 'owner_payout') + entered(theirs, 'payout_return');
    expect([step, 'statement', balance]).toEqual([step, 'statement', due]);
  }
  const expected = expectedAccounts(stays);
  const { closing } = (await call('GET', `/v1/admin/reports/reconciliation?month=${last}`)).body
    .content;
  expect([step, 'till', closing]).toEqual([
    step,
    'till',
    expected.cash! + expected.bank! + expected.card!,
  ]);
  const totals: Record<string, number> = {};
  let commission = 0;
  for (
    let month = '2027-04';
    month <= addMonths(monthOf(today()), 2);
    month = addMonths(month, 1)
  ) {
    const { accounts } = (await call('GET', `/v1/admin/journal?month=${month}`)).body.content;
    for (const { role, debit, credit } of accounts)
      totals[role] = (totals[role] ?? 0) + debit - credit;
    const path = `/v1/admin/reports/btrans/summary?month=${month}&basis=checkin`;
    const { included, excluded } = (await call('GET', path)).body.content;
    commission += included.commission + excluded.commission;
  }
  const some = (all: Record<string, number>) =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([, amount]) => amount !== 0)
        .toSorted(),
    );
  expect([step, some(withoutTax(totals))]).toEqual([step, some(withoutTax(expected))]);
  expect([step, 'BTRANS', commission]).toEqual([step, 'BTRANS', sum(stays.map(earnedOf))]);
  const [sales] = await app.deps.db.rows.all<{ sold: number }>(
    sql`select coalesce(sum(gross), 0) as sold from taxed_sales where what = 'commission'`,
  );
  const sold = stays.filter(({ state }) => state === 'sold');
  expect([step, 'sales', sales?.sold]).toEqual([
    step,
    'sales',
    sum(sold.map((stay) => stay.commission)),
  ]);
}

/** What is sold with its tax and rounding as one: the parts are proved by the walks beside this one. */
function withoutTax({
  commission = 0,
  commission_vat: vat = 0,
  rounding = 0,
  ...rest
}: Record<string, number>) {
  return { ...rest, sold: commission + vat + rounding };
}

it(
  `agrees to the kuruş after each of ${STEPS} steps`,
  async () => {
    const names = Object.keys(ACTS);
    for (let n = 1; n <= STEPS; n += 1) {
      const name = pick(names);
      await ACTS[name]!();
      await check(`${n} ${name}`);
    }
  },
  30 * 60_000,
);

it('knows the days with something to record without composing the books', async () => {
  const daysOf = (...views: string[]) => {
    const days = views.map((view) => sql`select day from ${sql.identifier(view)}`);
    return app.deps.db.rows.all(
      sql`select day from (${sql.join(days, sql` union `)}) order by day`,
    );
  };
  expect(await daysOf('journal_moves', 'journal_shares')).toEqual(
    // `union` leaves out what is there twice.
    await daysOf('journal_facts', 'journal_facts'),
  );
});
