import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { reservations } from '#drizzle/schema/reservations.ts';
import { takedownOrders } from '#drizzle/schema/takedowns.ts';
import type { villas } from '#drizzle/schema/villas.ts';
import { pageChangesSince, versionOf } from '#worker/features/publishing/page-changes.ts';
import { findWithdrawnVilla } from '#worker/features/publishing/withdrawn-villa.ts';
import { findVillaPageRow } from '#worker/features/villas/page/page-queries.ts';
import { listPageChanges } from '#worker/features/publishing/changes.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, quoteOf, requestWith, signIn } from '#tests/support/factories.ts';

/** The last second of 21 November in Türkiye. */
const BEFORE_MIDNIGHT = '2026-11-21T20:59:59.000Z';
const MIDNIGHT = '2026-11-21T21:00:00.000Z';

type Permit = Partial<typeof villas.$inferInsert>;

/** Whether visitors see a villa, wherever they look. */
async function seenOf(app: TestApp, slug: string) {
  const { deps } = app;
  const today = new Date(deps.clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
  const stay = { slug, checkIn: '2026-12-10', checkOut: '2026-12-17' };
  const found = await app.call('GET', `/v2/search?take=60`);
  const question = {
    firstName: 'Ece',
    lastName: 'Ak',
    email: 'ece@posta.example',
    question: 'Sessiz mi?',
  };
  return {
    page: (await findVillaPageRow(deps.db, slug, today, false)) !== null,
    search: JSON.stringify(found.body).includes(`"${slug}"`),
    calendar: (await app.call('GET', `/v1/villa/${slug}/availability`)).status === 200,
    quote: (await quoteOf(app, stay)).status === 200,
    sitemap: (await listPageChanges(deps)).has(`/villa/${slug}`),
    question:
      (await app.call('POST', `/v1/villa/${slug}/question`, { body: question })).status < 300,
  };
}

const ALL = { page: true, search: true, calendar: true, quote: true, sitemap: true };
const NONE = { page: false, search: false, calendar: false, quote: false, sitemap: false };

async function world(permit: Permit, now = BEFORE_MIDNIGHT) {
  const app = testApp({ now });
  const villa = await createVilla(app, permit);
  return { app, villa };
}

describe('a house whose permit ends is off every page at that instant', () => {
  it.each<[string, Permit]>([
    ['expires', { permitExpiresOn: '2026-11-21' }],
    ['has to be checked again', { permitNextCheckOn: '2026-11-21' }],
    [
      'is not checked and its grace ends',
      { permitVerifiedAt: null, permitGraceUntil: '2026-11-21' },
    ],
  ])('when it %s, without anybody’s write', async (_, permit) => {
    const { app, villa } = await world(permit);
    expect(await seenOf(app, villa.slug)).toMatchObject(ALL);
    app.clock.set(MIDNIGHT);
    expect(await seenOf(app, villa.slug)).toMatchObject(NONE);
    expect(await findWithdrawnVilla(app.deps, villa.slug)).toMatchObject({ reason: 'permit' });
  });

  it.each<[string, Permit]>([
    ['never looked at', { permitVerifiedAt: null }],
    [
      'withdrawn, whatever else holds',
      { permitWithdrawnOn: '2026-11-20', permitGraceUntil: '2027-11-20' },
    ],
    ['expired long ago', { permitExpiresOn: '2020-01-01' }],
  ])('and is not on it when it was %s', async (_, permit) => {
    const { app, villa } = await world(permit);
    expect(await seenOf(app, villa.slug)).toMatchObject(NONE);
  });

  it('and is not asked for by who was on its page at midnight', async () => {
    const { app, villa } = await world({ permitExpiresOn: '2026-11-21' });
    const stay = { slug: villa.slug, checkIn: '2026-12-10', checkOut: '2026-12-17' };
    const quoted = await quoteOf(app, stay);
    app.clock.set(MIDNIGHT);
    const late = await requestWith(app, quoted.body.content.quoteToken);
    expect(late.status).toBeGreaterThanOrEqual(400);
    expect(late.status).toBeLessThan(500);
    const count = await app.deps.db.rows.$count(reservations, eq(reservations.villaId, villa.id));
    expect(count).toBe(0);
  });

  it('and its page and lists are rendered anew', async () => {
    const { app, villa } = await world({ permitExpiresOn: '2026-11-21' });
    const built = { at: BEFORE_MIDNIGHT, pages: 1_000_000, isWhole: true };
    const versions = async () => {
      const changes = await pageChangesSince(built).get(app.deps);
      return [`villa:${villa.slug}`, 'lists', 'places'].map((scope) => versionOf(changes, [scope]));
    };
    expect(await versions()).toEqual([0, 0, 0]);
    app.clock.set('2026-11-21T21:00:01.000Z');
    for (const version of await versions()) expect(version).toBeGreaterThan(0);
  });

  it('and stays with its stays, which are listed', async () => {
    const { app, villa } = await world({ permitExpiresOn: '2026-11-21' });
    const stay = { slug: villa.slug, checkIn: '2026-12-10', checkOut: '2026-12-17' };
    const quoted = await quoteOf(app, stay);
    await requestWith(app, quoted.body.content.quoteToken);
    app.clock.set(MIDNIGHT);
    const token = await signIn(app, (await createUser(app)).email);
    const { body } = await app.call('GET', '/v1/admin/permits', { token });
    const house = body.content.houses.find(
      (one: { villa_id: number }) => one.villa_id === villa.id,
    );
    expect(house).toMatchObject({
      reason: 'expired',
      until: null,
      stays: [{ checkin: '2026-12-10', checkout: '2026-12-17' }],
    });
  });

  it('whatever the code read before: the database itself refuses a request', async () => {
    const { app, villa } = await world({ permitVerifiedAt: null });
    await expect(
      app.deps.db.rows
        .run(sql`insert into reservations (id, code, status, villa_id, check_in, check_out,
        nights, adults, source, first_name, last_name, phone, email, prepayment_rate, commission_rate,
        lines, created_at) values ('x', 'KY26-X', 'requested', ${villa.id}, '2026-12-10', '2026-12-17',
        7, 2, 'website', 'Ece', 'Ak', '+905321112233', 'ece@posta.example', 2000, 2000, '[]',
        ${MIDNIGHT})`),
    ).rejects.toThrow();
    await expect(
      app.deps.db.rows.run(sql`update villas set sale_until = '2099-01-01' where id = ${villa.id}`),
    ).rejects.toThrow();
  });

  it('and comes back when it is checked, with who looked and where', async () => {
    const { app, villa } = await world({ permitVerifiedAt: null });
    const token = await signIn(app, (await createUser(app)).email);
    const read = await app.call('GET', `/v1/admin/villas/${villa.id}`, { token });
    const permit = {
      verifiedAt: BEFORE_MIDNIGHT,
      checkedBy: 'Ece Ak',
      checkedWhere: 'e-Devlet izin belgesi sorgulama',
      nextCheckOn: '2027-11-21',
    };
    const saved = await app.call('PUT', `/v1/admin/villas/${villa.id}`, {
      token,
      body: { version: read.body.content.version, permit },
    });
    expect([saved.status, saved.body.content?.permit]).toEqual([
      200,
      expect.objectContaining(permit),
    ]);
    expect(await seenOf(app, villa.slug)).toMatchObject(ALL);
  });
});

describe('a takedown order', () => {
  const order = {
    receivedAt: '2026-11-21T18:00:00Z',
    source: 'Antalya Valiliği',
    reference: '2026/118',
  };

  it('takes the house off at once, has its 24 hours, and ends by evidence, once', async () => {
    const { app, villa } = await world({});
    const token = await signIn(app, (await createUser(app)).email);
    const post = (path: string, body: object) => app.call('POST', path, { token, body });
    expect(await seenOf(app, villa.slug)).toMatchObject(ALL);
    const taken = await post(`/v1/admin/villas/${villa.id}/takedown`, order);
    expect([taken.status, taken.body.content]).toMatchObject([
      201,
      { dueAt: '2026-11-22T18:00:00.000Z', takenAt: BEFORE_MIDNIGHT, endedAt: null },
    ]);
    expect(await seenOf(app, villa.slug)).toMatchObject(NONE);
    const second = await post(`/v1/admin/villas/${villa.id}/takedown`, order);
    const end = (id: string, evidence: string) =>
      post(`/v1/admin/takedowns/${id}/end`, { evidence });
    expect((await end(taken.body.content.id, ' ')).status).toBe(400);
    expect((await end(taken.body.content.id, 'Yeni belge 07-118')).status).toBe(200);
    // Another order is still open.
    expect(await seenOf(app, villa.slug)).toMatchObject(NONE);
    expect((await end(second.body.content.id, 'Yeni belge 07-118')).status).toBe(200);
    expect(await seenOf(app, villa.slug)).toMatchObject(ALL);
    expect((await end(second.body.content.id, 'Bir kez daha')).status).toBe(409);
    const { body } = await app.call('GET', '/v1/admin/permits', { token });
    const mine = body.content.orders.filter(
      (one: { villa_id: number }) => one.villa_id === villa.id,
    );
    expect(mine).toHaveLength(2);
  });

  it('is a record that nobody changes, opens again or deletes', async () => {
    const { app, villa } = await world({});
    const token = await signIn(app, (await createUser(app)).email);
    const taken = await app.call('POST', `/v1/admin/villas/${villa.id}/takedown`, {
      token,
      body: order,
    });
    const { rows } = app.deps.db;
    const isThis = eq(takedownOrders.id, taken.body.content.id);
    await expect(rows.update(takedownOrders).set({ source: 'x' }).where(isThis)).rejects.toThrow();
    await expect(
      rows.update(takedownOrders).set({ endedAt: MIDNIGHT }).where(isThis),
    ).rejects.toThrow();
    await expect(rows.delete(takedownOrders).where(isThis)).rejects.toThrow();
    const future = { ...order, receivedAt: '2026-11-22T00:00:00Z' };
    const refusal = await app.call('POST', `/v1/admin/villas/${villa.id}/takedown`, {
      token,
      body: future,
    });
    expect(refusal.status).toBe(422);
    const unknown = await app.call('POST', '/v1/admin/villas/99999999/takedown', {
      token,
      body: order,
    });
    expect(unknown.status).toBe(404);
  });
});
