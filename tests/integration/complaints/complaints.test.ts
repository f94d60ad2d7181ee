import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '#drizzle/schema/complaints.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { createStay, moveStay, post, type Stay } from '#tests/support/payments.ts';

describe('a complaint', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app, { role: 'CLERK' })).email);
  });

  const WORDS = { what: 'Klima soğutmuyor', promise: 'Usta gelecek', dueOn: '2026-11-22' };
  async function take(stay: Stay, words: object = WORDS) {
    const made = await post(app, token, '/v1/admin/complaints', {
      reservation_id: stay.id,
      ...words,
    });
    expect(made.status).toBe(201);
    return made.body.content.id as string;
  }
  const list = async (query: string) =>
    (await app.call('GET', `/v1/admin/complaints?${query}`, { token })).body.content.items;
  const call = (id: string, path: string, body: object) =>
    app.call(path === '' ? 'PATCH' : 'POST', `/v1/admin/complaints/${id}${path}`, { token, body });
  const detail = async ({ id }: Stay) =>
    (await app.call('GET', `/v1/admin/reservations/${id}`, { token })).body.content;

  it('is the guest’s, of a stay in a house, with what was promised and by when', async () => {
    const stay = await createStay(app, token);
    const id = await take(stay);
    const [found] = await list(`reservation=${stay.id}`);
    expect(found).toMatchObject({ id, ...WORDS, late: false, cost: 0, closed_at: null });
    expect(found.reservation).toMatchObject({ code: stay.code, villa_id: stay.villaId });
    expect(await list(`villa_id=${stay.villaId}`)).toHaveLength(1);
    const later = { version: 1, dueOn: '2026-11-24' };
    expect((await call(id, '', later)).body.content.dueOn).toBe('2026-11-24');
    expect((await call(id, '', later)).body.code).toBe('STALE_VERSION');
  });

  it('whose promise was not kept in time is late, on the list and on the home', async () => {
    const stay = await createStay(app, token);
    const id = await take(stay, { ...WORDS, dueOn: '2026-11-20' });
    expect((await list('state=late')).map((one: any) => one.id)).toContain(id);
    const home = await app.call('GET', '/v1/admin/other', { token });
    const shown = home.body.content.complaints.items.find((one: any) => one.id === id);
    expect(shown).toMatchObject({ late: true, reservation_id: stay.id });
    const owner = await signIn(app, (await createUser(app, { role: 'OWNER' })).email);
    const theirs = await app.call('GET', '/v1/admin/other', { token: owner });
    expect(theirs.body.content.complaints).toEqual({ total: 0, items: [] });
    const asked = await app.call('GET', '/v1/admin/complaints', { token: owner });
    expect(asked.status).toBe(403);
  });

  it('costs what was given for it: less to pay, or money back through the ledger', async () => {
    const stay = await createStay(app, token);
    const id = await take(stay);
    const { total } = await detail(stay);
    const less = await call(id, '/remedy', { version: 1, amount: 50_000 });
    expect([less.status, less.body.content.cost]).toEqual([200, 50_000]);
    expect(await detail(stay)).toMatchObject({ total: total - 50_000, agencyDiscount: 50_000 });
    const paid = { reservation_id: stay.id, kind: 'balance', method: 'cash', amount: 3_450_000 };
    await post(app, token, '/v1/admin/transactions', paid);
    const back = await call(id, '/remedy', { version: 2, amount: 30_000, refund: 'fast' });
    expect(back.body.content.cost).toBe(80_000);
    expect(await detail(stay)).toMatchObject({
      total: total - 80_000,
      paid: 3_420_000,
      surplus: 0,
      due: 0,
    });
    const repeated = await call(id, '/remedy', { version: 2, amount: 30_000, refund: 'fast' });
    expect(repeated.body.code).toBe('STALE_VERSION');
  });

  it('costs nothing where the write is refused', async () => {
    const stay = await createStay(app, token);
    const id = await take(stay);
    const much = await call(id, '/remedy', { version: 1, amount: 2_000_000 });
    expect([much.status, much.body.code]).toEqual([422, 'DISCOUNT_TOO_LARGE']);
    const unpaid = await call(id, '/remedy', { version: 1, amount: 1000, refund: 'cash' });
    expect([unpaid.status, unpaid.body.code]).toEqual([422, 'REFUND_EXCEEDS_PAID']);
    expect(await detail(stay)).toMatchObject({ agencyDiscount: 0, paid: 0 });
    expect((await list(`reservation=${stay.id}`))[0].cost).toBe(0);
    await moveStay(app, token, stay.id, { status: 'cancelled', reason: 'Vazgeçti' });
    const off = await call(id, '/remedy', { version: 1, amount: 1000 });
    expect([off.status, off.body.code]).toEqual([409, 'STAY_FIXED']);
  });

  it('of a guest who has left can still be made good', async () => {
    const stay = await createStay(app, token);
    await app.deps.db.rows
      .update(reservations)
      .set({ status: 'completed' })
      .where(eq(reservations.id, stay.id));
    const id = await take(stay);
    expect((await call(id, '/remedy', { version: 1, amount: 10_000 })).status).toBe(200);
    expect((await detail(stay)).agencyDiscount).toBe(10_000);
  });

  it('is closed once, with the guest’s word', async () => {
    const stay = await createStay(app, token);
    const id = await take(stay);
    expect((await call(id, '/close', { version: 1, guestWord: ' ' })).status).toBe(400);
    const closed = await call(id, '/close', { version: 1, guestWord: 'Teşekkür etti' });
    expect(closed.body.content).toMatchObject({ guestWord: 'Teşekkür etti', late: false });
    expect(await list(`reservation=${stay.id}`)).toEqual([]);
    expect(await list(`reservation=${stay.id}&state=closed`)).toHaveLength(1);
    for (const [path, body] of [
      ['/close', { guestWord: 'Yine' }],
      ['/remedy', { amount: 1000 }],
      ['', { dueOn: '2026-12-01' }],
    ] as const) {
      expect((await call(id, path, { version: 2, ...body })).body.code).toBe('COMPLAINT_CLOSED');
    }
    await expect(
      app.deps.db.rows.update(complaints).set({ cost: 5 }).where(eq(complaints.id, id)),
    ).rejects.toThrow();
  });

  it('neither begins nor ends without words, whoever writes', async () => {
    const id = await take(await createStay(app, token));
    const { rows } = app.deps.db;
    const [row] = await rows.select().from(complaints).where(eq(complaints.id, id));
    for (const change of [{ what: ' ' }, { cost: 5 }, { closedAt: row!.createdAt }]) {
      const other = { ...row!, id: crypto.randomUUID(), ...change };
      await expect(rows.insert(complaints).values(other)).rejects.toThrow();
    }
    const close = (guestWord: string) =>
      rows
        .update(complaints)
        .set({ closedAt: row!.createdAt, guestWord })
        .where(eq(complaints.id, id));
    await expect(close(' ')).rejects.toThrow();
    await close('Teşekkür etti');
  });

  it('is refused without words, of an unknown stay, and taken down once a key', async () => {
    const stay = await createStay(app, token);
    const bad = { reservation_id: stay.id, ...WORDS, what: '  ' };
    expect((await post(app, token, '/v1/admin/complaints', bad)).status).toBe(400);
    const unknown = { reservation_id: 'yok', ...WORDS };
    expect((await post(app, token, '/v1/admin/complaints', unknown)).status).toBe(404);
    const key = crypto.randomUUID();
    const body = { reservation_id: stay.id, ...WORDS };
    await post(app, token, '/v1/admin/complaints', body, key);
    await post(app, token, '/v1/admin/complaints', body, key);
    expect(await list(`reservation=${stay.id}`)).toHaveLength(1);
  });
});
