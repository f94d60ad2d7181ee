import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { villaNights } from '#drizzle/schema/nights.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { composeMail } from '#worker/features/mail/compose.ts';
import { readMailFacts } from '#worker/features/mail/queries.ts';
import { settleDue } from '#worker/features/reservations/transition/settle-due.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { booksOf, checkoutOf, sandboxSays, startCard } from '#tests/support/card-payments.ts';
import { createUser, createVilla, quoteOf, requestStay, signIn } from '#tests/support/factories.ts';
import { createStay, moveStay, post, type Stay } from '#tests/support/payments.ts';

const WEEK = { checkIn: '2027-05-10', checkOut: '2027-05-17' };
const DAY = 24 * 60;

/** A stay of 35.000 ₺ with 7.000 ₺ prepayment on an app, a clock and a villa of its own. */
async function scene(state: 'requested' | 'option' = 'option') {
  const app = testApp();
  const token = await signIn(app, (await createUser(app)).email);
  const stay = await createStay(app, token, state);
  return { app, token, stay, ...actionsOn(app, token, stay) };
}

function actionsOn(app: TestApp, token: string, stay: Stay) {
  const pay = (kind: string, amount: number, rest: object = {}) =>
    post(app, token, '/v1/admin/transactions', {
      reservation_id: stay.id,
      kind,
      method: 'havale_eft',
      amount,
      ...rest,
    });
  const row = async () =>
    (await app.deps.db.read.select().from(reservations).where(eq(reservations.id, stay.id)))[0]!;
  const ends = async () => {
    const nights = await app.deps.db.read
      .select()
      .from(villaNights)
      .where(eq(villaNights.ref, stay.id));
    return [nights.length, [...new Set(nights.map(({ expiresAt }) => expiresAt))]];
  };
  /** Whether the nights can be had by somebody else, and what the cron makes of the stay. */
  const afterwards = async (minutes: number) => {
    app.clock.advanceMinutes(minutes);
    const [villa] = await app.deps.db.read.all<{ slug: string }>(
      sql`select slug from villas where id = ${stay.villaId}`,
    );
    const quoted = await quoteOf(app, { slug: villa!.slug, ...WEEK });
    await settleDue(app.deps);
    return [quoted.body.content?.available ?? false, (await row()).status];
  };
  return { pay, row, ends, afterwards };
}

describe('a stay that holds money', () => {
  it.each([
    ['a part of the prepayment', 'option', 'prepayment', 1],
    ['all of it, and no confirmation', 'option', 'prepayment', 700_000],
    ['the deposit', 'option', 'deposit', 500_000],
    ['a part, while it waits for an answer', 'requested', 'prepayment', 1],
  ] as const)('never runs out: %s', async (_what, state, kind, amount) => {
    const { stay, pay, row, ends, afterwards, app, token } = await scene(state);
    expect((await pay(kind, amount, { confirm: false })).status).toBe(201);
    expect(await row()).toMatchObject({ status: state, optionExpiresAt: null });
    expect(await ends()).toEqual([7, [null]]);
    expect(await afterwards(40 * DAY)).toEqual([false, state]);
    const fresh = testApp({ now: app.clock.now().toISOString() });
    const again = await signIn(fresh, (await createUser(fresh)).email);
    const listed = await fresh.call('GET', '/v1/admin/reservations?undecided=1', { token: again });
    const ids = listed.body.content.items.map(({ id }: { id: string }) => id);
    expect(ids).toContain(stay.id);
    const home = await fresh.call('GET', '/v1/admin/other', { token: again });
    expect(home.body.content.undecided.total).toBeGreaterThan(0);
    const { mails } = await booksOf(app, stay);
    expect(mails).not.toContain('opsiyon_doldu');
    expect(token).not.toBe('');
  });

  it('is confirmed with the whole prepayment, and not with less unless a clerk says so', async () => {
    const whole = await scene();
    const booked = await whole.pay('prepayment', 700_000);
    expect(booked.body.content).toMatchObject({
      reservation: { status: 'confirmed' },
      mails: ['odeme_alindi', 'rezervasyon_onay', 'sahip_onay'],
    });
    expect(await whole.ends()).toEqual([7, [null]]);
    const part = await scene();
    expect((await part.pay('prepayment', 699_999)).body.content.reservation.status).toBe('option');
    expect((await part.pay('prepayment', 1)).body.content.reservation.status).toBe('confirmed');
    const said = await scene('requested');
    const anyway = await said.pay('prepayment', 100, { confirm: true });
    expect(anyway.body.content.reservation.status).toBe('confirmed');
  });

  it('ends again a day after the last of its money went back, before the arrival', async () => {
    const { app, token, stay, pay, row, ends, afterwards } = await scene();
    await pay('prepayment', 300_000);
    app.clock.advanceMinutes(5 * DAY);
    const later = actionsOn(app, await signIn(app, (await createUser(app)).email), stay);
    await later.pay('refund', 200_000, { note: 'Bir kısmı' });
    expect((await row()).optionExpiresAt).toBeNull();
    await later.pay('refund', 100_000, { note: 'Vazgeçti' });
    expect((await row()).optionExpiresAt).toBe('2026-11-27T09:00:00.000Z');
    expect(await ends()).toEqual([7, ['2026-11-27T09:00:00.000Z']]);
    expect(await afterwards(DAY)).toEqual([true, 'expired']);
    expect(token).not.toBe('');

    const near = await scene();
    await near.pay('prepayment', 300_000);
    near.app.clock.set('2027-05-10T06:00:00.000Z');
    const clerk = await signIn(near.app, (await createUser(near.app)).email);
    const { pay: giveBack } = actionsOn(near.app, clerk, near.stay);
    await giveBack('refund', 300_000, { note: 'Gelemiyor' });
    // The villa opens at 16:00 in Türkiye.
    expect((await near.row()).optionExpiresAt).toBe('2027-05-10T13:00:00.000Z');
  });

  it('cannot be made to end by any writer', async () => {
    const { app, stay, pay, row, ends } = await scene();
    await pay('prepayment', 1);
    const { rows } = app.deps.db;
    await expect(
      rows.run(sql`update reservations set status = 'expired' where id = ${stay.id}`),
    ).rejects.toThrow();
    await rows.run(sql`update villa_nights set expires_at = '2026-11-21' where ref = ${stay.id}`);
    expect(await ends()).toEqual([7, [null]]);
    await rows.run(
      sql`update reservations set option_expires_at = '2026-11-22T00:00:00.000Z' where id = ${stay.id}`,
    );
    await rows.run(
      sql`update reservations set status = 'requested', hold_expires_at = '2026-11-22T00:00:00.000Z' where id = ${stay.id}`,
    );
    expect(await row()).toMatchObject({ holdExpiresAt: null, optionExpiresAt: null });
    expect(await ends()).toEqual([7, [null]]);
    await rows.run(sql`delete from villa_nights where ref = ${stay.id} and night = '2027-05-10'`);
    await rows.run(
      sql`insert into villa_nights (villa_id, night, kind, ref, expires_at) values (${stay.villaId}, '2027-05-10', 'hold', ${stay.id}, '2026-11-22')`,
    );
    expect(await ends()).toEqual([7, [null]]);
  });

  it('becomes an option without an end, and one that has none is not prolonged', async () => {
    const { app, token, stay, pay, row, ends } = await scene('requested');
    await pay('prepayment', 1);
    const moved = await moveStay(app, token, stay.id, { status: 'option' });
    expect(moved.body.content).toMatchObject({ status: 'option', deadline: null, undecided: true });
    expect(moved.body.content.moves.map(({ status }: { status: string }) => status)).toEqual([
      'confirmed',
      'cancelled',
    ]);
    const again = await moveStay(app, token, stay.id, { status: 'option' });
    expect(again.body.code).toBe('STAY_HOLDS_MONEY');
    expect((await row()).optionExpiresAt).toBeNull();
    expect(await ends()).toEqual([7, [null]]);
  });
});

describe('money that comes when the hold is over', () => {
  it.each([
    [
      'by card',
      async ({ app, stay }: Scene) =>
        sandboxSays(app, { checkout: (await checkoutOf(app, stay)).id }),
    ],
    ['to a clerk', async ({ pay }: Scene) => pay('prepayment', 700_000, { confirm: false })],
  ])('%s keeps the nights while nobody has them, cron or not', async (_how, comes) => {
    const late = await scene();
    await startCard(late.app, late.stay);
    late.app.clock.advanceMinutes(DAY);
    expect((await comes(await again(late))).status).toBeLessThan(300);
    expect(await late.row()).toMatchObject({ status: 'option', optionExpiresAt: null });
    expect(await late.ends()).toEqual([7, [null]]);
    expect(await late.afterwards(DAY)).toEqual([false, 'option']);
    expect((await booksOf(late.app, late.stay)).mails).not.toContain('opsiyon_doldu');
  });

  it.each([
    [
      'by card',
      ['late 700000'],
      async ({ app, stay }: Scene) =>
        sandboxSays(app, { checkout: (await checkoutOf(app, stay)).id }),
    ],
    ['to a clerk', [], async ({ pay }: Scene) => pay('prepayment', 700_000, { notify: true })],
  ] as const)(
    '%s ends the stay where somebody has them, and the guest hears that the money is here',
    async (_how, also, comes) => {
      const late = await scene();
      await startCard(late.app, late.stay);
      late.app.clock.advanceMinutes(DAY);
      const [villa] = await late.app.deps.db.read.all<{ slug: string }>(
        sql`select slug from villas where id = ${late.stay.villaId}`,
      );
      expect((await requestStay(late.app, { slug: villa!.slug, ...WEEK })).status).toBe(201);
      expect((await comes(await again(late))).status).toBeLessThan(300);
      expect(await late.row()).toMatchObject({ status: 'expired', guestMoney: 700_000 });
      expect(await late.ends()).toEqual([0, []]);
      const { alarms, mails } = await booksOf(late.app, late.stay);
      expect(alarms).toEqual([...also, 'refund_due 700000']);
      expect(mails).not.toContain('opsiyon_doldu');
      expect(mails.filter((mail) => mail.startsWith('odeme_'))).toEqual(['odeme_acikta']);
    },
  );

  it('confirms nothing for a clerk who asked for it where somebody has them', async () => {
    const late = await scene();
    late.app.clock.advanceMinutes(DAY);
    const [villa] = await late.app.deps.db.read.all<{ slug: string }>(
      sql`select slug from villas where id = ${late.stay.villaId}`,
    );
    await requestStay(late.app, { slug: villa!.slug, ...WEEK });
    const { pay } = await again(late);
    const refused = await pay('prepayment', 700_000, { confirm: true });
    expect([refused.status, refused.body.code]).toEqual([409, 'DATES_TAKEN']);
    expect(refused.text).toContain('işaretini kaldırın');
    expect((await booksOf(late.app, late.stay)).entries).toEqual([]);
  });

  it('takes back the mail that the time is over before it leaves', async () => {
    const late = await scene();
    await startCard(late.app, late.stay);
    late.app.clock.advanceMinutes(DAY);
    await settleDue(late.app.deps);
    await sandboxSays(late.app, { checkout: (await checkoutOf(late.app, late.stay)).id });
    expect(await late.row()).toMatchObject({ status: 'expired', guestMoney: 700_000 });
    const { db } = late.app.deps;
    const rows = await db.read.select().from(outbox).where(eq(outbox.reservationId, late.stay.id));
    const over = rows.find(({ template }) => template === 'opsiyon_doldu');
    const facts = (await readMailFacts(db, over!.id))!;
    expect(await composeMail(late.app.deps, facts)).toEqual({
      outcome: 'skipped',
      reason: 'Misafirin ödemesi var.',
    });
  });
});

type Scene = Awaited<ReturnType<typeof scene>>;

/** The same with a fresh session: the clock has moved past the last one's life. */
async function again(late: Scene): Promise<Scene> {
  const token = await signIn(late.app, (await createUser(late.app)).email);
  return { ...late, token, ...actionsOn(late.app, token, late.stay) };
}

describe('the end of an option', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  it.each([
    ['in 2099', '2099-01-01T00:00:00.000Z', /en çok 30 gün/],
    ['31 days ahead', '2026-12-22T09:00:00.000Z', /en çok 30 gün sürebilir; en geç 21 Aralık 2026/],
    ['in the past, written with its offset', '2026-11-21T11:59:59+03:00', /gelecekte bitmeli/],
  ])('is refused %s, whoever gives it', async (_what, optionExpiresAt, message) => {
    const stay = await createStay(app, token, 'requested');
    const moved = await moveStay(app, token, stay.id, { status: 'option', optionExpiresAt });
    expect(moved.status).toBe(422);
    expect(moved.text).toMatch(message);
    const villa = await createVilla(app);
    const created = await post(app, token, '/v1/admin/reservations', {
      villa_id: villa.id,
      ...WEEK,
      adults: 2,
      customer: {
        firstName: 'Gülşah',
        lastName: 'Öztürk',
        phone: '05321234567',
        email: 'g@k.example',
      },
      status: 'option',
      optionExpiresAt,
    });
    expect([created.status, created.text]).toEqual([422, expect.stringMatching(message)]);
  });

  it('is read with its offset, and is the arrival where that is sooner than a day', async () => {
    const stay = await createStay(app, token, 'requested');
    const optionExpiresAt = '2026-11-23T18:30:00+03:00';
    const moved = await moveStay(app, token, stay.id, { status: 'option', optionExpiresAt });
    expect(moved.body.content.deadline).toBe('2026-11-23T15:30:00.000Z');
    const soon = await createStay(app, token, 'requested', {
      checkIn: '2026-11-22',
      checkOut: '2026-11-28',
    });
    const until = await moveStay(app, token, soon.id, { status: 'option' });
    expect(until.body.content.deadline).toBe('2026-11-22T09:00:00.000Z');
    const today = await createStay(app, token, 'requested', {
      checkIn: '2026-11-21',
      checkOut: '2026-11-28',
    });
    const brief = await moveStay(app, token, today.id, { status: 'option' });
    expect(brief.body.content.deadline).toBe('2026-11-21T13:00:00.000Z');
    const longer = { status: 'option', optionExpiresAt: '2026-11-21T13:00:01.000Z' };
    expect((await moveStay(app, token, today.id, longer)).text).toMatch(/girişten sonraya kalamaz/);
  });

  it('can be changed, mailed anew, and carries its link along', async () => {
    const stay = await createStay(app, token, 'option');
    const sent = await post(app, token, '/v1/admin/sendpaymentlink', { reservation_id: stay.id });
    expect(sent.body.content.expires_at).toBe('2026-11-22T09:00:00.000Z');
    const link = new URL(sent.body.content.link).searchParams.get('baglanti')!;
    const optionExpiresAt = '2026-11-23T09:00:00.000Z';
    const longer = await moveStay(app, token, stay.id, { status: 'option', optionExpiresAt });
    expect(longer.body.content).toMatchObject({ status: 'option', deadline: optionExpiresAt });
    const stateAt = async (instant: string) => {
      const then = testApp({ now: instant });
      const due = await then.call('POST', '/v1/payment/due', { body: { link } });
      return due.body.content.state;
    };
    expect(await stateAt('2026-11-23T08:59:59.000Z')).toBe('due');
    expect(await stateAt('2026-11-23T09:00:00.000Z')).toBe('closed');
    const shorter = { status: 'option', optionExpiresAt: '2026-11-21T10:00:00.000Z' };
    await moveStay(app, token, stay.id, shorter);
    expect(await stateAt('2026-11-21T10:00:00.000Z')).toBe('closed');
    expect(
      (await booksOf(app, stay)).mails.filter((mail) => mail === 'on_odeme_bilgi'),
    ).toHaveLength(3);
  });

  it('moves with the stay to an earlier arrival', async () => {
    const stay = await createStay(app, token, 'requested');
    const optionExpiresAt = '2026-12-10T09:00:00.000Z';
    const option = await moveStay(app, token, stay.id, { status: 'option', optionExpiresAt });
    const edited = await app.call('PUT', `/v1/admin/reservations/${stay.id}`, {
      token,
      body: {
        version: option.body.content.version,
        checkIn: '2026-12-05',
        checkOut: '2026-12-12',
      },
    });
    expect(edited.body.content.deadline).toBe('2026-12-05T13:00:00.000Z');
    const nights = await app.deps.db.read
      .select()
      .from(villaNights)
      .where(eq(villaNights.ref, stay.id));
    expect(new Set(nights.map(({ expiresAt }) => expiresAt))).toEqual(
      new Set(['2026-12-05T13:00:00.000Z']),
    );
  });

  it('is refused by the database itself after the arrival', async () => {
    const stay = await createStay(app, token, 'option');
    await expect(
      app.deps.db.rows.run(
        sql`update reservations set option_expires_at = '2027-05-10T13:00:00.001Z' where id = ${stay.id}`,
      ),
    ).rejects.toThrow();
  });

  it('ends the pages that providers keep open for it', async () => {
    const own = await scene();
    own.app.clock.advanceMinutes(DAY - 10);
    const { token: fresh } = await again(own);
    const page = await post(own.app, fresh, '/v1/admin/paymentlink', {
      reservation_id: own.stay.id,
    });
    expect(page.body.content.expires_at).toBe('2026-11-22T09:00:00.000Z');
    const started = await startCard(own.app, own.stay);
    const path = new URL(started.body.content.pageUrl).pathname;
    expect((await own.app.call('GET', path)).status).toBe(200);
    own.app.clock.advanceMinutes(10);
    expect((await own.app.call('GET', path)).status).toBe(303);
  });

  it('ends a page that was opened before with the stay itself', async () => {
    const own = await scene();
    const started = await startCard(own.app, own.stay);
    const path = new URL(started.body.content.pageUrl).pathname;
    await moveStay(own.app, own.token, own.stay.id, { status: 'cancelled', reason: 'Vazgeçti' });
    expect((await own.app.call('GET', path)).status).toBe(303);
  });
});
