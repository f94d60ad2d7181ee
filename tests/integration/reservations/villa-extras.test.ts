import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { VillaExtra } from '#domain/extras/offered.ts';
import { reservationContracts } from '#drizzle/schema/contracts.ts';
import { reservationExtras, reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, requestWith, signIn } from '#tests/support/factories.ts';
import { guestLinkOf } from '#tests/support/guests.ts';
import { createStay } from '#tests/support/payments.ts';

const EXTRAS: VillaExtra[] = [
  {
    id: 'sef',
    name: 'Özel şef',
    text: 'Malzeme hariç',
    price: 333_333,
    unit: 'night',
    payee: 'agency',
    active: true,
  },
  {
    id: 'transfer',
    name: 'Havaalanı transferi',
    text: '',
    price: 250_001,
    unit: 'stay',
    payee: 'agency',
    active: true,
  },
  {
    id: 'havuz',
    name: 'Havuz ısıtma',
    text: '',
    price: 90_000,
    unit: 'piece',
    payee: 'owner',
    active: true,
  },
  {
    id: 'eski',
    name: 'Bisiklet',
    text: '',
    price: 1_000,
    unit: 'person',
    payee: 'owner',
    active: false,
  },
];
const DATES = { checkIn: '2027-05-10', checkOut: '2027-05-17' };
const STAY = { ...DATES, adults: 2, children: 1, babies: 0 };

describe('priced extras of a villa', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const save = (villaId: number, version: number, extras: VillaExtra[]) =>
    app.call('PUT', `/v1/admin/villas/${villaId}`, { token, body: { version, extras } });
  async function offering(extras = EXTRAS) {
    const villa = await createVilla(app);
    expect((await save(villa.id, villa.version, extras)).status).toBe(200);
    return villa;
  }
  const quote = (slug: string, extras: { id: string; quantity?: number }[] = []) =>
    app.call('POST', '/v1/quote', { body: { ...STAY, slug, extras } });
  const stayOf = async (code: string) =>
    (await app.deps.db.read.select().from(reservations).where(eq(reservations.code, code)))[0]!;

  it('are kept by the editor as they were typed, and refused where they make no sense', async () => {
    const { id, version } = await offering();
    const opened = await app.call('GET', `/v1/admin/villas/${id}`, { token });
    expect(opened.body.content.extras).toEqual(EXTRAS);
    const [first] = EXTRAS;
    for (const wrong of [
      { ...first!, price: 0 },
      { ...first!, price: 1.5 },
      { ...first!, name: '' },
    ]) {
      expect((await save(id, version + 1, [wrong])).status).toBe(400);
    }
    expect((await save(id, version + 1, [first!, first!])).status).toBe(400);
  });

  it('are in quote, contract, stay and sums alike, to the kuruş', async () => {
    const { slug } = await offering();
    const bare = (await quote(slug)).body.content;
    expect(bare.extras.map((extra: any) => [extra.id, extra.amount, extra.chosen])).toEqual([
      ['sef', 7 * 333_333, false],
      ['transfer', 250_001, false],
      ['havuz', 90_000, false],
    ]);
    const asked = (await quote(slug, [{ id: 'sef' }, { id: 'havuz', quantity: 3 }, { id: 'eski' }]))
      .body.content;
    const sum = 7 * 333_333 + 3 * 90_000;
    expect(asked).toMatchObject({
      total: bare.total + sum,
      prepayment: bare.prepayment,
      agencyExtras: 7 * 333_333,
      balance: bare.balance + 270_000,
    });
    expect(asked.lines.reduce((all: number, { amount }: any) => all + amount, 0)).toBe(asked.total);

    const preview = await app.call('POST', '/v1/quote/contract', {
      body: { quoteToken: asked.quoteToken },
    });
    const created = await requestWith(app, asked.quoteToken);
    expect([created.status, created.body.content.total]).toEqual([201, asked.total]);
    const row = await stayOf(created.body.content.reservationCode);
    expect(row).toMatchObject({
      total: asked.total,
      extras: sum,
      agencyExtras: 7 * 333_333,
      prepayment: bare.prepayment,
    });
    const items = await app.deps.db.read
      .select()
      .from(reservationExtras)
      .where(eq(reservationExtras.reservationId, row.id));
    expect(
      items.map(({ label, quantity, amount, payee }) => [label, quantity, amount, payee]),
    ).toEqual([
      ['Özel şef, gecelik', 7, 7 * 333_333, 'agency'],
      ['Havuz ısıtma', 3, 270_000, 'owner'],
    ]);
    const [contract] = await app.deps.db.read
      .select()
      .from(reservationContracts)
      .where(eq(reservationContracts.reservationId, row.id));
    const words = JSON.stringify(contract!.paper);
    expect(words).toContain('Özel şef, gecelik (7 adet)');
    expect(JSON.stringify(preview.body.content)).toContain('Özel şef, gecelik (7 adet)');
    const page = await app.call('POST', '/v1/stay', {
      body: { link: await guestLinkOf(app, token, row.id) },
    });
    const { reservation } = page.body.content.own;
    expect(reservation.total).toBe(asked.total);
    expect(reservation.lines.reduce((all: number, { amount }: any) => all + amount, 0)).toBe(
      asked.total,
    );
    const { dues } = reservation;
    expect(dues.prepayment + dues.extras + dues.atDoor).toBe(asked.total);
  });

  it('cost what the guest saw or are refused: a price cannot move, go or be made up in between', async () => {
    const { slug, id, version } = await offering();
    const asked = (await quote(slug, [{ id: 'transfer' }])).body.content;
    const dearer = EXTRAS.map((extra) =>
      extra.id === 'transfer' ? { ...extra, price: 250_002 } : extra,
    );
    await save(id, version + 1, dearer);
    const moved = await requestWith(app, asked.quoteToken);
    expect([moved.status, moved.body.code]).toEqual([409, 'PRICE_CHANGED']);
    const again = (await quote(slug, [{ id: 'transfer' }])).body.content;
    expect(again.total).toBe(asked.total + 1);
    await save(id, version + 2, []);
    const gone = await requestWith(app, again.quoteToken);
    expect([gone.status, gone.body.code]).toEqual([409, 'PRICE_CHANGED']);
    const [head, body, mark] = again.quoteToken.split('.');
    const forged = await requestWith(
      app,
      [head, body, mark].map((part) => part && `${part}A`).join('.'),
    );
    expect(forged.status).toBe(400);
    const none = await app.deps.db.read
      .select()
      .from(reservations)
      .where(eq(reservations.villaId, id));
    expect(none).toEqual([]);
  });

  it('are asked for from the stay’s page at the price shown there, and granted for it', async () => {
    const { id, villaId } = await createStay(app, token, 'confirmed');
    await app.deps.db.rows.update(villas).set({ extras: EXTRAS }).where(eq(villas.id, villaId));
    const link = await guestLinkOf(app, token, id);
    const page = await app.call('POST', '/v1/stay', { body: { link } });
    const transfer = page.body.content.own.extras.find((extra: any) => extra.id === 'transfer');
    const ask = (extra: object) =>
      app.call('POST', '/v1/stay/requests', {
        body: { link, wish: { kind: 'extra', extra } },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
    const cheap = await ask({ id: 'transfer', amount: 1 });
    expect([cheap.status, cheap.body.code]).toEqual([409, 'PRICE_CHANGED']);
    const off = await ask({ id: 'eski', amount: 3_000 });
    expect(off.status).toBe(409);
    const asked = await ask({ id: 'transfer', amount: transfer.amount });
    expect([asked.status, asked.body.content.text]).toEqual([
      201,
      'Havaalanı transferi, 2.500,01 ₺',
    ]);
    // What it costs later is another matter.
    await app.deps.db.rows.update(villas).set({ extras: [] }).where(eq(villas.id, villaId));
    const before = (
      await app.deps.db.read.select().from(reservations).where(eq(reservations.id, id))
    )[0]!;
    const granted = await app.call('PATCH', `/v1/admin/stayrequests/${asked.body.content.id}`, {
      token,
      body: { state: 'accepted', apply: { extra: { unitPrice: 1, payee: 'owner' } } },
    });
    expect(granted.status).toBe(200);
    const after = (
      await app.deps.db.read.select().from(reservations).where(eq(reservations.id, id))
    )[0]!;
    expect(after.total - before.total).toBe(250_001);
    expect(after.agencyExtras - before.agencyExtras).toBe(250_001);
  });
});
