import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { reservationExtras, reservations } from '#drizzle/schema/reservations.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, GUEST, signIn } from '#tests/support/factories.ts';
import { createStay, moveStay, post, type Stay } from '#tests/support/payments.ts';

/** 35.000 ₺ with 7.000 ₺ prepayment, and what is put on it. */
describe('extras of a stay', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const TRANSFER = {
    label: 'Havalimanı transferi',
    unitPrice: 150_000,
    quantity: 2,
    payee: 'agency',
  };
  const HEATING = { label: 'Havuz ısıtma', unitPrice: 100_000, quantity: 1, payee: 'owner' };

  const detailOf = async ({ id }: Stay) =>
    (await app.call('GET', `/v1/admin/reservations/${id}`, { token })).body.content;
  const change = async (stay: Stay, body: object) =>
    app.call('PATCH', `/v1/admin/reservations/${stay.id}/extras`, {
      token,
      body: { version: (await detailOf(stay)).version, ...body },
    });
  const pay = (stay: Stay, kind: string, amount: number, rest: object = {}) =>
    post(app, token, '/v1/admin/transactions', {
      reservation_id: stay.id,
      kind,
      method: 'cash',
      amount,
      ...rest,
    });

  it('raise the total with its lines, and come off again; what was agreed stays in the history', async () => {
    const stay = await createStay(app, token, 'confirmed');
    const added = await change(stay, { add: TRANSFER });
    expect(added.status).toBe(200);
    expect(added.body.content).toMatchObject({
      total: 3_800_000,
      balance: 2_800_000,
      prepayment: 700_000,
      extras: [{ ...TRANSFER, amount: 300_000 }],
      dues: { prepayment: 700_000, extras: 300_000, atDoor: 2_800_000 },
    });
    const withBoth = (await change(stay, { add: HEATING })).body.content;
    expect(withBoth).toMatchObject({
      total: 3_900_000,
      balance: 2_900_000,
      dues: { extras: 300_000, atDoor: 2_900_000 },
    });
    const { lines, total } = withBoth;
    expect(lines.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(
      total,
    );
    expect(lines.at(-2)).toEqual({
      code: 'extra',
      label: 'Havalimanı transferi (2 adet)',
      amount: 300_000,
    });

    const [transfer] = withBoth.extras;
    const altered = await change(stay, { remove: transfer.id, add: { ...TRANSFER, quantity: 1 } });
    expect(altered.body.content).toMatchObject({ total: 3_750_000, dues: { extras: 150_000 } });
    const rows = await app.deps.db.read
      .select()
      .from(reservationExtras)
      .where(eq(reservationExtras.reservationId, stay.id));
    expect(rows).toHaveLength(3);
    expect(rows.find(({ id }) => id === transfer.id)).toMatchObject({
      amount: 300_000,
      removedAt: '2026-11-21T09:00:00.000Z',
    });
    const timeline = await app.call('GET', `/v1/admin/reservations/${stay.id}/timeline`, { token });
    expect(timeline.body.content.items[0]).toMatchObject({
      kind: 'change',
      label: 'Ek hizmetleri değişti',
      changes: expect.arrayContaining([
        { field: 'Tutar', before: '3.000 ₺', after: '1.500 ₺' },
        { field: 'Kime ödenir', before: 'Acentaya', after: 'Acentaya' },
      ]),
    });
  });

  it('are paid only once they stand, only as far as they owe, and never pay the stay', async () => {
    const stay = await createStay(app, token, 'option');
    const early = await pay(stay, 'extra', 300_000);
    expect([early.status, early.body.code]).toEqual([422, 'EXTRA_EXCEEDS_OWED']);
    await change(stay, { add: { ...TRANSFER, unitPrice: 500_000 } });
    expect((await pay(stay, 'extra', 1_000_001)).text).toContain(
      'Bu rezervasyonda en çok 10.000 ₺ ek hizmet ödemesi alınabilir.',
    );
    const paid = await pay(stay, 'extra', 1_000_000);
    expect(paid.body.content).toMatchObject({
      warning: null,
      reservation: { status: 'option', state: 'unpaid', total: 4_500_000, due: 3_500_000 },
    });
    expect(await detailOf(stay)).toMatchObject({
      paid: 1_000_000,
      dues: { prepayment: 700_000, extras: 0, atDoor: 2_800_000 },
      open: { prepayment: 700_000, extra: 0, balance: 3_500_000, refund: 1_000_000 },
    });
    expect((await pay(stay, 'extra', 1)).status).toBe(422);
    // The guest is asked for the prepayment all the same.
    const due = await app.call('POST', '/v1/payment/due', {
      body: { code: stay.code, email: GUEST.email },
    });
    expect(due.body.content).toMatchObject({ state: 'due', amount: 700_000, atDoor: 2_800_000 });
    const prepaid = await pay(stay, 'prepayment', 700_000);
    expect(prepaid.body.content.reservation).toMatchObject({
      status: 'confirmed',
      state: 'prepaid',
    });
  });

  it('of the house are paid at the door with the rest', async () => {
    const stay = await createStay(app, token, 'confirmed');
    await change(stay, { add: HEATING });
    expect((await pay(stay, 'extra', 100_000)).body.code).toBe('EXTRA_EXCEEDS_OWED');
    expect(await detailOf(stay)).toMatchObject({
      open: { extra: 0 },
      dues: { extras: 0, atDoor: 2_900_000 },
    });
  });

  it('that are taken off leave what was paid for them to the guest', async () => {
    const stay = await createStay(app, token, 'confirmed');
    const { extras } = (await change(stay, { add: TRANSFER })).body.content;
    await pay(stay, 'extra', 300_000);
    const off = await change(stay, { remove: extras[0].id });
    expect(off.body.content).toMatchObject({
      total: 3_500_000,
      paid: 300_000,
      dues: { prepayment: 400_000, extras: 0, atDoor: 2_800_000 },
      open: { refund: 300_000 },
    });
  });

  it('stay on a stay that moves to other dates', async () => {
    const stay = await createStay(app, token, 'confirmed');
    await change(stay, { add: TRANSFER });
    const before = await detailOf(stay);
    const dates = { checkIn: '2027-06-14', checkOut: '2027-06-22' };
    const quoted = await app.call('POST', '/v1/admin/reservations/quote', {
      token,
      body: {
        villa_id: stay.villaId,
        ...dates,
        adults: 2,
        children: 0,
        babies: 0,
        editing: stay.id,
      },
    });
    expect(quoted.body.content.price).toMatchObject({ extras: 300_000, total: 4_300_000 });
    const moved = await app.call('PUT', `/v1/admin/reservations/${stay.id}`, {
      token,
      body: { version: before.version, ...dates, expectedTotal: 4_300_000 },
    });
    expect(moved.body.content).toMatchObject({ total: 4_300_000, extras: [{ amount: 300_000 }] });
  });

  it('reach the voucher, the guest, the export and the owner, each with its own part', async () => {
    const stay = await createStay(app, token, 'confirmed');
    await change(stay, { add: TRANSFER });
    await pay(stay, 'prepayment', 700_000);
    const guestDocument = await app.call('GET', `/v1/admin/reservations/${stay.id}/voucher`, {
      token,
    });
    const said = JSON.stringify(guestDocument.body);
    expect(said).toContain('Havalimanı transferi (2 adet)');
    expect(said).toContain('{"label":"Girişte ödenecek","value":"28.000 ₺"}');
    expect(said).toContain('{"label":"Ek hizmet için acentaya ödenecek","value":"3.000 ₺"}');
    const tracked = await app.call('POST', '/v1/reservation/track', {
      body: { code: stay.code, email: GUEST.email },
    });
    expect(tracked.body.content).toMatchObject({
      total: 3_800_000,
      balance: 2_800_000,
      dues: { prepayment: 0, extras: 300_000, atDoor: 2_800_000 },
    });
    const csv = await app.call(
      'GET',
      `/v1/admin/reservations/export.csv?reservation_id=${stay.code}`,
      { token },
    );
    expect(csv.text).toContain('Ek hizmetler (TL)');
    expect(csv.text).toMatch(/38000,00;3000,00;7000,00/);
    const [row] = await app.deps.db.read
      .select({ ownerId: sql<number>`(select owner_id from villas where id = villa_id)` })
      .from(reservations)
      .where(eq(reservations.id, stay.id));
    const statement = await app.call(
      'GET',
      `/v1/admin/reports/statement?owner=${row!.ownerId}&month=2027-05`,
      { token },
    );
    expect(statement.body.content.stays[0]).toMatchObject({
      at_door: 2_800_000,
      collected: 700_000,
    });
  });

  it('are refused where they make no sense', async () => {
    const stay = await createStay(app, token, 'confirmed');
    const stranger = await createStay(app, token, 'confirmed');
    const { extras } = (await change(stranger, { add: HEATING })).body.content;
    expect((await change(stay, { remove: extras[0].id })).status).toBe(404);
    for (const add of [
      { ...HEATING, unitPrice: 0 },
      { ...HEATING, quantity: 0 },
      { ...HEATING, quantity: 1.5 },
      { ...HEATING, label: ' ' },
      { ...HEATING, payee: 'guest' },
    ]) {
      expect((await change(stay, { add })).status).toBe(400);
    }
    expect((await change(stay, {})).status).toBe(400);
    expect((await change(stay, { version: 99, add: HEATING })).body.code).toBe('STALE_VERSION');
    await moveStay(app, token, stay.id, { status: 'cancelled', reason: 'Vazgeçti' });
    expect((await change(stay, { add: HEATING })).body.code).toBe('EXTRAS_FIXED');
  });

  it('can be written by nobody in a way that leaves the total beside its parts', async () => {
    const stay = await createStay(app, token, 'confirmed');
    const { extras } = (await change(stay, { add: HEATING })).body.content;
    const { rows } = app.deps.db;
    const of = sql`where id = ${stay.id}`;
    for (const statement of [
      sql`update reservations set extras = 0 ${of}`,
      sql`update reservations set total = total + 1 ${of}`,
      sql`update reservations set total = total - extras, extras = 0 ${of}`,
      sql`update reservation_extras set amount = 1 where id = ${extras[0].id}`,
      sql`update reservation_extras set unit_price = 1, amount = 1 where id = ${extras[0].id}`,
      sql`delete from reservation_extras where id = ${extras[0].id}`,
    ]) {
      await expect(rows.run(statement)).rejects.toThrow();
    }
    await rows.run(
      sql`update reservation_extras set removed_at = '2026-11-21' where id = ${extras[0].id}`,
    );
    expect(await detailOf(stay)).toMatchObject({ total: 3_500_000, extras: [] });
    await expect(
      rows.run(sql`update reservation_extras set removed_at = null where id = ${extras[0].id}`),
    ).rejects.toThrow();
  });
});
