import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { villas } from '#drizzle/schema/villas.ts';
import { settleDue } from '#worker/features/reservations/transition/settle-due.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, GUEST, requestStay, signIn } from '#tests/support/factories.ts';
import { nightRows } from '#tests/support/nights.ts';

const WEEK = { checkIn: '2027-09-06', checkOut: '2027-09-13' };

/** Each test has a clock, a villa and an admin of its own. */
async function scene(app = testApp()) {
  const villa = await createVilla(app);
  const admin = (await createUser(app)).email;
  const requested = await requestStay(app, { slug: villa.slug, ...WEEK });
  const token = await signIn(app, admin);
  const list = await app.call('GET', `/v1/admin/reservations?villa_id=${villa.id}`, { token });
  const id: string = list.body.content.items[0].id;
  return { app, villa, id, admin, code: requested.body.content.reservationCode as string };
}

/** A fresh token: the clock may have moved past the last one's life. */
async function patch(app: TestApp, admin: string, id: string, body: object) {
  return app.call('PATCH', `/v1/admin/reservations/${id}`, {
    token: await signIn(app, admin),
    body,
  });
}

describe('holds and what time decides', () => {
  it('sells the nights of a hold that ran out, before anything has cleaned up', async () => {
    const { app, villa } = await scene();
    app.clock.advanceMinutes(119);
    const early = await requestStay2(app, villa.slug);
    expect(early.status).toBe(422);
    app.clock.advanceMinutes(1);
    const late = await requestStay(app, { slug: villa.slug, ...WEEK });
    expect(late.status).toBe(201);
  });

  it('shows an ended hold as expired to everybody, before anything has cleaned up', async () => {
    const { app, id, admin, code } = await scene();
    await patch(app, admin, id, { status: 'option' });
    const read = async () => {
      const token = await signIn(app, admin);
      const who = { code, email: GUEST.email };
      const shown = await app.call('GET', `/v1/admin/reservations/${id}`, { token });
      const list = `/v1/admin/reservations?reservation_id=${code}`;
      const csv = `/v1/admin/reservations/export.csv?reservation_id=${code}`;
      const track = await app.call('POST', '/v1/reservation/track', { body: who });
      const due = await app.call('POST', '/v1/payment/due', { body: who });
      return {
        row: (await app.call('GET', list, { token })).body.content.items[0].status,
        detail: shown.body.content.status,
        moves: shown.body.content.moves.map(({ status }: { status: string }) => status),
        owed: shown.body.content.due,
        label: track.body.content.statusLabel,
        page: due.body.content.status,
        file: (await app.call('GET', csv, { token })).text.split('\n')[1]!.split(';')[1],
      };
    };
    expect(await read()).toMatchObject({
      row: 'option',
      detail: 'option',
      label: 'Ödeme bekleniyor',
      page: 'option',
      file: 'Opsiyonlu',
      moves: ['confirmed', 'cancelled', 'option'],
    });
    app.clock.advanceMinutes(24 * 60);
    expect(await read()).toEqual({
      row: 'expired',
      detail: 'expired',
      label: 'Süresi doldu',
      page: 'expired',
      file: 'Süresi Doldu',
      moves: ['option'],
      owed: 0,
    });
  });

  it('lists and counts it as it is shown, at every instant and after the cron', async () => {
    const app = testApp({ now: '2026-12-15T09:00:00.000Z' });
    // Holds of other tests, which end with this one's.
    await settleDue(app.deps);
    const { code, admin } = await scene(app);
    const token = await signIn(app, admin);
    const total = async (filter: string) => {
      const { body } = await app.call('GET', `/v1/admin/reservations?${filter}`, { token });
      return body.content.total as number;
    };
    const read = async () => ({
      requested: await total('status=requested'),
      unread: await total('unread=1'),
      expired: await total('status=expired'),
      ofCode: await total(`status=expired&reservation_id=${code}`),
      counter: (await app.call('GET', '/v1/admin/unreadcount', { token })).body.content
        .reservationCount as number,
    });
    app.clock.advanceMinutes(119);
    const before = await read();
    app.clock.advanceMinutes(1);
    const ended = await read();
    expect(ended).toEqual({
      requested: before.requested - 1,
      unread: before.unread - 1,
      expired: before.expired + 1,
      ofCode: before.ofCode + 1,
      counter: before.counter - 1,
    });
    await settleDue(app.deps);
    expect(await read()).toEqual(ended);
  });

  it('owes no prepayment from its hour on, for the agency and for the owner', async () => {
    const app = testApp({ now: '2026-12-16T09:00:00.000Z' });
    await settleDue(app.deps);
    const { id, admin, villa } = await scene(app);
    await patch(app, admin, id, { status: 'option' });
    const agency = await signIn(app, admin);
    const { email: owner, id: ownerId } = await createUser(app, { role: 'OWNER' });
    await app.deps.db.rows.update(villas).set({ ownerId }).where(eq(villas.id, villa.id));
    const owed = async (token: string): Promise<number> =>
      (await app.call('GET', '/v1/admin/other', { token })).body.content.expected.prepayments;
    const before = await owed(agency);
    const owners = await owed(await signIn(app, owner));
    expect(owners).toBeGreaterThan(0);
    app.clock.advanceMinutes(24 * 60);
    expect(await owed(await signIn(app, admin))).toBe(before - owners);
    expect(await owed(await signIn(app, owner))).toBe(0);
    await settleDue(app.deps);
    expect(await owed(await signIn(app, admin))).toBe(before - owners);
  });

  it('offers no option once the guest may enter, and refuses one', async () => {
    const { app, id, admin } = await scene();
    const offered = async () => {
      const token = await signIn(app, admin);
      const shown = await app.call('GET', `/v1/admin/reservations/${id}`, { token });
      return shown.body.content.moves.map(({ status }: { status: string }) => status);
    };
    app.clock.set('2027-09-06T12:59:00Z');
    expect(await offered()).toEqual(['option']);
    app.clock.advanceMinutes(1);
    expect(await offered()).toEqual([]);
    const refused = await patch(app, admin, id, { status: 'option' });
    expect(refused.status).toBe(422);
  });

  it('never confirms a request whose nights went to somebody else meanwhile', async () => {
    const { app, villa, id, admin } = await scene();
    app.clock.advanceMinutes(121);
    await requestStay(app, { slug: villa.slug, ...WEEK });
    const before = await nightRows(app, villa.id);
    const confirmed = await patch(app, admin, id, { status: 'confirmed' });
    expect([confirmed.status, confirmed.body.code]).toEqual([409, 'DATES_TAKEN']);
    expect(await nightRows(app, villa.id)).toEqual(before);
    const list = await app.call('GET', `/v1/admin/reservations/${id}`, {
      token: await signIn(app, admin),
    });
    expect(list.body.content.status).toBe('expired');
  });

  it('expires a request, and an expired one can become an option while its nights are free', async () => {
    const { app, villa, id, admin } = await scene();
    app.clock.advanceMinutes(121);
    expect(await settleDue(app.deps)).toBeGreaterThanOrEqual(1);
    expect(await nightRows(app, villa.id)).toEqual([]);
    const revived = await patch(app, admin, id, {
      status: 'option',
      optionExpiresAt: '2026-11-23T09:00:00.000Z',
    });
    expect(revived.body.content).toMatchObject({
      status: 'option',
      deadline: '2026-11-23T09:00:00.000Z',
    });
    expect((await nightRows(app, villa.id)).length).toBe(7);
    app.clock.set('2026-11-23T09:00:00.000Z');
    await settleDue(app.deps);
    expect(await nightRows(app, villa.id)).toEqual([]);
  });

  it('lets a confirmed stay begin and end on its days in Türkiye', async () => {
    const { app, villa, id, admin } = await scene();
    await patch(app, admin, id, { status: 'confirmed' });
    const statusAt = async (instant: string) => {
      app.clock.set(instant);
      await settleDue(app.deps);
      const token = await signIn(app, admin);
      const found = await app.call('GET', `/v1/admin/reservations/${id}`, { token });
      return found.body.content.status;
    };
    expect(await statusAt('2027-09-05T20:59:00.000Z')).toBe('confirmed');
    expect(await statusAt('2027-09-05T21:00:00.000Z')).toBe('staying');
    expect(await statusAt('2027-09-12T20:59:00.000Z')).toBe('staying');
    expect(await statusAt('2027-09-12T21:00:00.000Z')).toBe('completed');
    expect((await nightRows(app, villa.id)).length).toBe(7);
  });

  it('forbids what the table does not name', async () => {
    const { app, id, admin } = await scene();
    await patch(app, admin, id, { status: 'rejected' });
    for (const status of ['confirmed', 'option', 'completed', 'expired', 'requested']) {
      const answer = await patch(app, admin, id, { status });
      expect([status, answer.status, answer.body.code]).toEqual([
        status,
        409,
        'ILLEGAL_TRANSITION',
      ]);
    }
  });

  it('lets one of two clerks win and tells the other', async () => {
    const { app, id, admin } = await scene();
    const token = await signIn(app, admin);
    const both = await Promise.all(
      ['confirmed', 'rejected'].map((status) =>
        app.call('PATCH', `/v1/admin/reservations/${id}`, { token, body: { status, version: 1 } }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

const requestStay2 = (app: TestApp, slug: string) =>
  app.call('POST', '/v1/quote', {
    body: { slug, ...WEEK, adults: 2, children: 0, babies: 0 },
  });
