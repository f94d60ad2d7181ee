import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn } from '#tests/support/factories.ts';
import { createStay, moveStay, post, type Stay, WEEK } from '#tests/support/payments.ts';

/** Ten nights instead of the week of `createStay`. */
const LONGER = { checkIn: '2027-05-20', checkOut: '2027-05-30' };

describe('another stay', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const rowOf = async ({ id }: Stay) =>
    (await app.deps.db.read.select().from(reservations).where(eq(reservations.id, id)))[0]!;
  const put = async (stay: Stay, body: object) =>
    app.call('PUT', `/v1/admin/reservations/${stay.id}`, {
      token,
      body: { version: (await rowOf(stay)).version, ...body },
    });
  const undo = (stay: Stay, key: string) =>
    app.call('POST', `/v1/admin/reservations/${stay.id}/undo`, { token, body: { token: key } });
  const nightsOf = async ({ id }: Stay) =>
    (await app.deps.db.read.select().from(villaNights).where(eq(villaNights.ref, id)))
      .map(({ villaId, night, kind }) => `${villaId} ${night} ${kind}`)
      .toSorted();
  const mailOf = async ({ id }: Stay) =>
    (
      await app.deps.db.read
        .select()
        .from(outbox)
        .where(and(eq(outbox.reservationId, id), eq(outbox.template, 'konaklama_degisti')))
    )[0];

  it('is quoted at both prices', async () => {
    const stay = await createStay(app, token);
    const body = { villa_id: stay.villaId, ...LONGER, adults: 2, editing: stay.id };
    const quote = await app.call('POST', '/v1/admin/reservations/quote', { token, body });
    expect(quote.body.content).toMatchObject({
      available: true,
      price: { total: 5_000_000, prepayment: 1_000_000, nights: 10 },
      agreed: { total: 3_500_000, prepayment: 700_000, nights: 10 },
      before: { total: 3_500_000, prepayment: 700_000, paid: 0 },
    });
  });

  it.each([
    ['agreed', 3_500_000, 700_000],
    ['new', 5_000_000, 1_000_000],
  ])('takes the %s price when that is chosen', async (price, total, prepayment) => {
    const stay = await createStay(app, token);
    const saved = await put(stay, { ...LONGER, price, expectedTotal: total });
    expect(saved.body.content).toMatchObject({ total, prepayment, nights: 10 });
    expect(await nightsOf(stay)).toHaveLength(10);
    expect(await mailOf(stay)).toBeUndefined();
  });

  it('is taken back whole: dates, villa, people, price, nights and the mail', async () => {
    const stay = await createStay(app, token);
    const elsewhere = await createVilla(app, {
      seasons: [{ from: '2026-01-01', to: '2028-12-31', lira: 9000 }],
    });
    const [before, nights] = [await rowOf(stay), await nightsOf(stay)];
    const moved = await put(stay, {
      ...LONGER,
      villa_id: elsewhere.id,
      adults: 3,
      agencyDiscount: { amount: 10_000, reason: 'Gecikme' },
      notify: true,
    });
    expect(moved.body.content).toMatchObject({ total: 8_990_000, villa_id: elsewhere.id });
    // The mail waits until nothing can be taken back any more.
    const mail = await mailOf(stay);
    expect(mail?.nextAttemptAt).toBe(moved.body.content.undo.until);
    expect(Date.parse(mail!.nextAttemptAt!) - app.clock.now().getTime()).toBeGreaterThanOrEqual(
      10_000,
    );

    const back = await undo(stay, moved.body.content.undo.token);
    expect(back.status).toBe(200);
    const { version, updatedAt: _at, ...after } = await rowOf(stay);
    const { version: was, updatedAt: _was, ...wanted } = before;
    expect(after).toEqual(wanted);
    expect(version).toBe(was + 2);
    expect(await nightsOf(stay)).toEqual(nights);
    expect(await mailOf(stay)).toMatchObject({ status: 'skipped' });
    const logged = await app.deps.db.read
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityId, stay.id), eq(auditLog.action, 'reservation.undo')));
    expect(logged[0]?.after).toMatchObject({ checkIn: '2027-05-10', total: 3_500_000 });
    // Once.
    expect((await undo(stay, moved.body.content.undo.token)).body.code).toBe('STALE_VERSION');
  });

  /** When a hold ends, as its row and its nights say: one end as a rule. */
  const endsOf = async (stay: Stay) => {
    const nights = await app.deps.db.read
      .select({ end: villaNights.expiresAt })
      .from(villaNights)
      .where(eq(villaNights.ref, stay.id));
    return [...new Set([(await rowOf(stay)).optionExpiresAt, ...nights.map((row) => row.end)])];
  };

  it('leaves no option without an end when its money went back meanwhile', async () => {
    const stay = await createStay(app, token, 'option');
    const entry = { reservation_id: stay.code, method: 'cash', amount: 100_000 };
    const paid = { ...entry, kind: 'prepayment', confirm: false };
    expect((await post(app, token, '/v1/admin/transactions', paid)).status).toBe(201);
    expect(await endsOf(stay)).toEqual([null]);
    const moved = await put(stay, LONGER);
    const back = { ...entry, kind: 'refund', note: 'Vazgeçti' };
    expect((await post(app, token, '/v1/admin/transactions', back)).status).toBe(201);
    expect((await undo(stay, moved.body.content.undo.token)).status).toBe(200);
    expect(await endsOf(stay)).toEqual([expect.any(String)]);
  });

  it('gives an option and its nights their old end back', async () => {
    const stay = await createStay(app, token, 'option');
    const end = '2026-12-10T12:00:00.000Z';
    await moveStay(app, token, stay.id, { status: 'option', optionExpiresAt: end });
    const ends = () => endsOf(stay);
    expect(await ends()).toEqual([end]);
    const early = { checkIn: '2026-11-25', checkOut: '2026-12-02', price: 'new' };
    const moved = await put(stay, early);
    expect(moved.status).toBe(200);
    const [shorter] = await ends();
    expect([(await ends()).length, shorter! < end]).toEqual([1, true]);
    expect((await undo(stay, moved.body.content.undo.token)).status).toBe(200);
    expect(await ends()).toEqual([end]);
  });

  it('cannot be taken back when its option would end after an arrival that is earlier by now', async () => {
    const stay = await createStay(app, token, 'option');
    const early = { checkIn: '2026-11-25', checkOut: '2026-12-02', price: 'new' };
    expect((await put(stay, early)).status).toBe(200);
    // An hour before the arrival at four in the afternoon.
    const end = '2026-11-25T12:00:00.000Z';
    await moveStay(app, token, stay.id, { status: 'option', optionExpiresAt: end });
    const moved = await put(stay, { checkIn: '2026-11-26', price: 'new' });
    expect(moved.status).toBe(200);
    await app.deps.db.rows
      .update(villas)
      .set({ checkInTime: '14:00' })
      .where(eq(villas.id, stay.villaId));
    const late = await undo(stay, moved.body.content.undo.token);
    expect([late.status, late.body.code]).toEqual([409, 'UNDO_OVER']);
    expect(late.text).toContain('giriş saati');
    expect(await rowOf(stay)).toMatchObject({ checkIn: '2026-11-26', optionExpiresAt: end });
  });

  it('cannot be taken back once its time is over', async () => {
    const stay = await createStay(app, token);
    const { undo: key } = (await put(stay, LONGER)).body.content;
    const later = testApp({ now: new Date(Date.parse(key.until) + 1).toISOString() });
    const late = await later.call('POST', `/v1/admin/reservations/${stay.id}/undo`, {
      token,
      body: { token: key.token },
    });
    expect([late.status, late.body.code]).toEqual([409, 'UNDO_OVER']);
    expect((await rowOf(stay)).checkIn).toBe(LONGER.checkIn);
  });

  it('cannot be taken back once somebody changed it or the guest was told', async () => {
    const changed = await createStay(app, token);
    const { undo: first } = (await put(changed, LONGER)).body.content;
    await put(changed, { agencyNote: 'Aradı' });
    expect((await undo(changed, first.token)).body.code).toBe('STALE_VERSION');

    const told = await createStay(app, token);
    const { undo: second } = (await put(told, { ...LONGER, notify: true })).body.content;
    await app.deps.db.rows
      .update(outbox)
      .set({ status: 'sent' })
      .where(and(eq(outbox.reservationId, told.id), eq(outbox.template, 'konaklama_degisti')));
    expect((await undo(told, second.token)).body.code).toBe('UNDO_OVER');
    expect((await rowOf(told)).checkIn).toBe(LONGER.checkIn);
  });

  it('cannot be taken back over somebody who has its old nights by now', async () => {
    const stay = await createStay(app, token);
    const { undo: key } = (await put(stay, LONGER)).body.content;
    const other = await post(app, token, '/v1/admin/reservations', {
      villa_id: stay.villaId,
      checkIn: '2027-05-12',
      checkOut: '2027-05-19',
      adults: 2,
      customer: { firstName: 'Ece', lastName: 'Işık', phone: '05321234567', email: 'e@x.example' },
      status: 'confirmed',
    });
    expect(other.status).toBe(201);
    const back = await undo(stay, key.token);
    expect([back.status, back.body.code]).toEqual([409, 'DATES_TAKEN']);
    expect(back.body.content).toContain('Ece');
    expect((await rowOf(stay)).checkIn).toBe(LONGER.checkIn);
    expect(await nightsOf(stay)).toHaveLength(10);
  });

  it('is not for a key of another stay, nor for a forged one', async () => {
    const [stay, other] = [await createStay(app, token), await createStay(app, token)];
    const { undo: key } = (await put(stay, LONGER)).body.content;
    expect((await undo(other, key.token)).body.code).toBe('UNDO_OVER');
    expect((await undo(stay, `${key.token.slice(0, -1)}x`)).body.code).toBe('UNDO_OVER');
  });

  it('has nothing to take back where only words changed', async () => {
    const stay = await createStay(app, token);
    expect((await put(stay, { agencyNote: 'Not' })).body.content.undo).toBeNull();
    await moveStay(app, token, stay.id, { status: 'cancelled', reason: 'Vazgeçti' });
    expect((await put(stay, LONGER)).body.code).toBe('STAY_FIXED');
  });
});

describe('another state', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const rowOf = async ({ id }: Stay) =>
    (await app.deps.db.read.select().from(reservations).where(eq(reservations.id, id)))[0]!;
  const nightsOf = async ({ id }: Stay) =>
    (await app.deps.db.read.select().from(villaNights).where(eq(villaNights.ref, id)))
      .map(({ night, kind, expiresAt }) => `${night} ${kind} ${expiresAt}`)
      .toSorted();
  const mailsOf = async ({ id }: Stay, templates: string[]) =>
    await app.deps.db.read
      .select()
      .from(outbox)
      .where(and(eq(outbox.reservationId, id), inArray(outbox.template, templates)));
  const move = (stay: Stay, body: object) =>
    moveStay(app, token, stay.id, { undoable: true, ...body });
  const undo = (stay: Stay, key: string) =>
    app.call('POST', `/v1/admin/reservations/${stay.id}/undo`, { token, body: { token: key } });

  it.each([
    ['requested', 'confirmed', {}, ['rezervasyon_onay', 'sahip_onay']],
    ['requested', 'option', {}, ['on_odeme_bilgi']],
    ['requested', 'rejected', {}, ['talep_reddedildi']],
    ['option', 'confirmed', {}, ['rezervasyon_onay', 'sahip_onay']],
    ['confirmed', 'cancelled', { reason: 'Yanlış satır' }, ['iptal_bilgi']],
  ] as const)('%s → %s is taken back whole, and nobody is told', async (from, to, more, mails) => {
    const stay = await createStay(app, token, from);
    await app.deps.db.rows.delete(outbox).where(eq(outbox.reservationId, stay.id));
    const [before, nights] = [await rowOf(stay), await nightsOf(stay)];
    const moved = await move(stay, { status: to, ...more });
    expect([moved.status, moved.body.content.status]).toEqual([200, to]);
    const { undo: key } = moved.body.content;
    const held = await mailsOf(stay, [...mails]);
    expect(held.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual(mails.map(() => key.until));

    const undone = await undo(stay, key.token);
    expect([undone.status, undone.body.content.status]).toEqual([200, from]);
    expect(await nightsOf(stay)).toEqual(nights);
    const { version, updatedAt: _at, ...after } = await rowOf(stay);
    expect(version).toBe(before.version + 2);
    expect(after).toEqual({ ...after, ...omit(before) });
    expect((await mailsOf(stay, [...mails])).map(({ status }) => status)).toEqual(
      mails.map(() => 'skipped'),
    );
    expect(undone.body.content.history.map((entry: { to: string }) => entry.to).slice(-2)).toEqual([
      to,
      from,
    ]);
    // Once is enough.
    expect((await undo(stay, key.token)).body.code).toBe('STALE_VERSION');
  });

  it('stays when its time is over, a mail has left or somebody changed it since', async () => {
    const [late, told, changed] = [
      await createStay(app, token, 'requested'),
      await createStay(app, token, 'requested'),
      await createStay(app, token, 'requested'),
    ];
    const keys = [];
    for (const stay of [late, told, changed]) {
      keys.push((await move(stay, { status: 'confirmed' })).body.content.undo.token);
    }
    await app.deps.db.rows
      .update(outbox)
      .set({ status: 'sent' })
      .where(and(eq(outbox.reservationId, told.id), eq(outbox.template, 'sahip_onay')));
    expect((await undo(told, keys[1])).body.code).toBe('UNDO_OVER');
    await move(changed, { status: 'cancelled', reason: 'Başkası' });
    expect((await undo(changed, keys[2])).body.code).toBe('STALE_VERSION');
    const nights = await nightsOf(late);
    app.clock.advanceMinutes(1);
    expect((await undo(late, keys[0])).body.code).toBe('UNDO_OVER');
    app.clock.advanceMinutes(-1);
    expect((await rowOf(late)).status).toBe('confirmed');
    expect((await rowOf(told)).status).toBe('confirmed');
    expect(await nightsOf(late)).toEqual(nights);
  });

  it("fails clearly when its nights are somebody else's by then", async () => {
    const stay = await createStay(app, token, 'confirmed');
    const { undo: key } = (await move(stay, { status: 'cancelled', reason: 'Yanlış satır' })).body
      .content;
    const taken = await app.call('POST', '/v1/admin/villas/date', {
      token,
      body: { villa_id: stay.villaId, started_at: WEEK.checkIn, finished_at: WEEK.checkOut },
    });
    expect(taken.status).toBe(201);
    expect((await undo(stay, key.token)).body.code).toBe('DATES_TAKEN');
    expect((await rowOf(stay)).status).toBe('cancelled');
  });

  it('is not offered to who did not ask, and holds no mail back then', async () => {
    const stay = await createStay(app, token, 'requested');
    const moved = await move(stay, { status: 'confirmed', undoable: false });
    expect(moved.body.content.undo).toBeNull();
    const [mail] = await mailsOf(stay, ['rezervasyon_onay']);
    expect(mail?.nextAttemptAt).toBe(app.clock.now().toISOString());
  });
});

/** What may differ after a way there and back. */
function omit<Row extends { version: number; updatedAt: string }>(row: Row) {
  const { version: _version, updatedAt: _updatedAt, ...rest } = row;
  return rest;
}
