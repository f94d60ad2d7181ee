import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { payoutRuns, payouts } from '#drizzle/schema/payouts.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { moveStay, post } from '#tests/support/payments.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';

// A Friday on which the stays below are coming and going.
const NOW = '2027-06-18T09:00:00.000Z';
const TODAY = '2027-06-18';
const PAYOUT = 350_000;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = testApp({ now: '2027-05-01T09:00:00.000Z' });
  token = await signIn(app, (await createUser(app)).email);
});

/** The same agency on the payday. */
async function payday(now = NOW) {
  const later = testApp({ now });
  const clerk = await signIn(later, (await createUser(later)).email);
  const proposal = async (until = TODAY) =>
    (await later.call('GET', `/v1/admin/payouts/proposal?until=${until}`, { token: clerk })).body
      .content;
  const proposed = async (owner: number, until = TODAY) =>
    (await proposal(until)).owners.find((row: any) => row.owner.id === owner);
  const run = (rows: object[], rest: object = {}, key?: string) =>
    post(later, clerk, '/v1/admin/payouts', { until: TODAY, rows, ...rest }, key);
  const takeBack = (id: string, key?: string) =>
    post(later, clerk, `/v1/admin/payouts/${id}/takeback`, { reason: 'Yanlış gün' }, key);
  const read = (path: string) => later.call('GET', path, { token: clerk });
  return { app: later, token: clerk, proposal, proposed, run, takeBack, read };
}

const balanceOf = async (owner: number) => {
  const path = `/v1/admin/reports/statement?month=2027-06&owner=${owner}`;
  return (await app.call('GET', path, { token })).body.content.balance;
};

/** An owner who is owed for one week that has begun. */
async function owedOwner(details: Parameters<typeof createOwner>[1] = {}) {
  const owner = await createOwner(app, details);
  const stay = await sellWeek(app, token, owner, '2027-06-14');
  return { ...owner, stay };
}

/** The mails to an owner, whatever their address. */
const mailTo = (owner: number) =>
  and(
    eq(outbox.recipient, 'owner'),
    sql`json_extract(${outbox.variables}, '$.owner_id') = ${String(owner)}`,
  );

const row = (owner: { id: number }, amount = PAYOUT, rest: object = {}) => ({
  owner: owner.id,
  due: PAYOUT,
  amount,
  ...rest,
});

describe('the proposal', () => {
  it('contains what is due by the day, after arrival or departure by each owner’s setting', async () => {
    const early = await owedOwner();
    const late = await owedOwner({ payoutTiming: 'departure' });
    await sellWeek(app, token, early, '2027-07-05');
    const day = await payday();
    expect(await day.proposed(early.id)).toMatchObject({
      timing: 'arrival',
      due: PAYOUT,
      obstacle: null,
      stays: [{ reservation_id: early.stay.code, owed: PAYOUT, collected: 0 }],
    });
    expect(await day.proposed(late.id)).toBeUndefined();
    expect(await day.proposed(late.id, '2027-06-21')).toMatchObject({ due: PAYOUT });
    expect(await day.proposed(early.id, '2027-06-13')).toBeUndefined();
    expect(await day.proposed(early.id, '2027-07-05')).toMatchObject({ due: 2 * PAYOUT });
  });

  it('shows what becomes due next, by day and number of owners', async () => {
    const day = await payday();
    const on = async (wanted: string) => {
      const { coming } = await day.proposal();
      return coming.find((one: any) => one.day === wanted) ?? { owners: 0, amount: 0 };
    };
    const days = ['2027-07-19', '2027-07-26'] as const;
    const before = [await on(days[0]), await on(days[1])];
    await sellWeek(app, token, await createOwner(app), days[0]);
    await sellWeek(app, token, await createOwner(app, { payoutTiming: 'departure' }), days[0]);
    const more = { owners: 1, amount: PAYOUT };
    for (const [i, asked] of days.entries()) {
      expect(await on(asked)).toEqual({
        day: asked,
        owners: before[i].owners + more.owners,
        amount: before[i].amount + more.amount,
      });
    }
    // Sixty days ahead and no further; what is due by the day is not coming.
    const { coming } = await day.proposal();
    expect(coming.every((one: any) => one.day > TODAY && one.day <= '2027-08-17')).toBe(true);
  });

  it('says why an owner is not paid', async () => {
    const without = await owedOwner({ iban: null });
    const wrong = await owedOwner({ iban: 'TR330006100519786457841327' });
    const over = await owedOwner();
    const day = await payday();
    await post(app, token, '/v1/admin/transactions', {
      reservation_id: over.stay.code,
      kind: 'owner_payout',
      method: 'havale_eft',
      amount: PAYOUT,
    });
    await moveStay(app, token, over.stay.id, { status: 'cancelled', reason: 'Vazgeçti' });
    const obstacles = await Promise.all(
      [without, wrong, over].map(async ({ id }) => (await day.proposed(id))?.obstacle),
    );
    expect(obstacles).toEqual(['no_iban', 'bad_iban', 'overpaid']);
    const refused = await day.run([row(without)]);
    expect([refused.status, refused.body.code]).toEqual([409, 'PROPOSAL_CHANGED']);
    expect(refused.body.content).toContain('IBAN kayıtlı değil');
  });
});

it('shows the owner, and who pays them, their last and next payout', async () => {
  const owner = await owedOwner({ payoutTiming: 'departure' });
  await sellWeek(app, token, owner, '2027-06-07');
  const day = await payday();
  const theirs = await signIn(day.app, owner.email);
  const read = (query = '', who = theirs) =>
    day.app.call('GET', `/v1/admin/reports/payday${query}`, { token: who });
  const next = { day: '2027-06-21', amount: PAYOUT };
  expect((await read()).body.content).toEqual({
    timing: 'departure',
    last: null,
    due: PAYOUT,
    next,
  });
  await day.run([row(owner)]);
  const last = { day: TODAY, amount: PAYOUT };
  const after = { timing: 'departure', last, due: 0, next };
  expect((await read()).body.content).toEqual(after);
  expect((await read(`?owner=${owner.id}`, day.token)).body.content).toEqual(after);
  const other = await owedOwner();
  expect((await read(`?owner=${other.id}`)).status).toBe(404);
  expect((await read('', day.token)).status).toBe(422);
  const { email } = await createUser(day.app, { role: 'ACCOUNTING' });
  const books = await read(`?owner=${owner.id}`, await signIn(day.app, email));
  expect(books.body.content).toEqual(after);
});

describe('a run', () => {
  it('writes ledger, payouts, mails and audit once, however often it is sent', async () => {
    const owner = await owedOwner();
    const second = await sellWeek(app, token, owner, '2027-06-07');
    const day = await payday();
    const key = crypto.randomUUID();
    const rows = [{ owner: owner.id, due: 2 * PAYOUT, amount: 2 * PAYOUT }];
    day.app.trips.count = 0;
    const written = await day.run(rows, {}, key);
    expect(written.status).toBe(201);
    // Session, proposal, write.
    expect(day.app.trips.count).toBeLessThanOrEqual(3);
    const again = await day.run(rows, {}, key);
    expect([again.status, again.body.content]).toEqual([201, written.body.content]);
    const { id } = written.body.content;
    expect(written.body.content).toMatchObject({
      owners: 1,
      total: 2 * PAYOUT,
      final_from: '2027-06-22',
      can_take_back: true,
    });
    const detail = (await day.read(`/v1/admin/payouts/${id}`)).body.content;
    expect(detail.payouts).toMatchObject([
      {
        owner: { id: owner.id },
        iban: `TR•• ${owner.iban.slice(-4)}`,
        stays: [
          { reservation_id: second.code, amount: PAYOUT },
          { reservation_id: owner.stay.code, amount: PAYOUT },
        ],
      },
    ]);
    expect(await balanceOf(owner.id)).toBe(0);
    // It is only written: nobody is told before the bank has it.
    const told = () => app.deps.db.read.select().from(outbox).where(mailTo(owner.id));
    expect([detail.awaits_bank, await told()]).toEqual([true, []]);
    for (let n = 0; n < 2; n += 1) {
      expect((await day.read(`/v1/admin/payouts/${id}/transfers.csv`)).status).toBe(200);
    }
    expect((await day.read(`/v1/admin/payouts/${id}`)).body.content.awaits_bank).toBe(false);
    const mails = await told();
    expect(mails.map(({ template }) => template)).toEqual(['sahip_odeme']);
    expect(mails[0]!.variables).toMatchObject({ tutar: '7.000 ₺' });
    expect((mails[0]!.variables as Record<string, string>).odeme_dokumu).toContain(second.code);
    const log = await app.deps.db.read.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(log.map(({ action }) => action)).toEqual([
      'payout_run.create',
      'payout_run.export',
      'payout_run.export',
    ]);
    expect(JSON.stringify(log)).not.toContain(owner.iban);
    const [stored] = await app.deps.db.read.select().from(payouts).where(eq(payouts.runId, id));
    expect(stored!.iban).not.toContain(owner.iban.slice(-4));
  });

  it('leaves rows out, and pays less for a reason', async () => {
    const [paid, out] = [await owedOwner(), await owedOwner()];
    const day = await payday();
    const unexplained = await day.run([row(paid, 100_000)]);
    expect([unexplained.status, unexplained.body.issues[0].path]).toEqual([400, 'rows.0.reason']);
    expect((await day.run([row(paid, PAYOUT + 1, { reason: 'Fazla' })])).status).toBe(400);
    const less = await day.run([row(paid, 100_000, { reason: 'Avans düşüldü' })]);
    expect(less.status).toBe(201);
    expect(await balanceOf(paid.id)).toBe(PAYOUT - 100_000);
    expect(await balanceOf(out.id)).toBe(PAYOUT);
    expect(await day.proposed(paid.id)).toMatchObject({ due: PAYOUT - 100_000 });
    expect(await day.proposed(out.id)).toMatchObject({ due: PAYOUT });
  });

  it('is refused without a write when a balance differs from what the clerk saw', async () => {
    const [owner, other] = [await owedOwner(), await owedOwner()];
    const day = await payday();
    await post(app, token, '/v1/admin/transactions', {
      reservation_id: owner.stay.code,
      kind: 'owner_payout',
      method: 'cash',
      amount: 50_000,
    });
    const late = await day.run([row(other), row(owner)]);
    expect([late.status, late.body.code]).toEqual([409, 'PROPOSAL_CHANGED']);
    expect(late.body.content).toContain('3.000 ₺');
    expect(await balanceOf(other.id)).toBe(PAYOUT);
  });

  it('pays no owner twice when several are written concurrently', async () => {
    const owners = [await owedOwner(), await owedOwner(), await owedOwner()];
    const days = await Promise.all([payday(), payday(), payday(), payday()]);
    const rows = owners.map((owner) => row(owner));
    const answers = await Promise.all(days.map((day) => day.run(rows)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    for (const owner of owners) {
      const [sum] = await app.deps.db.read
        .select({ n: sql<number>`sum(amount)` })
        .from(transactions)
        .where(
          and(eq(transactions.reservationId, owner.stay.id), eq(transactions.kind, 'owner_payout')),
        );
      expect(sum!.n).toBe(PAYOUT);
    }
  });

  it('pays an owner no more than agreed, whatever code writes', async () => {
    const owner = await owedOwner();
    const entry = {
      id: crypto.randomUUID(),
      reservationId: owner.stay.id,
      kind: 'owner_payout',
      method: 'cash',
      status: 'succeeded',
      amount: PAYOUT + 1,
    } as const;
    await expect(app.deps.db.rows.insert(transactions).values(entry).run()).rejects.toThrow();
    await app.deps.db.rows
      .insert(transactions)
      .values({ ...entry, amount: PAYOUT })
      .run();
  });

  it('cannot be of a day that has not come, and is nothing for an owner', async () => {
    const owner = await owedOwner();
    const day = await payday();
    expect((await day.run([row(owner)], { until: '2027-06-19' })).status).toBe(422);
    const theirs = await signIn(app, owner.email);
    const asked = await app.call('GET', '/v1/admin/payouts', { token: theirs });
    expect(asked.status).toBe(403);
  });
});

describe('taken back', () => {
  async function paidRun() {
    const owner = await owedOwner();
    const day = await payday();
    const { id } = (await day.run([row(owner)])).body.content;
    return { owner, id };
  }

  it('as a whole, by counter-entries, once', async () => {
    const { owner, id } = await paidRun();
    const monday = await payday('2027-06-21T20:59:00.000Z');
    const sent = await post(monday.app, monday.token, `/v1/admin/payouts/${id}/sent`, undefined);
    expect([sent.status, sent.body.content.awaits_bank]).toEqual([200, false]);
    const key = crypto.randomUUID();
    expect((await monday.takeBack(id, key)).status).toBe(200);
    expect((await monday.takeBack(id, key)).status).toBe(200);
    const again = await monday.takeBack(id);
    expect([again.status, again.body.code]).toEqual([409, 'PAYOUT_TAKEN_BACK']);
    expect(await balanceOf(owner.id)).toBe(PAYOUT);
    const entries = await app.deps.db.read
      .select({ kind: transactions.kind, amount: transactions.amount })
      .from(transactions)
      .where(eq(transactions.reservationId, owner.stay.id));
    expect(entries).toEqual([
      { kind: 'owner_payout', amount: PAYOUT },
      { kind: 'payout_return', amount: PAYOUT },
    ]);
    const mails = await app.deps.db.read.select().from(outbox).where(mailTo(owner.id));
    expect(mails.map(({ template }) => template)).toEqual(['sahip_odeme', 'sahip_odeme_geri']);
    const file = await monday.read(`/v1/admin/payouts/${id}/transfers.csv`);
    expect([file.status, file.body.code]).toEqual([409, 'PAYOUT_TAKEN_BACK']);
    // The next payday pays it.
    expect(await (await payday()).proposed(owner.id)).toMatchObject({ due: PAYOUT });
  });

  it('is taken back in silence while it was only written', async () => {
    const { owner, id } = await paidRun();
    const day = await payday();
    expect((await day.takeBack(id)).status).toBe(200);
    expect(await app.deps.db.read.select().from(outbox).where(mailTo(owner.id))).toEqual([]);
    const late = await post(day.app, day.token, `/v1/admin/payouts/${id}/sent`, undefined);
    expect([late.status, late.body.code]).toEqual([409, 'PAYOUT_TAKEN_BACK']);
  });

  it('is told by hand to an owner who is known by phone alone', async () => {
    const { owner, id } = await paidRun();
    await app.deps.db.rows.update(users).set({ email: '' }).where(eq(users.id, owner.id));
    const phone = '+905320000099';
    await app.deps.db.rows
      .update(userDetails)
      .set({ phone })
      .where(eq(userDetails.userId, owner.id));
    const day = await payday();
    expect((await post(day.app, day.token, `/v1/admin/payouts/${id}/sent`, undefined)).status).toBe(
      200,
    );
    const [mail] = await app.deps.db.read.select().from(outbox).where(mailTo(owner.id));
    expect(mail).toMatchObject({ template: 'sahip_odeme', status: 'by_hand' });
    const { body } = await post(day.app, day.token, `/v1/admin/outbox/${mail!.id}/handover`, {});
    expect(body.content.phone).toBe(phone);
    expect(body.content.text).toContain('3.500 ₺');
    const listed = (await day.read('/v1/admin/outbox?status=sent')).body.content.items;
    expect(listed.find((item: { id: string }) => item.id === mail!.id).to).toMatchObject({
      email: '',
    });
  });

  it('tells no owner of it who was not told of the payment', async () => {
    const owner = await owedOwner();
    const day = await payday();
    const { id, notified } = (await day.run([row(owner)], { notify: false })).body.content;
    expect(notified).toBe(false);
    const back = await day.takeBack(id);
    expect([back.status, back.body.content.notified]).toEqual([200, false]);
    const mails = await app.deps.db.read.select().from(outbox).where(mailTo(owner.id));
    expect(mails).toEqual([]);
    expect(await balanceOf(owner.id)).toBe(PAYOUT);
  });

  it('no more once a bank day has passed: on the Tuesday after a Friday', async () => {
    const { owner, id } = await paidRun();
    const tuesday = await payday('2027-06-21T21:00:00.000Z');
    const late = await tuesday.takeBack(id);
    expect([late.status, late.body.code]).toEqual([409, 'PAYOUT_FINAL']);
    expect((await tuesday.read(`/v1/admin/payouts/${id}`)).body.content.can_take_back).toBe(false);
    expect(await balanceOf(owner.id)).toBe(0);
  });

  it('returns no more than was paid, whatever code writes', async () => {
    const { owner } = await paidRun();
    const back = (amount: number) =>
      app.deps.db.rows
        .insert(transactions)
        .values({
          id: crypto.randomUUID(),
          reservationId: owner.stay.id,
          kind: 'payout_return',
          method: 'cash',
          status: 'succeeded',
          amount,
        })
        .run();
    const refusal = { cause: { message: expect.stringContaining('More given back than came in') } };
    await expect(back(PAYOUT + 1)).rejects.toMatchObject(refusal);
  });

  it('only as a whole, enforced by the database', async () => {
    const { id } = await paidRun();
    const { rows } = app.deps.db;
    const back = (takenBackAt: string) =>
      rows.update(payoutRuns).set({ takenBackAt }).where(eq(payoutRuns.id, id)).run();
    await expect(back('2027-06-21T21:00:00.000Z')).rejects.toThrow();
    await expect(
      rows.update(payoutRuns).set({ finalFrom: '2030-01-01' }).where(eq(payoutRuns.id, id)).run(),
    ).rejects.toThrow();
    await expect(
      rows.update(payouts).set({ amount: 1 }).where(eq(payouts.runId, id)).run(),
    ).rejects.toThrow();
    await expect(rows.delete(payouts).where(eq(payouts.runId, id)).run()).rejects.toThrow();
  });
});

describe("the bank's file", () => {
  it('has name, IBAN, amount and note, in the layout that was chosen, and leaves a row in the log', async () => {
    const owner = await owedOwner();
    await app.deps.db.rows
      .update(userDetails)
      .set({ firstName: 'Şükrü Ğ.', lastName: 'Çınar İnce' })
      .where(eq(userDetails.userId, owner.id));
    const day = await payday();
    const { id } = (await day.run([row(owner)])).body.content;
    const path = `/v1/admin/payouts/${id}/transfers.csv`;
    expect((await day.read(path)).text).toContain(
      `Şükrü Ğ. Çınar İnce;${owner.iban};3500,00;Kira ödemesi 18.06.2027`,
    );
    const layout = {
      columns: ['iban', 'amount', 'name'],
      separator: 'comma',
      decimal: 'point',
      encoding: 'windows-1254',
      header: false,
      note: 'Kira {gun}',
    };
    const saved = await day.app.call('PUT', '/v1/admin/payouts/layout', {
      token: day.token,
      body: layout,
    });
    expect(saved.body.content).toEqual(layout);
    const file = await day.read(path);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=windows-1254');
    expect(file.text).toContain(`${owner.iban},3500.00,`);
    const log = await app.deps.db.read.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(log.filter(({ action }) => action === 'payout_run.export')).toHaveLength(2);
  });
});
