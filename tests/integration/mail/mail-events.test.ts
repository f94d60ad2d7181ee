import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { findTransition, STATUSES, type Status } from '#domain/reservation-status.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { planTransition } from '#worker/features/transitions/plan-transition.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, GUEST, requestStay, signIn } from '#tests/support/factories.ts';
import { moveStay, post } from '#tests/support/payments.ts';

const WEEK = { checkIn: '2027-05-10', checkOut: '2027-05-17' };
const ASKED = ['sahip_musaitlik', 'talep_alindi', 'yeni_talep_yonetici'];
const CONFIRMED = ['rezervasyon_onay', 'sahip_onay'];

/** The trade's table, written down again: what each move sends. Whatever is not here is forbidden. */
const SENT: [from: Status, to: Status, by: 'admin' | 'system' | 'payment', mails: string[]][] = [
  ['requested', 'option', 'admin', ['on_odeme_bilgi']],
  ['requested', 'rejected', 'admin', ['talep_reddedildi']],
  ['requested', 'expired', 'system', ['opsiyon_doldu']],
  ['option', 'expired', 'system', ['opsiyon_doldu']],
  ['requested', 'confirmed', 'admin', CONFIRMED],
  ['option', 'confirmed', 'admin', CONFIRMED],
  ['requested', 'confirmed', 'payment', CONFIRMED],
  ['option', 'confirmed', 'payment', CONFIRMED],
  ['confirmed', 'staying', 'system', []],
  ['staying', 'completed', 'system', []],
  ['requested', 'cancelled', 'admin', ['iptal_bilgi', 'sahip_iptal']],
  ['option', 'cancelled', 'admin', ['iptal_bilgi', 'sahip_iptal']],
  ['confirmed', 'cancelled', 'admin', ['iptal_bilgi', 'sahip_iptal']],
  ['confirmed', 'no_show', 'admin', ['sahip_gelmedi']],
  ['staying', 'no_show', 'admin', ['sahip_gelmedi']],
  ['option', 'option', 'admin', ['on_odeme_bilgi']],
  ['expired', 'option', 'admin', ['on_odeme_bilgi']],
];

/** Arrives on the day of the test's clock. */
const TODAY = { checkIn: '2026-11-21', checkOut: '2026-11-26' };

describe('mails about a reservation', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const mailsOf = async (id: string) => {
    const rows = await app.deps.db.read
      .select({ template: outbox.template })
      .from(outbox)
      .where(eq(outbox.reservationId, id));
    return rows.map(({ template }) => template).toSorted();
  };

  /** A stay in `status`, whatever the way there would have been, and no mail of it. */
  async function stayIn(status: Status, nights = WEEK) {
    const villa = await createVilla(app);
    const asked = await requestStay(app, { slug: villa.slug, ...nights });
    const [stay] = await app.deps.db.rows
      .update(reservations)
      .set({ status })
      .where(eq(reservations.code, asked.body.content.reservationCode))
      .returning();
    expect(await mailsOf(stay!.id)).toEqual(ASKED);
    await app.deps.db.rows.delete(outbox).where(eq(outbox.reservationId, stay!.id));
    return stay!;
  }

  it.each(SENT)('%s → %s by %s sends %j', async (from, to, by, mails) => {
    // Nobody is missed before the day of arrival.
    const stay = await stayIn(from, to === 'no_show' ? TODAY : WEEK);
    if (by === 'admin') {
      const moved = await moveStay(app, token, stay.id, { status: to, reason: 'Deneme' });
      expect(moved.status).toBe(200);
    } else {
      const actor = { kind: 'system' as const, userId: null, ip: null, requestId: null };
      const move = findTransition(from, to)!;
      expect(move.by).toContain(by);
      await app.deps.db.write(planTransition(app.deps, stay, move, {}, actor, by).steps);
    }
    expect(await mailsOf(stay.id)).toEqual(mails.toSorted());
  });

  it('misses nobody before the day of arrival', async () => {
    const stay = await stayIn('confirmed', { checkIn: '2026-11-22', checkOut: '2026-11-27' });
    const refused = await moveStay(app, token, stay.id, { status: 'no_show' });
    expect([refused.status, refused.body.code]).toEqual([409, 'TOO_EARLY']);
  });

  it('sends nothing for a move that the table forbids', async () => {
    const allowed = new Set(SENT.map(([from, to]) => `${from} ${to}`));
    for (const from of STATUSES) {
      const stay = await stayIn(from);
      for (const to of STATUSES) {
        if (allowed.has(`${from} ${to}`)) continue;
        const refused = await moveStay(app, token, stay.id, { status: to, reason: 'Deneme' });
        expect([400, 409], `${from} → ${to}`).toContain(refused.status);
      }
      expect([from, await mailsOf(stay.id)]).toEqual([from, []]);
    }
  });

  it.each([
    ['requested', ASKED],
    ['option', ['on_odeme_bilgi']],
    ['confirmed', CONFIRMED],
  ])('a stay that a clerk takes down as %s sends %j', async (status, mails) => {
    const villa = await createVilla(app);
    const body = {
      villa_id: villa.id,
      ...WEEK,
      adults: 2,
      children: 0,
      babies: 0,
      customer: GUEST,
      status,
    };
    const created = await post(app, token, '/v1/admin/reservations', body);
    expect(created.status).toBe(201);
    expect(await mailsOf(created.body.content.id)).toEqual([...mails].toSorted());
  });
});
