import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { pages } from '#drizzle/schema/content.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { paymentAlarms, transactions } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { answerSandbox, booksOf, lastEntryOf, startCard } from '#tests/support/card-payments.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { createRandom } from '#tests/support/random.ts';
import { createStay, moveStay, post, type Stay } from '#tests/support/payments.ts';

const TIERS = [
  { daysBefore: 60, keptRate: 0 },
  { daysBefore: 30, keptRate: 5000 },
  { daysBefore: 0, keptRate: 10_000 },
];

/** The stay begins on 10 May 2027. */
const FORTY_DAYS_BEFORE = '2027-03-31T09:00:00.000Z';
const IBAN = 'TR33 0006 1005 1978 6457 8413 26';

describe('the money of a stay that is off', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
    const data = { basis: 'prepayment', tiers: TIERS };
    await app.deps.db.rows
      .insert(pages)
      .values({ section: 'cancel', title: 'İptal', body: [], data })
      .onConflictDoUpdate({ target: pages.section, set: { data } });
  });

  /** The same office on another day. */
  async function officeOn(now: string) {
    const office = testApp({ now });
    return { office, token: await signIn(office, (await createUser(office)).email) };
  }

  const record = (stay: Stay, entry: object) =>
    post(app, token, '/v1/admin/transactions', {
      reservation_id: stay.code,
      kind: 'prepayment',
      method: 'havale_eft',
      amount: 700_000,
      ...entry,
    });
  async function payByCard(stay: Stay) {
    const started = await startCard(app, stay);
    await answerSandbox(app, started.body.content.pageUrl);
    return lastEntryOf(app, stay);
  }
  const cancel = (stay: Stay, refund?: object) =>
    moveStay(app, token, stay.id, { status: 'cancelled', reason: 'Plan değişti', refund });
  const termsOn = async (office: TestApp, as: string, stay: Stay, to = 'cancelled') =>
    (await office.call('GET', `/v1/admin/reservations/${stay.id}/refund?to=${to}`, { token: as }))
      .body.content;
  const terms = (stay: Stay, to?: string) => termsOn(app, token, stay, to);
  const decide = (stay: Stay, decision: object, key?: string) =>
    post(app, token, `/v1/admin/reservations/${stay.id}/refund`, decision, key);
  const openAlarms = async (stay: Stay) =>
    (
      await app.deps.db.read
        .select()
        .from(paymentAlarms)
        .where(eq(paymentAlarms.reservationId, stay.id))
    )
      .filter(({ resolvedAt }) => resolvedAt === null)
      .map(({ kind, amount }) => `${kind} ${amount}`);

  it('follows the tier of the day, in the dialog and in the write', async () => {
    const stay = await createStay(app, token, 'confirmed');
    await record(stay, {});
    const later = await officeOn(FORTY_DAYS_BEFORE);
    expect(await termsOn(later.office, later.token, stay)).toMatchObject({
      paid: 700_000,
      refundable: 700_000,
      days_left: 40,
      tier: { daysBefore: 30, keptRate: 5000 },
      policy: { kept: 350_000, refund: 350_000 },
      decided: null,
      cards: [],
      deposit: 0,
    });
    const off = await moveStay(later.office, later.token, stay.id, {
      status: 'cancelled',
      reason: 'Plan değişti',
      refund: { kept: 350_000, ways: [{ by: 'havale_eft', amount: 350_000, iban: IBAN }] },
    });
    expect(off.status).toBe(200);
    expect(off.body.content).toMatchObject({
      status: 'cancelled',
      paid: 350_000,
      due: 0,
      dues: { prepayment: 0, extras: 0, atDoor: 0 },
      open: { prepayment: 0, balance: 0, extra: 0, deposit: 0, refund: 350_000 },
      off: { kept: 350_000, keptReason: null, refundDue: 0 },
    });
    const books = await booksOf(app, stay);
    expect(books.entries.at(-1)).toMatchObject({
      kind: 'refund',
      method: 'havale_eft',
      amount: 350_000,
    });
    expect(books.mails.slice(-3).toSorted()).toEqual(['iade_bilgi', 'iptal_bilgi', 'sahip_iptal']);
    expect(await openAlarms(stay)).toEqual([]);
    const entry = await lastEntryOf(app, stay);
    expect(entry.note).toBe(`IBAN ${IBAN}`);
    const [mail] = (
      await app.deps.db.read.select().from(outbox).where(eq(outbox.reservationId, stay.id))
    ).filter(({ template }) => template === 'iptal_bilgi');
    expect(mail?.variables).toEqual({ odenen: '7.000 ₺', kesinti: '3.500 ₺', iade: '3.500 ₺' });
    // Where it went is nobody's business beyond the ledger.
    const logged = await app.deps.db.read
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, entry.id));
    expect(JSON.stringify(logged)).not.toContain('TR33');
  });

  it('stands as due, with an alarm that only money closes, when nobody decides', async () => {
    const stay = await createStay(app, token, 'confirmed');
    await record(stay, {});
    const off = await cancel(stay);
    expect(off.body.content).toMatchObject({ off: { kept: null, refundDue: 700_000 }, due: 0 });
    expect(await openAlarms(stay)).toEqual(['refund_due 700000']);
    const [alarm] = await app.deps.db.read
      .select()
      .from(paymentAlarms)
      .where(eq(paymentAlarms.reservationId, stay.id));
    const closed = await app.call('PATCH', '/v1/admin/paymentalarms', {
      token,
      body: { id: alarm!.id, resolution: 'Sonra bakarım' },
    });
    expect([closed.status, closed.body.code]).toEqual([409, 'ALARM_STANDS']);

    const first = await decide(stay, { kept: 0, ways: [{ by: 'fast', amount: 500_000 }] });
    expect(first.status).toBe(201);
    expect(await openAlarms(stay)).toEqual(['refund_due 200000']);
    await decide(stay, { kept: 200_000, keptReason: 'Misafirle anlaşıldı' });
    expect(await openAlarms(stay)).toEqual([]);
    // Money that comes later is due again.
    await record(stay, { amount: 100_000, notify: false });
    expect(await openAlarms(stay)).toEqual(['refund_due 100000']);
    // And what closes the one closes the other.
    await record(stay, { kind: 'refund', amount: 100_000, note: 'Geri' });
    expect(await openAlarms(stay)).toEqual([]);
  });

  it('is refunded to the card in the same step', async () => {
    const stay = await createStay(app, token, 'option');
    const payment = await payByCard(stay);
    expect((await terms(stay)).cards).toMatchObject([{ payment: payment.id, left: 700_000 }]);
    const off = await cancel(stay, {
      kept: 0,
      ways: [{ by: 'card', payment: payment.id, amount: 700_000 }],
    });
    expect(off.body.content).toMatchObject({ paid: 0, off: { refundDue: 0 } });
    expect((await booksOf(app, stay)).entries.at(-1)).toMatchObject({
      kind: 'refund',
      provider: 'sandbox',
      amount: 700_000,
      status: 'succeeded',
    });
    expect(await openAlarms(stay)).toEqual([]);
  });

  it('is refunded partly to the card and the rest by bank, deposits separately', async () => {
    const stay = await createStay(app, token, 'option');
    const payment = await payByCard(stay);
    await record(stay, { kind: 'balance', amount: 2_000_000 });
    await record(stay, { kind: 'deposit', amount: 500_000 });
    expect(await terms(stay)).toMatchObject({ refundable: 2_700_000, deposit: 500_000 });
    const off = await cancel(stay, {
      kept: 0,
      ways: [
        { by: 'card', payment: payment.id, amount: 700_000 },
        { by: 'havale_eft', amount: 2_000_000 },
        { by: 'cash', of: 'deposit', amount: 500_000 },
      ],
    });
    expect(off.status).toBe(200);
    expect(off.body.content).toMatchObject({ paid: 0, off: { refundDue: 0 } });
    expect(await openAlarms(stay)).toEqual([]);
  });

  it('stays due when only the deposit is left with us', async () => {
    const stay = await createStay(app, token, 'confirmed');
    await record(stay, { kind: 'deposit', amount: 500_000 });
    await cancel(stay);
    expect(await openAlarms(stay)).toEqual(['refund_due 500000']);
    await record(stay, { kind: 'deposit_refund', amount: 500_000 });
    expect(await openAlarms(stay)).toEqual([]);
  });

  it.each([
    ['says no', 'failed', 'refund_due 700000'],
    ['never answers', 'pending', 'refund_due 700000,refund_unclear 700000'],
  ])('stays due, and off, when the provider %s', async (how, status, alarms) => {
    const broken = testApp({
      payments: {
        sandbox: null,
        iyzico: {
          apiKey: 'k',
          secretKey: 's',
          merchantId: 'm',
          baseUrl: 'https://iyzico.example',
        },
      },
      outside: () =>
        how === 'says no'
          ? Promise.resolve(Response.json({ status: 'failure', errorMessage: 'Kart kapalı' }))
          : Promise.reject(new Error('gone')),
    });
    const stay = await createStay(app, token, 'option');
    const payment = await payByCard(stay);
    await app.deps.db.rows
      .update(transactions)
      .set({ provider: 'iyzico' })
      .where(eq(transactions.id, payment.id));
    const way = { by: 'card', payment: payment.id, amount: 700_000 };
    const off = await moveStay(broken, token, stay.id, {
      status: 'cancelled',
      reason: 'Plan değişti',
      refund: { kept: 0, ways: [way] },
    });
    expect(off.body.content).toMatchObject({ status: 'cancelled', off: { refundDue: 700_000 } });
    expect((await booksOf(app, stay)).entries.at(-1)).toMatchObject({ kind: 'refund', status });
    expect((await openAlarms(stay)).toSorted().join()).toBe(alarms);

    // What is on its way is told in the dialog, and is not given twice, by whichever way.
    const onItsWay = status === 'pending' ? 700_000 : 0;
    expect(await terms(stay)).toMatchObject({
      on_the_way: onItsWay,
      refundable: 700_000 - onItsWay,
    });
    const again = await decide(stay, { kept: 0, ways: [{ by: 'cash', amount: 700_000 }] });
    expect(again.status).toBe(status === 'pending' ? 422 : 201);
    expect((await openAlarms(stay)).length).toBe(status === 'pending' ? 2 : 0);
  });

  it.each([
    [
      'more than was paid',
      { kept: 0, ways: [{ by: 'cash', amount: 700_001 }] },
      'REFUND_EXCEEDS_PAID',
    ],
    [
      'more than the fee leaves',
      { kept: 1, keptReason: 'x', ways: [{ by: 'cash', amount: 700_000 }] },
      'REFUND_EXCEEDS_PAID',
    ],
    ['a fee above what was paid', { kept: 700_001, keptReason: 'x' }, 'REFUND_EXCEEDS_PAID'],
    ['another fee than the terms without a word', { kept: 100 }, 'REASON_REQUIRED'],
    [
      'a card that never paid',
      { kept: 0, ways: [{ by: 'card', payment: 'nobody', amount: 1 }] },
      'NOT_REFUNDABLE',
    ],
    [
      'a deposit that nobody gave',
      { kept: 0, ways: [{ by: 'cash', of: 'deposit', amount: 1 }] },
      'DEPOSIT_EXCEEDS_HELD',
    ],
    [
      'an IBAN that is none',
      { kept: 0, ways: [{ by: 'havale_eft', amount: 1, iban: 'TR00 1' }] },
      'VALIDATION',
    ],
  ])('refuses %s and leaves the stay as it was', async (_, refund, code) => {
    const stay = await createStay(app, token, 'confirmed');
    await record(stay, {});
    const refusal = await cancel(stay, refund);
    expect(refusal.body.code).toBe(code);
    const books = await booksOf(app, stay);
    expect(books).toMatchObject({ status: 'confirmed', alarms: [] });
    expect(books.entries).toHaveLength(1);
  });

  it('offers a card no more than is left after a manual refund', async () => {
    const stay = await createStay(app, token, 'option');
    const payment = await payByCard(stay);
    await record(stay, { kind: 'refund', amount: 600_000, note: 'Havale ile' });
    const shown = await app.call('GET', `/v1/admin/transactions/${payment.id}`, { token });
    expect(shown.body.content.refundable).toBe(100_000);
    const much = await post(app, token, `/v1/admin/transactions/${payment.id}/refund`, {
      amount: 100_001,
      reason: 'Fazla',
    });
    expect(much.body.code).toBe('REFUND_EXCEEDS_PAID');
  });

  it('is decided once by its key, however often it is sent', async () => {
    const stay = await createStay(app, token, 'option');
    const payment = await payByCard(stay);
    await cancel(stay);
    const decision = { kept: 0, ways: [{ by: 'card', payment: payment.id, amount: 700_000 }] };
    const key = crypto.randomUUID();
    const answers = [await decide(stay, decision, key), await decide(stay, decision, key)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { entries } = await booksOf(app, stay);
    expect(entries.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  });

  it('is due after a rejection or a no-show, too', async () => {
    const turnedDown = await createStay(app, token, 'requested');
    await record(turnedDown, { confirm: false });
    expect(await terms(turnedDown, 'rejected')).toMatchObject({ tier: null, policy: { kept: 0 } });
    await moveStay(app, token, turnedDown.id, { status: 'rejected' });
    expect(await openAlarms(turnedDown)).toEqual(['refund_due 700000']);

    const absent = await createStay(app, token, 'confirmed');
    await record(absent, {});
    const later = await officeOn('2027-05-11T09:00:00.000Z');
    const gone = await moveStay(later.office, later.token, absent.id, {
      status: 'no_show',
      refund: { kept: 700_000 },
    });
    expect(gone.body.content).toMatchObject({ due: 0, off: { kept: 700_000, refundDue: 0 } });
    expect(await openAlarms(absent)).toEqual([]);
  });

  it('cannot be decided while the stay is current', async () => {
    const stay = await createStay(app, token, 'confirmed');
    const early = await decide(stay, { kept: 0 });
    expect([early.status, early.body.code]).toEqual([422, 'NOT_IN_THIS_STATE']);
  });

  it('cannot leave twice through the database either', async () => {
    const stay = await createStay(app, token, 'confirmed');
    await record(stay, {});
    const back = (id: string, amount: number) =>
      app.deps.db.rows.insert(transactions).values({
        id: `${stay.id}-${id}`,
        reservationId: stay.id,
        kind: 'refund',
        method: 'cash',
        status: 'succeeded',
        amount,
      });
    await back('a', 700_000);
    await expect(back('b', 1)).rejects.toThrow();
  });
});

describe('a random walk of payments, ends and refunds', () => {
  it('never gives back more than came in and forgets nothing', async () => {
    const app = testApp();
    const token = await signIn(app, (await createUser(app)).email);
    const { below, pick } = createRandom(14);
    const amount = () => 1 + below(900_000);
    const OFF = ['rejected', 'expired', 'cancelled', 'no_show'];

    for (let n = 0; n < 6; n += 1) {
      const stay = await createStay(
        app,
        token,
        pick(['requested', 'option', 'confirmed'] as const),
      );
      for (let steps = 0; steps < 14; steps += 1) {
        const kind = pick([
          'prepayment',
          'balance',
          'deposit',
          'refund',
          'deposit_refund',
        ] as const);
        const move = pick(['cancelled', 'rejected', 'no_show', 'confirmed', 'option'] as const);
        const decision = {
          kept: pick([0, amount()]),
          keptReason: 'Yürüyüş',
          ways: pick([[], [{ by: 'cash', amount: amount() }]]),
        };
        switch (pick(['pay', 'pay', 'pay', 'move', 'decide', 'decide'] as const)) {
          case 'pay':
            await post(app, token, '/v1/admin/transactions', {
              reservation_id: stay.code,
              method: 'cash',
              note: 'Yürüyüş',
              kind,
              amount: amount(),
            });
            break;
          case 'move':
            await moveStay(app, token, stay.id, {
              status: move,
              reason: 'Yürüyüş',
              ...(below(2) === 0 && OFF.includes(move) && { refund: decision }),
            });
            break;
          case 'decide':
            await post(app, token, `/v1/admin/reservations/${stay.id}/refund`, decision);
        }
        await assertSound(app, stay);
      }
    }

    async function assertSound({ deps }: TestApp, { id }: Stay) {
      const [row] = await deps.db.read.select().from(reservations).where(eq(reservations.id, id));
      const entries = await deps.db.read
        .select()
        .from(transactions)
        .where(eq(transactions.reservationId, id));
      const alarms = await deps.db.read
        .select()
        .from(paymentAlarms)
        .where(eq(paymentAlarms.reservationId, id));
      const sum = (...kinds: string[]) =>
        entries
          .filter(({ kind, status }) => kinds.includes(kind) && status === 'succeeded')
          .reduce((total, entry) => total + entry.amount, 0);
      const held = sum('prepayment', 'balance', 'extra') - sum('refund');
      const deposit = sum('deposit') - sum('deposit_refund');
      expect(held).toBe(row!.paid);
      expect(Math.min(held, deposit)).toBeGreaterThanOrEqual(0);
      const due = OFF.includes(row!.status) ? Math.max(0, held - (row!.kept ?? 0)) + deposit : 0;
      const open = alarms.filter(({ kind, resolvedAt }) => kind === 'refund_due' && !resolvedAt);
      expect(open.map((alarm) => alarm.amount)).toEqual(due > 0 ? [due] : []);
    }
  });
});
