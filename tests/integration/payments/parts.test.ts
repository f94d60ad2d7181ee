import { and, eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import { openParts, planOf } from '#domain/payments/parts.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { reservationContracts } from '#drizzle/schema/contracts.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { composeMail } from '#worker/features/mail/compose.ts';
import { readMailFacts } from '#worker/features/mail/queries.ts';
import { queueReminders } from '#worker/features/reservations/reminders/queue-reminders.ts';
import { runScheduled } from '#worker/scheduled.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  answerSandbox,
  booksOf,
  dueOf,
  lastEntryOf,
  mailLink,
  startCard,
} from '#tests/support/card-payments.ts';
import {
  createUser,
  createVilla,
  GUEST,
  quoteOf,
  requestWith,
  signIn,
} from '#tests/support/factories.ts';
import { guestLinkOf } from '#tests/support/guests.ts';
import { moveStay, post, type Stay } from '#tests/support/payments.ts';

const NOW = '2028-01-10T09:00:00.000Z';
/** A week of 35.000 ₺, of which 7.000 ₺ confirm it. */
const WEEK = { checkIn: '2028-06-10', checkOut: '2028-06-17' };
const PLAN = [
  { daysBefore: 60, rate: 2500 },
  { daysBefore: 30, rate: 2500 },
];
const [FIRST, SECOND] = ['2028-04-11', '2028-05-11'];
const PART = 875_000;

const at = (day: string, time = '10:00') => new Date(`${day}T${time}:00+03:00`).toISOString();

let app: TestApp;
let email: string;
beforeAll(async () => {
  app = testApp({ now: NOW });
  ({ email } = await createUser(app));
});
/** A session of this moment: the clock is set on and back. */
const admin = () => signIn(app, email);

const rowOf = async ({ id }: { id: string }) =>
  (await app.deps.db.read.select().from(reservations).where(eq(reservations.id, id)))[0]!;
const detailOf = async ({ id }: { id: string }) =>
  (await app.call('GET', `/v1/admin/reservations/${id}`, { token: await admin() })).body.content;

/** A stay of a villa with a plan of its own, moved on to `state`. */
async function stayInParts(
  state: 'requested' | 'option' | 'confirmed' = 'confirmed',
  paymentParts: (typeof villas.$inferInsert)['paymentParts'] = PLAN,
): Promise<Stay> {
  const villa = await createVilla(app, { paymentParts });
  const quoted = await quoteOf(app, { slug: villa.slug, ...WEEK });
  const made = await requestWith(app, quoted.body.content.quoteToken);
  const code: string = made.body.content.reservationCode;
  const [row] = await app.deps.db.read
    .select()
    .from(reservations)
    .where(eq(reservations.code, code));
  const stay = { id: row!.id, code, villaId: villa.id };
  if (state !== 'requested') await moveStay(app, await admin(), stay.id, { status: state });
  return stay;
}

const pay = async (stay: Stay, amount: number, kind = 'prepayment', method = 'havale_eft') =>
  post(app, await admin(), '/v1/admin/transactions', {
    reservation_id: stay.code,
    kind,
    method,
    amount,
    note: '',
  });

it('are said by the house before anybody chooses dates', async () => {
  const said = async (paymentParts: (typeof villas.$inferInsert)['paymentParts']) => {
    const { slug } = await createVilla(app, { paymentParts });
    return (await app.call('GET', `/v1/villa/${slug}`)).body.content.paymentParts;
  };
  expect(await said(PLAN.toReversed())).toEqual(PLAN);
  expect(await said([])).toEqual([]);
  // A fifth confirms the stay: no more than four are left.
  expect(await said([{ daysBefore: 10, rate: 9000 }])).toEqual([{ daysBefore: 10, rate: 8000 }]);
});

describe('what is agreed', () => {
  it('stands in the quote, in the contract and with the stay, and adds up', async () => {
    const villa = await createVilla(app, { paymentParts: PLAN });
    const quote = (await quoteOf(app, { slug: villa.slug, ...WEEK })).body.content;
    expect(quote.parts).toMatchObject([
      { dueOn: FIRST, amount: PART },
      { dueOn: SECOND, amount: PART },
    ]);
    expect(quote.balance).toBe(2_800_000);
    const made = await requestWith(app, quote.quoteToken);
    const [row] = await app.deps.db.read
      .select({ parts: reservations.paymentParts, paper: reservationContracts.paper })
      .from(reservations)
      .innerJoin(reservationContracts, eq(reservationContracts.reservationId, reservations.id))
      .where(eq(reservations.code, made.body.content.reservationCode));
    expect(row!.parts).toEqual(PLAN);
    const said = JSON.stringify(row!.paper);
    expect(said).toContain('8.750 ₺, en geç 11 Nisan 2028 Salı');
    expect(said).toContain('8.750 ₺, en geç 11 Mayıs 2028 Perşembe');
    // What is left for the door.
    expect(said).toContain('10.500 ₺');
    expect(said).toContain('rezervasyonu kendiliğinden düşürmez');
  });

  it('is what was read: another plan is another contract', async () => {
    const villa = await createVilla(app, { paymentParts: PLAN });
    const { quoteToken } = (await quoteOf(app, { slug: villa.slug, ...WEEK })).body.content;
    await app.deps.db.rows
      .update(villas)
      .set({ paymentParts: [{ daysBefore: 60, rate: 5000 }] })
      .where(eq(villas.id, villa.id));
    const refused = await requestWith(app, quoteToken);
    expect([refused.status, refused.body.code]).toEqual([409, 'CONTRACT_CHANGED']);
    expect(refused.body.content).toContain('ödeme koşulları');
  });

  it('stays as it was agreed when the villa asks for something else later', async () => {
    const stay = await stayInParts();
    await app.deps.db.rows
      .update(villas)
      .set({ paymentParts: [] })
      .where(eq(villas.id, stay.villaId));
    expect((await detailOf(stay)).parts).toHaveLength(2);
  });

  it('is the agency’s where the villa has none of its own, for a clerk’s guest too', async () => {
    const save = async (parts: object[]) =>
      app.call('PUT', '/v1/admin/payment/edit', {
        token: await admin(),
        body: { payment_provider: 'sandbox', payment_installments: 1, payment_parts: parts },
      });
    try {
      expect((await save(PLAN)).status).toBe(200);
      const asked = await createVilla(app);
      const byClerk = await post(app, await admin(), '/v1/admin/reservations', {
        villa_id: asked.id,
        ...WEEK,
        adults: 2,
        children: 0,
        babies: 0,
        customer: { ...GUEST, email: 'telefon@posta.example' },
        status: 'option',
      });
      expect(byClerk.status).toBe(201);
      expect((await detailOf(byClerk.body.content)).parts).toHaveLength(2);
      const own = await createVilla(app, { paymentParts: [] });
      expect((await quoteOf(app, { slug: own.slug, ...WEEK })).body.content.parts).toEqual([]);
      const refused = await save([...PLAN, { daysBefore: 5, rate: 6000 }]);
      expect([refused.status, refused.body.code]).toEqual([400, 'VALIDATION']);
    } finally {
      await save([]);
    }
  });

  it('is kept by an offer until it ends', async () => {
    const villa = await createVilla(app, { paymentParts: PLAN });
    const expiresAt = new Date(Date.parse(NOW) + 86_400_000).toISOString();
    const made = await post(app, await admin(), '/v1/admin/offers', {
      customer: { name: 'Çağrı Şen', email: 'cagri@posta.example' },
      message: '',
      expiresAt,
      villas: [{ villa_id: villa.id, ...WEEK, adults: 2, children: 0, babies: 0 }],
    });
    const link = new URL(made.body.content.link);
    const path = `/v1/offer?client=true&token=${link.searchParams.get('token')}`;
    await app.deps.db.rows.update(villas).set({ paymentParts: [] }).where(eq(villas.id, villa.id));
    const [offered] = (await app.call('GET', path)).body.content.villas;
    expect(offered.price.parts.map(({ dueOn }: { dueOn: string }) => dueOn)).toEqual([
      FIRST,
      SECOND,
    ]);
    const booked = await requestWith(app, offered.quoteToken);
    expect(booked.status).toBe(201);
    const [row] = await app.deps.db.read
      .select()
      .from(reservations)
      .where(eq(reservations.code, booked.body.content.reservationCode));
    expect(row!.paymentParts).toEqual(PLAN);
  });
});

describe('a guest who pays in parts', () => {
  it('pays them one after another by card, and the rest at the door', async () => {
    const stay = await stayInParts('option');
    const asks = async () => {
      const { state, kind, amount, dueOn, parts, atDoor } = (await dueOf(app, stay)).body.content;
      return { state, kind, amount, dueOn, parts, atDoor };
    };
    const byCard = async () =>
      answerSandbox(app, (await startCard(app, stay)).body.content.pageUrl);
    expect(await asks()).toEqual({
      state: 'due',
      kind: 'prepayment',
      amount: 700_000,
      dueOn: null,
      parts: 2 * PART,
      atDoor: 1_050_000,
    });
    await byCard();
    expect((await booksOf(app, stay)).status).toBe('confirmed');
    expect(await asks()).toMatchObject({
      kind: 'balance',
      amount: PART,
      dueOn: FIRST,
      parts: PART,
    });
    await byCard();
    expect(await lastEntryOf(app, stay)).toMatchObject({ kind: 'balance', amount: PART });
    expect(await asks()).toMatchObject({ amount: PART, dueOn: SECOND, parts: 0 });
    await byCard();
    expect(await asks()).toMatchObject({ state: 'settled', amount: 0, atDoor: 1_050_000 });
    expect((await detailOf(stay)).dues).toEqual({
      prepayment: 0,
      extras: 0,
      parts: 0,
      atDoor: 1_050_000,
    });
    expect((await booksOf(app, stay)).alarms).toEqual([]);
  });

  it('chooses on the page of the stay: the next part, or everything', async () => {
    const stay = await stayInParts();
    await pay(stay, 700_000);
    const link = await guestLinkOf(app, await admin(), stay.id);
    const page = await app.call('POST', '/v1/stay', { body: { link } });
    expect(page.body.content.own.payable).toEqual([
      { kind: 'part', amount: PART, dueOn: FIRST },
      { kind: 'balance', amount: 2_800_000, dueOn: null },
    ]);
    const started = await app.call('POST', '/v1/payment/checkout', {
      body: { stay: link, kind: 'part' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(started.body.content.amount).toBe(PART);
  });

  it('has an earlier payment counted, and pays what is left of a part', async () => {
    const stay = await stayInParts();
    await pay(stay, 700_000);
    await pay(stay, 500_000, 'balance');
    expect((await dueOf(app, stay)).body.content).toMatchObject({ amount: 375_000, parts: PART });
    const sent = await mailLink(app, await admin(), stay);
    expect((await dueOf(app, { link: sent })).body.content).toMatchObject({ amount: 375_000 });
  });

  it('owes parts of a new price after a change, and nothing once the stay is off', async () => {
    const stay = await stayInParts();
    const before = await detailOf(stay);
    const changed = await app.call('PUT', `/v1/admin/reservations/${stay.id}`, {
      token: await admin(),
      body: { version: before.version, checkOut: '2028-06-24' },
    });
    expect(changed.body.content.parts.map(({ amount }: { amount: number }) => amount)).toEqual([
      1_750_000, 1_750_000,
    ]);
    await moveStay(app, await admin(), stay.id, { status: 'cancelled', reason: 'Vazgeçti' });
    expect((await detailOf(stay)).parts).toEqual([]);
  });
});

describe('reminders and what is late', () => {
  const mailsOf = async ({ id }: Stay) => {
    const rows = await app.deps.db.read
      .select({ id: outbox.id, template: outbox.template })
      .from(outbox)
      .where(and(eq(outbox.reservationId, id), like(outbox.template, 'ara_odeme%')));
    return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  };
  const templates = async (stay: Stay) => (await mailsOf(stay)).map(({ template }) => template);
  const later = async (now: string) => {
    app.clock.set(now);
    await queueReminders(app.deps);
  };

  it('tells in the week before and once more when it is late; nothing ends by itself', async () => {
    app.clock.set(NOW);
    const stay = await stayInParts();
    await pay(stay, 700_000);
    await later(at(addDays(FIRST!, -8)));
    expect(await templates(stay)).toEqual([]);
    await later(at(addDays(FIRST!, -7), '07:30'));
    expect(await templates(stay)).toEqual([]);
    await later(at(addDays(FIRST!, -7)));
    await later(at(FIRST!));
    expect(await templates(stay)).toEqual(['ara_odeme_hatirlatma']);
    await later(at(addDays(FIRST!, 1)));
    await later(at(addDays(FIRST!, 3)));
    expect(await templates(stay)).toEqual(['ara_odeme_hatirlatma', 'ara_odeme_gecikti']);
    const { lateParts } = (await app.call('GET', '/v1/admin/other', { token: await admin() })).body
      .content;
    expect(lateParts.items).toContainEqual({
      id: stay.id,
      code: stay.code,
      customer_name: expect.any(String),
      dueOn: FIRST,
      amount: PART,
    });
    app.clock.set(at(addDays(SECOND!, 2)));
    await runScheduled(app.deps);
    expect((await rowOf(stay)).status).toBe('confirmed');
  });

  it('says the amount and the day, and nothing once it was paid', async () => {
    app.clock.set(NOW);
    const stay = await stayInParts();
    await pay(stay, 700_000);
    await later(at(addDays(FIRST!, -3)));
    const [mail] = await mailsOf(stay);
    const written = await composeMail(app.deps, (await readMailFacts(app.deps.db, mail!.id))!);
    expect(written).toMatchObject({ outcome: 'ready' });
    expect(JSON.stringify(written)).toContain('8.750 ₺');
    expect(JSON.stringify(written)).toContain('11 Nisan 2028');
    await pay(stay, PART, 'balance');
    expect(
      await composeMail(app.deps, (await readMailFacts(app.deps.db, mail!.id))!),
    ).toMatchObject({ outcome: 'skipped', reason: 'Ara ödeme geldi ya da sonraya bırakıldı.' });
    await later(at(addDays(FIRST!, 1)));
    expect(await templates(stay)).toEqual(['ara_odeme_hatirlatma']);
  });
});

describe('a clerk', () => {
  const change = async (stay: Stay, parts: object[], version?: number) =>
    app.call('PUT', `/v1/admin/reservations/${stay.id}/parts`, {
      token: await admin(),
      body: { version: version ?? (await detailOf(stay)).version, parts },
    });

  it('gives more time, takes an amount to the door, and the guest owes that', async () => {
    app.clock.set(NOW);
    const stay = await stayInParts();
    const moved = await change(stay, [
      { due_on: '2028-04-25', rate: 2500 },
      { due_on: SECOND, rate: 2500 },
    ]);
    expect(moved.status).toBe(200);
    expect(moved.body.content.parts).toMatchObject([{ dueOn: '2028-04-25' }, { dueOn: SECOND }]);
    const atDoor = await change(stay, []);
    expect(atDoor.body.content.dues).toMatchObject({ parts: 0, atDoor: 2_800_000 });
    const timeline = await app.call('GET', `/v1/admin/reservations/${stay.id}/timeline`, {
      token: await admin(),
    });
    expect(JSON.stringify(timeline.body.content)).toContain('Ödeme planı değişti');
  });

  it('leaves a day that has passed as it is, but gives none', async () => {
    app.clock.set(NOW);
    const stay = await stayInParts();
    app.clock.set(at(addDays(FIRST!, 5)));
    const kept = await change(stay, [
      { due_on: FIRST, rate: 2500 },
      { due_on: '2028-06-01', rate: 2500 },
    ]);
    expect(kept.status).toBe(200);
    for (const day of [addDays(FIRST!, 1), WEEK.checkIn]) {
      const refused = await change(stay, [{ due_on: day, rate: 2500 }]);
      expect([refused.status, refused.body.code]).toEqual([422, 'PART_DAY']);
      expect(refused.body.issues[0].path).toBe('parts.0.due_on');
    }
    const stale = await change(stay, [], 1);
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
    await moveStay(app, await admin(), stay.id, { status: 'cancelled', reason: 'Vazgeçti' });
    expect((await change(stay, [])).body.code).toBe('PLAN_FIXED');
  });
});

it('the database knows the same plan as everything else', async () => {
  app.clock.set(NOW);
  const plans = [
    PLAN,
    [{ daysBefore: 200, rate: 1000 }, ...PLAN],
    [
      { daysBefore: 145, rate: 3333 },
      { daysBefore: 144, rate: 3333 },
    ],
    [{ daysBefore: 30, rate: 10_000 }],
    [{ daysBefore: 1, rate: 1 }],
    [],
  ];
  for (const [i, plan] of plans.entries()) {
    const stay = await stayInParts('confirmed', plan);
    if (i % 2 === 0) await pay(stay, 700_000 + i * 100_001, 'balance');
    const row = await rowOf(stay);
    const known = await app.deps.db.rows.run(
      `select due_on, up_to, for_stay from stay_parts where reservation_id = '${stay.id}' order by due_on` as never,
    );
    const wanted = planOf(row).map(({ dueOn, upTo }) => [dueOn, upTo, row.paid - row.extrasPaid]);
    expect(known.rows.map((one) => Object.values(one))).toEqual(wanted);
    expect(openParts(row).every(({ dueOn }) => dueOn > istanbulDay(new Date(NOW)))).toBe(true);
  }
});
