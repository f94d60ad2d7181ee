import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#domain/auth/permissions.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, requestStay, signIn } from '#tests/support/factories.ts';

/* What an answer that several roles may read holds for each of them. */

let app: TestApp;
const tokens = {} as Record<Role, string>;
let villaId: number;
let stayId: string;

beforeAll(async () => {
  app = testApp();
  for (const role of ['ADMIN', 'CLERK', 'ACCOUNTING', 'FIELD'] as const)
    tokens[role] = await signIn(app, (await createUser(app, { role })).email);
  const villa = await createVilla(app);
  villaId = villa.id;
  await requestStay(app, { slug: villa.slug, checkIn: '2026-11-21', checkOut: '2026-11-28' });
  const listed = await read('ADMIN', `/v1/admin/reservations?villa_id=${villaId}`);
  stayId = listed.items[0].id;
});

const call = (role: Role, method: string, path: string, body?: object) =>
  app.call(method, path, { token: tokens[role], ...(body && { body }) });

const read = async (role: Role, path: string) => (await call(role, 'GET', path)).body.content;

describe('a reservation', () => {
  const detail = (role: Role) => read(role, `/v1/admin/reservations/${stayId}`);

  it('shows a clerk the guest and what they owe, but not the agency’s own money', async () => {
    const seen = await detail('CLERK');
    expect(seen).toMatchObject({ commission: null, ownerPayout: null, stayEditable: true });
    expect(seen.customer.phone).not.toBeNull();
    expect(seen.open).not.toBeNull();
    expect(seen.moves.length).toBeGreaterThan(0);
  });

  it('shows accounting the money, and nothing that it could change', async () => {
    const seen = await detail('ACCOUNTING');
    expect(seen.commission).toBeGreaterThan(0);
    expect(seen).toMatchObject({ moves: [], stayEditable: false, extrasEditable: false });
  });

  it('is priced for a clerk without commission', async () => {
    const stay = { villa_id: villaId, checkIn: '2027-08-02', checkOut: '2027-08-09', adults: 2 };
    const quote = (role: Role) => call(role, 'POST', '/v1/admin/reservations/quote', stay);
    expect((await quote('CLERK')).body.content.price).toMatchObject({
      commission: null,
      ownerPayout: null,
    });
    expect((await quote('ADMIN')).body.content.price.commission).toBeGreaterThan(0);
  });

  it("lets a clerk book what the guest pays, and nothing of an owner's", async () => {
    const { reservation_id } = await detail('CLERK');
    const book = (kind: string) =>
      app.call('POST', '/v1/admin/transactions', {
        token: tokens.CLERK,
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { reservation_id, kind, method: 'havale_eft', amount: 100_000, notify: false },
      });
    expect((await book('prepayment')).status).toBe(201);
    const paid = await book('owner_payout');
    expect([paid.status, paid.body.code]).toEqual([403, 'FORBIDDEN']);
    await app.deps.db.rows
      .update(reservations)
      .set({ status: 'confirmed', commission: 0 })
      .where(eq(reservations.id, stayId));
    await app.deps.db.rows.insert(transactions).values({
      id: crypto.randomUUID(),
      reservationId: stayId,
      kind: 'owner_payout',
      method: 'havale_eft',
      amount: 700,
      status: 'succeeded',
    });
    const kinds = async (role: Role) => {
      const { items } = await read(role, `/v1/admin/transactions?reservation_id=${reservation_id}`);
      return items.map(({ kind }: { kind: string }) => kind).toSorted();
    };
    expect(await kinds('CLERK')).toEqual(['prepayment']);
    expect(await kinds('ACCOUNTING')).toEqual(['owner_payout', 'prepayment']);
    expect((await detail('CLERK')).open).toMatchObject({ owner_payout: 0 });
  });
});

describe('the home', () => {
  it('sums money up for those who see it', async () => {
    expect(await read('CLERK', '/v1/admin/other')).toMatchObject({
      turnover: null,
      yearTurnover: null,
      expected: null,
      operations: null,
    });
    expect((await read('ACCOUNTING', '/v1/admin/other')).turnover).not.toBeNull();
  });
});

describe('a villa saved by a clerk', () => {
  it('keeps its owner and the agency’s share: to change them is refused, to send them back is not', async () => {
    const { db } = app.deps;
    const before = await read('CLERK', `/v1/admin/villas/${villaId}`);
    expect(before).toMatchObject({ btrans: null, rules: { commissionRate: null } });
    const other = await createUser(app, { role: 'OWNER' });
    const save = (changed: object) =>
      call('CLERK', 'PUT', `/v1/admin/villas/${villaId}`, { version: before.version, ...changed });
    for (const changed of [
      { facts: { ...before.facts, owner_id: other.id } },
      { facts: { owner_since: '2026-01-01' } },
      { rules: { ...before.rules, deposit: 123_400, commissionRate: 0 } },
    ]) {
      const refused = await save(changed);
      expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    }
    const rules = { ...before.rules, deposit: 123_400 };
    const saved = await save({ facts: before.facts, rules });
    expect(saved.status, saved.text).toBe(200);
    const [row] = await db.rows.select().from(villas).where(eq(villas.id, villaId));
    expect(row).toMatchObject({ deposit: 123_400, ownerId: before.owner.id });
    expect(row!.commissionRate).toBeGreaterThan(0);
  });
});

describe('the day of the houses', () => {
  it('shows guest, phone and house of arrivals and departures, and no money', async () => {
    await app.deps.db.rows
      .update(reservations)
      .set({ status: 'confirmed' })
      .where(eq(reservations.id, stayId));
    const { today, arrivals, departures } = await read('FIELD', '/v1/admin/day');
    expect(today).toBe('2026-11-21');
    const mine = arrivals.find(({ id }: { id: string }) => id === stayId);
    expect(mine).toMatchObject({ checkin: '2026-11-21', adults: 2, time: '16:00' });
    expect(mine.phone).toMatch(/^\+90/);
    expect(JSON.stringify(mine)).not.toMatch(/total|paid|identity|email|commission/);
    expect(departures.map(({ id }: { id: string }) => id)).not.toContain(stayId);
    const gone = await read('FIELD', '/v1/admin/day?date=2026-11-28');
    expect(gone.departures.map(({ id }: { id: string }) => id)).toContain(stayId);
  });

  it('is a near one', async () => {
    const far = await call('FIELD', 'GET', '/v1/admin/day?date=2027-06-01');
    expect([far.status, far.body.code]).toEqual([400, 'VALIDATION']);
  });
});

describe('who may assign roles', () => {
  const person = (role: Role) => ({
    email: `${crypto.randomUUID()}@posta.example`,
    role,
    firstName: 'Ümit',
    lastName: 'Kara',
  });

  it('is an admin alone, who types the password again for one of the agency’s own', async () => {
    for (const role of ['CLERK', 'ACCOUNTING', 'FIELD'] as const) {
      const { status } = await call(role, 'POST', '/v1/admin/users', person('CLERK'));
      expect([role, status]).toEqual([role, 403]);
    }
    for (const role of ['CLERK', 'ACCOUNTING', 'FIELD', 'OWNER'] as const) {
      const made = await call('ADMIN', 'POST', '/v1/admin/users', person(role));
      expect([made.status, made.body.content.role]).toEqual([201, role]);
    }
    app.clock.advanceMinutes(6);
    const late = await call('ADMIN', 'POST', '/v1/admin/users', person('ACCOUNTING'));
    expect([late.status, late.body.code]).toEqual([422, 'PASSWORD_REQUIRED']);
    expect((await call('ADMIN', 'POST', '/v1/admin/users', person('OWNER'))).status).toBe(201);
  });

  it('finds the agency’s own apart from owners', async () => {
    const { items } = await read('ADMIN', '/v1/admin/users?staff=1&take=100&order=-created');
    const roles = new Set(items.map(({ role }: { role: Role }) => role));
    expect(roles.has('OWNER')).toBe(false);
    expect(roles.has('CLERK')).toBe(true);
  });
});
