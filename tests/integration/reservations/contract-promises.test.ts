import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { pages } from '#drizzle/schema/content.ts';
import { reservationContracts } from '#drizzle/schema/contracts.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, GUEST, requestWith, signIn } from '#tests/support/factories.ts';
import { guestLinkOf } from '#tests/support/guests.ts';
import { createStay, moveStay, post } from '#tests/support/payments.ts';

/** Everything back until a month before, then half, then nothing. */
const KIND = [
  { daysBefore: 30, keptRate: 0 },
  { daysBefore: 0, keptRate: 5000 },
];
const HARD = [{ daysBefore: 0, keptRate: 10_000 }];
const WEEK = { checkIn: '2027-05-10', checkOut: '2027-05-17' };
const PARTY = { adults: 2, children: 0, babies: 0 };

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = testApp();
  token = await signIn(app, (await createUser(app)).email);
  await setTiers(KIND);
  await setPage('rental', { title: 'Kiralama koşulları', body: terms('Evde sigara içilmez.') });
});

const terms = (text: string) => [{ type: 'paragraph', text }];

async function setPage(section: string, set: object) {
  await app.deps.db.rows
    .insert(pages)
    .values({ section, title: '', body: [], data: {}, ...set } as never)
    .onConflictDoUpdate({ target: pages.section, set: set as never });
}
const setTiers = (tiers: object[]) =>
  setPage('cancel', { title: 'İptal', data: { basis: 'prepayment', tiers } });
const setVilla = (id: number, set: Partial<typeof villas.$inferInsert>) =>
  app.deps.db.rows.update(villas).set(set).where(eq(villas.id, id));

const EXTRA = {
  id: 'sef',
  name: 'Özel şef',
  text: '',
  price: 100_000,
  unit: 'stay' as const,
  payee: 'agency' as const,
  active: true,
};

describe('between reading and sending', () => {
  const quoted = async () => {
    const villa = await createVilla(app, { deposit: 500_000, extras: [EXTRA] });
    const body = { slug: villa.slug, ...WEEK, ...PARTY, extras: [{ id: 'sef' }] };
    const quote = (await app.call('POST', '/v1/quote', { body })).body.content;
    return { villa, token: quote.quoteToken };
  };
  const SAID = 'Siz okuduktan sonra sözleşmede şunlar değişti: ';

  it.each<[string, (id: number) => Promise<unknown>, RegExp]>([
    [
      'a deposit',
      (id) => setVilla(id, { deposit: 800_000 }),
      /hasar depozitosu 5\.000 ₺ yerine 8\.000 ₺/,
    ],
    ['a tier', () => setTiers(HARD), /iptal koşulları/],
    [
      'a sentence of the terms',
      () => setPage('rental', { body: terms('Evde sigara içilir.') }),
      /kiralama koşulları/,
    ],
    [
      'whom an extra is paid to',
      (id) => setVilla(id, { extras: [{ ...EXTRA, payee: 'owner' }] }),
      /ek hizmetlerin kime ödeneceği/,
    ],
    [
      'the rate of the prepayment',
      (id) => setVilla(id, { prepaymentRate: 3000 }),
      /ön ödeme 7\.000 ₺ yerine 10\.500 ₺; iptal koşulları/,
    ],
    [
      'the agency’s address',
      () =>
        app.deps.db.rows
          .insert(settings)
          .values({ group: 'contact', key: 'site_phone', value: '+902420000000' })
          .onConflictDoUpdate({ target: settings.key, set: { value: `+9024${Date.now()}` } }),
      /acentanın bilgileri|başvuru bilgileri/,
    ],
    ['the hour of the arrival', (id) => setVilla(id, { checkInTime: '18:00' }), /evin bilgileri/],
  ])('%s that changed is told, and nothing is sent', async (_what, change, words) => {
    const { villa, token: quoteToken } = await quoted();
    expect((await app.call('POST', '/v1/quote/contract', { body: { quoteToken } })).status).toBe(
      200,
    );
    await change(villa.id);
    for (const answer of [
      await requestWith(app, quoteToken),
      await app.call('POST', '/v1/quote/contract', { body: { quoteToken } }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'CONTRACT_CHANGED']);
      expect(answer.body.content.startsWith(SAID)).toBe(true);
      expect(answer.body.content).toMatch(words);
      expect(answer.body.content).not.toMatch(/[Ff]iyat güncellendi/);
    }
  });

  it('what was read is what is kept, word for word', async () => {
    const { token: quoteToken } = await quoted();
    const read = (await app.call('POST', '/v1/quote/contract', { body: { quoteToken } })).body
      .content;
    const { reservationCode } = (await requestWith(app, quoteToken)).body.content;
    const [kept] = await app.deps.db.read
      .select({ paper: reservationContracts.paper, tiers: reservations.cancelTiers })
      .from(reservations)
      .innerJoin(reservationContracts, eq(reservationContracts.reservationId, reservations.id))
      .where(eq(reservations.code, reservationCode));
    // Without the note of the draft.
    expect((kept!.paper as typeof read).blocks).toEqual(read.blocks.slice(0, -1));
    expect(kept!.tiers).toEqual(KIND);
  });
});

describe('the tiers of a stay', () => {
  const policy = async (id: string) =>
    (await app.call('GET', `/v1/admin/reservations/${id}/refund`, { token })).body.content.policy;
  const pay = (code: string) =>
    post(app, token, '/v1/admin/transactions', {
      reservation_id: code,
      kind: 'prepayment',
      method: 'havale_eft',
      amount: 700_000,
      notify: false,
    });

  it('stay as they were agreed: for the dialog, the write and the guest’s own page', async () => {
    const stay = await createStay(app, token);
    await pay(stay.code);
    await setTiers(HARD);
    expect(await policy(stay.id)).toEqual({ kept: 0, refund: 700_000 });
    const link = await guestLinkOf(app, token, stay.id);
    const page = await app.call('POST', '/v1/stay', { body: { link } });
    expect(page.body.content.own.cancellation).toEqual({ kept: 0, refund: 700_000 });
    const refund = { kept: 700_000, ways: [] };
    const off = { status: 'cancelled', reason: 'Vazgeçti', refund };
    const refused = await moveStay(app, token, stay.id, off);
    expect([refused.status, refused.body.code]).toEqual([422, 'REASON_REQUIRED']);
    const done = await moveStay(app, token, stay.id, { ...off, refund: { ...refund, kept: 0 } });
    expect([done.status, done.body.content.off.refundDue]).toEqual([200, 700_000]);
  });

  it('are those of the moment for a stay that a clerk takes down', async () => {
    const villa = await createVilla(app);
    const body = { villa_id: villa.id, ...WEEK, ...PARTY, customer: GUEST, status: 'confirmed' };
    const { id, reservation_id: code } = (await post(app, token, '/v1/admin/reservations', body))
      .body.content;
    await setTiers(HARD);
    await pay(code);
    expect(await policy(id)).toEqual({ kept: 0, refund: 700_000 });
  });

  it('cannot be changed by any writer', async () => {
    const { id } = await createStay(app, token);
    await expect(
      app.deps.db.rows
        .update(reservations)
        .set({ cancelTiers: HARD })
        .where(eq(reservations.id, id))
        .run(),
    ).rejects.toThrow();
  });
});

describe('an offer', () => {
  const offered = async (villaId: number) => {
    const made = await post(app, token, '/v1/admin/offers', {
      customer: { name: 'Çağrı Şen', phone: '0532 123 45 67' },
      message: '',
      expiresAt: '2026-11-25T09:00:00.000Z',
      villas: [{ villa_id: villaId, ...WEEK, ...PARTY, total: 3_400_000 }],
    });
    expect(made.status).toBe(201);
    return made.body.content as { id: string; token: string };
  };
  const changeAll = async (id: number) => {
    await setTiers(HARD);
    await setPage('rental', { body: terms('Başka koşullar.') });
    await setVilla(id, { deposit: 900_000, prepaymentRate: 3000, checkInTime: '18:00' });
  };

  it('keeps its contract until it ends, for the customer', async () => {
    const villa = await createVilla(app, { deposit: 500_000 });
    const offer = await offered(villa.id);
    await changeAll(villa.id);
    const [shown] = (
      await app.call('GET', `/v1/offer?client=true&token=${encodeURIComponent(offer.token)}`)
    ).body.content.villas;
    expect(shown.price).toMatchObject({ total: 3_400_000, prepayment: 600_000, deposit: 500_000 });
    const { quoteToken } = shown;
    const read = (await app.call('POST', '/v1/quote/contract', { body: { quoteToken } })).body
      .content;
    expect(JSON.stringify(read)).toContain('Evde sigara içilmez.');
    const sent = await requestWith(app, quoteToken);
    expect(sent.status).toBe(201);
    const [row] = await app.deps.db.read
      .select()
      .from(reservations)
      .where(eq(reservations.code, sent.body.content.reservationCode));
    expect(row).toMatchObject({ deposit: 500_000, prepayment: 600_000, cancelTiers: KIND });
  });

  it('and for one who accepts it by phone', async () => {
    const villa = await createVilla(app, { deposit: 500_000 });
    const offer = await offered(villa.id);
    await changeAll(villa.id);
    const taken = await post(app, token, `/v1/admin/offers/${offer.id}/accept`, {
      stay: 0,
      status: 'option',
      total: 3_400_000,
    });
    expect(taken.status).toBe(201);
    const [row] = await app.deps.db.read
      .select()
      .from(reservations)
      .where(eq(reservations.offerId, offer.id as never));
    expect(row).toMatchObject({ deposit: 500_000, prepayment: 600_000, cancelTiers: KIND });
  });
});
