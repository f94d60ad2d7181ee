import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, GUEST, signIn, uniqueName } from '#tests/support/factories.ts';
import { blockDates, createByClerk, editStay, moveTo } from '#tests/support/night-writers.ts';
import { nightRows } from '#tests/support/nights.ts';

const WEEK = { checkIn: '2027-05-10', checkOut: '2027-05-17' };
const PARTY = { adults: 2, children: 0, babies: 0 };
/** Seven nights of 5.000 ₺, no cleaning from seven nights on. */
const TOTAL = 7 * 500_000;

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = testApp();
  admin = await signIn(app, (await createUser(app)).email);
});

const create = (body: Parameters<typeof createByClerk>[2], key?: string) =>
  createByClerk(app, admin, body, key);
const quote = (body: object, token = admin) =>
  app.call('POST', '/v1/admin/reservations/quote', { token, body });
const detail = async (id: string) =>
  (await app.call('GET', `/v1/admin/reservations/${id}`, { token: admin })).body.content;
const mailsOf = async (id: string) =>
  (
    await app.deps.db.read
      .select({ template: outbox.template })
      .from(outbox)
      .where(eq(outbox.reservationId, id))
      .orderBy(asc(outbox.id))
  ).map(({ template }) => template);
const auditOf = (id: string) =>
  app.deps.db.read
    .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'reservation'), eq(auditLog.entityId, id)))
    .orderBy(asc(auditLog.id));

describe('a price for a clerk', () => {
  it('shows what anybody would pay, what the agency earns and how much it may give', async () => {
    const villa = await createVilla(app);
    app.trips.count = 0;
    const { status, body } = await quote({ villa_id: villa.id, ...WEEK, ...PARTY });
    expect([status, app.trips.count]).toEqual([200, 2]);
    expect(body.content).toMatchObject({
      available: true,
      code: null,
      override: [],
      before: null,
      price: {
        nights: 7,
        total: TOTAL,
        prepayment: TOTAL / 5,
        balance: TOTAL - TOTAL / 5,
        commission: TOTAL / 5,
        maxAgencyDiscount: TOTAL / 5,
        deposit: 500_000,
      },
    });
  });

  it('names the rule that may be set aside, and what stands in the way otherwise', async () => {
    const villa = await createVilla(app);
    const short = { villa_id: villa.id, checkIn: '2027-05-10', checkOut: '2027-05-12', ...PARTY };
    const asked = await quote(short);
    expect(asked.body.content).toMatchObject({
      available: false,
      code: 'MIN_NIGHTS',
      override: ['MIN_NIGHTS'],
      suggestion: { checkIn: '2027-05-10', checkOut: '2027-05-13' },
      price: { total: 2 * 500_000 + 150_000 },
    });
    const set = await quote({ ...short, override: ['MIN_NIGHTS'] });
    expect(set.body.content).toMatchObject({ available: true, code: null });

    const tooMuch = await quote({ villa_id: villa.id, ...WEEK, ...PARTY, agencyDiscount: 700_001 });
    expect(tooMuch.body.content).toMatchObject({ available: false, code: 'DISCOUNT_TOO_LARGE' });
    await app.deps.db.rows.update(villas).set({ active: false }).where(eq(villas.id, villa.id));
    const closed = await quote({ villa_id: villa.id, ...WEEK, ...PARTY });
    expect(closed.body.content).toMatchObject({ available: false, code: 'VILLA_INACTIVE' });
  });

  it('is 404 for what does not exist and 400 for what is no question', async () => {
    const villa = await createVilla(app);
    const good = { villa_id: villa.id, ...WEEK, ...PARTY };
    expect((await quote({ ...good, villa_id: 999_999_999 })).status).toBe(404);
    expect((await quote({ ...good, editing: 'yok' })).status).toBe(404);
    for (const wrong of [
      { ...good, adults: 0 },
      { ...good, checkIn: '2027-02-30' },
      { ...good, agencyDiscount: -1 },
      { ...good, override: ['CAPACITY'] },
      { ...good, total: 1 },
    ]) {
      expect((await quote(wrong)).body.code).toBe('VALIDATION');
    }
  });
});

describe('a stay that a clerk takes down', () => {
  it.each([
    ['requested', 'hold', ['talep_alindi', 'yeni_talep_yonetici', 'sahip_musaitlik']],
    ['option', 'hold', ['on_odeme_bilgi']],
    ['confirmed', 'reservation', ['rezervasyon_onay', 'sahip_onay']],
  ] as const)(
    '%s holds its nights and sends what that state sends',
    async (status, kind, mails) => {
      const villa = await createVilla(app);
      app.trips.count = 0;
      const made = await create({ villa_id: villa.id, ...WEEK, status, agencyNote: 'Telefonla' });
      expect([made.status, app.trips.count]).toEqual([201, 3]);
      const { id, reservation_id, deadline } = made.body.content;
      expect(made.body.content).toMatchObject({
        status,
        version: 1,
        villa_id: villa.id,
        checkin: WEEK.checkIn,
        nights: 7,
        total: TOTAL,
        prepayment: TOTAL / 5,
      });
      expect(reservation_id).toMatch(/^KY26-/);
      const until = { requested: '2026-11-21T11:00:00.000Z', option: '2026-11-22T09:00:00.000Z' };
      expect(deadline).toBe(status === 'confirmed' ? null : until[status]);
      expect(new Set((await nightRows(app, villa.id)).map(([, held]) => held))).toEqual(
        new Set([kind]),
      );
      expect(await mailsOf(id)).toEqual(mails);
      const shown = await detail(id);
      expect(shown).toMatchObject({
        status,
        source: 'admin',
        unread: false,
        agencyNote: 'Telefonla',
        customer: { firstName: 'Gülşah', phone: '+905321234567' },
        stayEditable: true,
      });
      expect(
        shown.history.map((entry: { to: string; user: string }) => [entry.to, entry.user]),
      ).toEqual(
        (status === 'requested' ? ['requested'] : ['requested', status]).map((to) => [
          to,
          'Şule Iğdır',
        ]),
      );
      expect((await auditOf(id)).map(({ action }) => action)).toEqual(['reservation.create']);
    },
  );

  it('takes an option until the clerk says, and an agency discount with its reason', async () => {
    const villa = await createVilla(app);
    const made = await create({
      villa_id: villa.id,
      ...WEEK,
      status: 'option',
      optionExpiresAt: '2026-11-25T18:00:00Z',
      agencyDiscount: { amount: 100_000, reason: 'Tekrar gelen misafir' },
      expectedTotal: TOTAL - 100_000,
    });
    expect(made.body.content).toMatchObject({
      total: TOTAL - 100_000,
      prepayment: TOTAL / 5 - 100_000,
      deadline: '2026-11-25T18:00:00.000Z',
    });
    expect(await detail(made.body.content.id)).toMatchObject({
      agencyDiscount: 100_000,
      discountReason: 'Tekrar gelen misafir',
      commission: TOTAL / 5 - 100_000,
      optionExpiresAt: '2026-11-25T18:00:00.000Z',
    });
    const [entry] = await auditOf(made.body.content.id);
    expect(entry?.after).toMatchObject({ agencyDiscount: 100_000 });
  });

  it('is refused with the reason, and then nothing is there', async () => {
    const villa = await createVilla(app);
    const good = { villa_id: villa.id, ...WEEK };
    const refusals: [object, number, string][] = [
      [{ villa_id: 999_999_999 }, 404, 'NOT_FOUND'],
      [{ checkOut: '2027-05-12' }, 422, 'MIN_NIGHTS'],
      [{ checkOut: '2027-05-10', override: ['MIN_NIGHTS'] }, 422, 'MIN_NIGHTS'],
      [{ adults: 7 }, 422, 'CAPACITY'],
      [{ checkIn: '2026-11-20', checkOut: '2026-11-25' }, 422, 'PAST'],
      [{ checkIn: '2029-02-01', checkOut: '2029-02-08' }, 422, 'CLOSED'],
      [{ checkOut: '2027-12-01' }, 422, 'TOO_LONG'],
      [{ agencyDiscount: { amount: 700_001, reason: 'Çok' } }, 422, 'DISCOUNT_TOO_LARGE'],
      [{ status: 'option', optionExpiresAt: '2026-11-21T09:00:00Z' }, 422, 'VALIDATION'],
      [{ expectedTotal: TOTAL - 1 }, 409, 'PRICE_CHANGED'],
      [{ status: 'completed' }, 400, 'VALIDATION'],
      [{ agencyDiscount: { amount: 100 } }, 400, 'VALIDATION'],
      [{ customer: { ...GUEST, email: 'yok' } }, 400, 'VALIDATION'],
      [{ total: 1 }, 422, 'VALIDATION'],
    ];
    for (const [change, status, code] of refusals) {
      const answer = await create({ ...good, ...change });
      expect([change, answer.status, answer.body.code]).toEqual([change, status, code]);
    }
    expect(await nightRows(app, villa.id)).toEqual([]);
    await app.deps.db.rows.update(villas).set({ active: false }).where(eq(villas.id, villa.id));
    expect((await create(good)).body.code).toBe('VILLA_INACTIVE');
  });

  it('below the minimum is sold when the clerk sets the rule aside', async () => {
    const villa = await createVilla(app);
    const short = { villa_id: villa.id, checkIn: '2027-05-10', checkOut: '2027-05-12' };
    const made = await create({ ...short, override: ['MIN_NIGHTS'] });
    expect([made.status, made.body.content.nights]).toEqual([201, 2]);
  });

  it('says who has the nights already', async () => {
    const villa = await createVilla(app);
    await create({ villa_id: villa.id, ...WEEK, status: 'confirmed' });
    await blockDates(
      app,
      admin,
      villa.id,
      { checkIn: '2027-05-17', checkOut: '2027-05-19' },
      {
        note: 'Boya',
      },
    );
    const late = await create({
      villa_id: villa.id,
      checkIn: '2027-05-15',
      checkOut: '2027-05-20',
    });
    expect([late.status, late.body.code, late.body.content]).toEqual([
      409,
      'DATES_TAKEN',
      'Bu tarihler dolu: 15–17 Mayıs 2027 rezervasyon (Gülşah Öztürk İnce), 17–19 Mayıs 2027 elle kapatılmış (Boya).',
    ]);
  });

  it('is taken down once, however often it is sent', async () => {
    const villa = await createVilla(app);
    const key = crypto.randomUUID();
    const body = { villa_id: villa.id, ...WEEK };
    const first = await create(body, key);
    const again = await create(body, key);
    expect([again.status, again.body.content]).toEqual([201, first.body.content]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await create({ ...body, adults: 3 }, key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(first.text).not.toContain(GUEST.firstName);
    const without = await app.call('POST', '/v1/admin/reservations', {
      token: admin,
      body: { ...body, ...PARTY, customer: GUEST },
    });
    // Without a key it is a request of its own, and its nights are gone.
    expect([without.status, without.body.code]).toEqual([409, 'DATES_TAKEN']);
  });
});

describe('a stay that changes', () => {
  it('moves to other dates with its price and nights, in two trips, as the preview said', async () => {
    const villa = await createVilla(app);
    const { id } = (await create({ villa_id: villa.id, ...WEEK, status: 'confirmed' })).body
      .content;
    const dates = { checkIn: '2027-05-12', checkOut: '2027-05-16' };
    const preview = await quote({ villa_id: villa.id, ...dates, ...PARTY, editing: id });
    expect(preview.body.content).toMatchObject({
      available: true,
      before: { total: TOTAL, prepayment: TOTAL / 5, paid: 0 },
      price: { total: 4 * 500_000 + 150_000 },
    });
    const { total } = preview.body.content.price;
    app.trips.count = 0;
    const moved = await app.call('PUT', `/v1/admin/reservations/${id}`, {
      token: admin,
      body: { version: 1, ...dates, expectedTotal: total },
    });
    expect([moved.status, app.trips.count]).toEqual([200, 3]);
    expect(moved.body.content).toMatchObject({
      checkin: dates.checkIn,
      checkout: dates.checkOut,
      nights: 4,
      total,
      version: 2,
    });
    expect(moved.headers.get('etag')).toBe('"2"');
    const { undo, ...shown } = moved.body.content;
    expect(await detail(id)).toEqual(shown);
    expect(undo).not.toBeNull();
    expect(await nightRows(app, villa.id)).toEqual(
      ['12', '13', '14', '15'].map((day) => [`2027-05-${day}`, 'reservation']),
    );
    const log = await auditOf(id);
    expect(log.at(-1)).toMatchObject({
      action: 'reservation.update',
      before: { checkIn: WEEK.checkIn, total: TOTAL },
      after: { checkIn: dates.checkIn, total },
    });
    expect(log.at(-1)?.after).not.toHaveProperty('adults');
  });

  it('moves to another villa, keeping its discount while that fits', async () => {
    const [villa, other] = [
      await createVilla(app),
      await createVilla(app, { name: 'Villa Öteki' }),
    ];
    const agencyDiscount = { amount: 50_000, reason: 'Pazarlık' };
    const made = await create({ villa_id: villa.id, ...WEEK, agencyDiscount });
    const { id } = made.body.content;
    const moved = await editStay(app, admin, id, { villa_id: other.id });
    expect(moved.body.content).toMatchObject({
      villa_id: other.id,
      villa_name: 'Villa Öteki',
      total: TOTAL - 50_000,
      discountReason: 'Pazarlık',
    });
    expect(await nightRows(app, villa.id)).toEqual([]);
    expect((await nightRows(app, other.id)).map(([, kind]) => kind)).toEqual(
      Array.from({ length: 7 }, () => 'hold'),
    );
    const back = await editStay(app, admin, id, { agencyDiscount: null });
    expect(back.body.content).toMatchObject({
      total: TOTAL,
      agencyDiscount: 0,
      discountReason: null,
    });
    const short = { checkIn: '2027-05-10', checkOut: '2027-05-13' };
    await editStay(app, admin, id, { agencyDiscount: { amount: 700_000, reason: 'Son fiyat' } });
    const refused = await editStay(app, admin, id, short);
    expect([refused.status, refused.body.code]).toEqual([422, 'DISCOUNT_TOO_LARGE']);
  });

  it('keeps the agreed price when only the guests change, whatever the villa costs by now', async () => {
    const villa = await createVilla(app);
    const { id } = (await create({ villa_id: villa.id, ...WEEK })).body.content;
    await app.deps.db.rows
      .update(villaPrices)
      .set({ nightly: 900_000 })
      .where(eq(villaPrices.villaId, villa.id));
    const more = await editStay(app, admin, id, { adults: 4, children: 1 });
    expect(more.body.content).toMatchObject({ adults: 4, children: 1, guests: 5, total: TOTAL });
    const tooMany = await editStay(app, admin, id, { adults: 7 });
    expect([tooMany.status, tooMany.body.code]).toEqual([422, 'CAPACITY']);
    const stale = await editStay(app, admin, id, { checkOut: '2027-05-18', expectedTotal: TOTAL });
    expect([stale.status, stale.body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect((await nightRows(app, villa.id)).length).toBe(7);
  });

  it('never takes another’s nights, and loses none of its own in trying', async () => {
    const villa = await createVilla(app);
    const { id } = (await create({ villa_id: villa.id, ...WEEK })).body.content;
    await create({ villa_id: villa.id, checkIn: '2027-05-17', checkOut: '2027-05-20' });
    const before = await nightRows(app, villa.id);
    const refused = await editStay(app, admin, id, { checkOut: '2027-05-18' });
    expect([refused.status, refused.body.code]).toEqual([409, 'DATES_TAKEN']);
    expect(refused.body.content).toContain('17–18 Mayıs 2027 onay bekleyen talep');
    expect(await nightRows(app, villa.id)).toEqual(before);
    expect((await detail(id)).version).toBe(1);
  });

  it('stands once it has begun or ended', async () => {
    const villa = await createVilla(app);
    const { id } = (await create({ villa_id: villa.id, ...WEEK })).body.content;
    await moveTo(app, admin, id, { status: 'rejected' });
    const refused = await editStay(app, admin, id, { checkOut: '2027-05-16' });
    expect([refused.status, refused.body.code, refused.body.content]).toEqual([
      409,
      'STAY_FIXED',
      '“Reddedildi” durumundaki rezervasyonun tarihleri, villası ve kişi sayısı değiştirilemez.',
    ]);
    const preview = await quote({ villa_id: villa.id, ...WEEK, ...PARTY, editing: id });
    expect(preview.body.content).toMatchObject({
      available: false,
      code: 'STAY_FIXED',
      message: refused.body.content,
    });
    expect((await editStay(app, admin, id, { agencyNote: 'Aradı' })).status).toBe(200);
    expect((await detail(id)).stayEditable).toBe(false);
  });

  it('tells the second of two clerks who saved first', async () => {
    const villa = await createVilla(app);
    const { id } = (await create({ villa_id: villa.id, ...WEEK })).body.content;
    const put = (body: object) =>
      app.call('PUT', `/v1/admin/reservations/${id}`, { token: admin, body });
    await put({ version: 1, agencyNote: 'İlk' });
    const second = await put({ version: 1, agencyNote: 'İkinci' });
    expect([second.status, second.body.code]).toEqual([409, 'STALE_VERSION']);
    expect(second.body.content).toContain('Şule Iğdır');
    expect((await put({ version: 1, read: true })).status).toBe(200);
    const moved = await moveTo(app, admin, id, { status: 'option', version: 1 });
    expect([moved.status, moved.body.content]).toEqual([409, second.body.content]);
    expect((await put({ version: 2, villa_id: 999_999_999 })).status).toBe(404);
    const unknown = { token: admin, body: { version: 1, checkIn: WEEK.checkIn } };
    expect((await app.call('PUT', '/v1/admin/reservations/yok', unknown)).status).toBe(404);
    const both = await Promise.all([
      put({ version: 2, note: 'a' }),
      put({ version: 2, note: 'b' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('a move', () => {
  it('takes two trips and answers what a read would', async () => {
    const villa = await createVilla(app);
    const { id } = (await create({ villa_id: villa.id, ...WEEK })).body.content;
    app.trips.count = 0;
    const moved = await moveTo(app, admin, id, { status: 'confirmed', version: 1 });
    expect([moved.status, app.trips.count]).toEqual([200, 3]);
    expect(moved.headers.get('etag')).toBe('"2"');
    const { undo, ...shown } = moved.body.content;
    expect(undo).toBeNull();
    expect(await detail(id)).toEqual(shown);
    expect(moved.body.content.history.at(-1)).toMatchObject({
      to: 'confirmed',
      user: 'Şule Iğdır',
    });
  });

  it('says whose the nights are by now', async () => {
    const own = testApp();
    const token = await signIn(own, (await createUser(own)).email);
    const villa = await createVilla(own);
    const { id } = (await createByClerk(own, token, { villa_id: villa.id, ...WEEK })).body.content;
    own.clock.advanceMinutes(121);
    await createByClerk(own, token, { villa_id: villa.id, ...WEEK, status: 'confirmed' });
    const late = await moveTo(own, token, id, { status: 'confirmed' });
    expect([late.status, late.body.content]).toEqual([
      409,
      'Bu tarihler dolu: 10–17 Mayıs 2027 rezervasyon (Gülşah Öztürk İnce).',
    ]);
    const [row] = await own.deps.db.read
      .select({ status: reservations.status })
      .from(reservations)
      .where(eq(reservations.id, id));
    expect(row?.status).toBe('requested');
    const past = await moveTo(own, token, id, {
      status: 'option',
      optionExpiresAt: '2026-11-21T11:01:00Z',
    });
    expect([past.status, past.body.issues[0].path]).toEqual([422, 'optionExpiresAt']);
  });
});

describe('the guest list', () => {
  const guests = (id: string, body: object) =>
    app.call('PUT', `/v1/admin/reservations/${id}/guests`, { token: admin, body });
  const AYSE = {
    firstName: 'Ayşe',
    lastName: uniqueName('Çelik'),
    nationality: 'TR',
    identityKind: 'tckn',
    identityNumber: '10000000146',
    birthDate: '1984-02-29',
    plate: '07 ABC 123',
  };

  async function reserved() {
    const villa = await createVilla(app);
    return (await create({ villa_id: villa.id, ...WEEK })).body.content.id as string;
  }

  it('keeps identity numbers sealed and shows them masked', async () => {
    const id = await reserved();
    const saved = await guests(id, {
      version: 1,
      guests: [AYSE, { firstName: 'Jörg', lastName: 'Weiß' }],
    });
    expect(saved.body.content).toMatchObject({
      version: 2,
      expected: 2,
      guests: [
        { ...AYSE, identityNumber: '*******0146' },
        { firstName: 'Jörg', identityKind: null, identityNumber: null, plate: null },
      ],
    });
    const read = await app.call('GET', `/v1/admin/reservations/${id}/guests`, { token: admin });
    expect(read.body.content).toEqual(saved.body.content);
    expect(read.headers.get('etag')).toBe('"2"');
    const stored = JSON.stringify(
      await app.deps.db.read.all(`select * from reservation_guests where reservation_id = '${id}'`),
    );
    expect(stored).not.toContain('10000000146');
    expect(JSON.stringify(await auditOf(id))).not.toContain(AYSE.lastName);
  });

  it('keeps a number that is not sent again, follows the order, and forgets who is left out', async () => {
    const id = await reserved();
    const first = await guests(id, { version: 1, guests: [AYSE, { ...AYSE, firstName: 'Can' }] });
    const [ayse, can] = first.body.content.guests;
    const { identityNumber: _, ...kept } = AYSE;
    const swapped = await guests(id, {
      version: 2,
      guests: [
        { ...kept, id: can.id, firstName: 'Can', identityNumber: null },
        { ...kept, id: ayse.id },
      ],
    });
    expect(
      swapped.body.content.guests.map((guest: { id: string; identityNumber: string }) => [
        guest.id,
        guest.identityNumber,
      ]),
    ).toEqual([
      [can.id, null],
      [ayse.id, '*******0146'],
    ]);
    const emptied = await guests(id, { version: 3, guests: [] });
    expect(emptied.body.content.guests).toEqual([]);
  });

  it('gives a number in full to an admin, and the log keeps who looked', async () => {
    const id = await reserved();
    const saved = await guests(id, {
      version: 1,
      guests: [AYSE, { firstName: 'Can', lastName: 'Ak' }],
    });
    const [ayse, can] = saved.body.content.guests;
    const reveal = (guest: string) =>
      app.call('POST', `/v1/admin/reservations/${id}/guests/${guest}/reveal`, { token: admin });
    const shown = await reveal(ayse.id);
    expect(shown.body.content).toEqual({ identityKind: 'tckn', identityNumber: '10000000146' });
    const last = (await auditOf(id)).at(-1);
    expect([last?.action, last?.after]).toEqual([
      'reservation.reveal-identity',
      { guestId: ayse.id, identityKind: 'tckn' },
    ]);
    expect((await reveal(can.id)).status).toBe(404);
    expect((await reveal('yok')).status).toBe(404);
  });

  it('survives a secret that is gone', async () => {
    const id = await reserved();
    const saved = await guests(id, { version: 1, guests: [AYSE] });
    const other = testApp();
    other.deps.secrets.data = 'another-data-secret-'.repeat(3);
    const path = `/v1/admin/reservations/${id}/guests`;
    const read = await other.call('GET', path, { token: admin });
    expect(read.body.content.guests[0].identityNumber).toBe('*******');
    const guest = saved.body.content.guests[0].id;
    expect((await other.call('POST', `${path}/${guest}/reveal`, { token: admin })).status).toBe(
      422,
    );
  });

  it('says which guest is wrong and why', async () => {
    const id = await reserved();
    const wrong: [object, number, string][] = [
      [{ identityNumber: '12345678901' }, 400, 'guests.0.identityNumber'],
      [{ identityKind: 'passport', identityNumber: 'ab-1' }, 400, 'guests.0.identityNumber'],
      [{ identityKind: null }, 400, 'guests.0.identityNumber'],
      [{ nationality: 'Türkiye' }, 400, 'guests.0.nationality'],
      [{ birthDate: '1899-12-31' }, 400, 'guests.0.birthDate'],
      [{ birthDate: '1984-02-30' }, 400, 'guests.0.birthDate'],
      [{ firstName: '' }, 400, 'guests.0.firstName'],
      [{ birthDate: '2026-11-22' }, 422, 'guests.0.birthDate'],
      [{ id: 'yok' }, 422, 'guests.0.id'],
    ];
    for (const [change, status, path] of wrong) {
      const answer = await guests(id, { version: 1, guests: [{ ...AYSE, ...change }] });
      expect([change, answer.status, answer.body.issues?.[0]?.path]).toEqual([
        change,
        status,
        path,
      ]);
    }
    const saved = await guests(id, { version: 1, guests: [AYSE] });
    const { identityNumber: _, ...kept } = AYSE;
    const listed = { ...kept, id: saved.body.content.guests[0].id, identityKind: 'passport' };
    const changed = await guests(id, { version: 2, guests: [listed] });
    expect([changed.status, changed.body.issues[0].path]).toEqual([422, 'guests.0.identityNumber']);
    expect((await guests(id, { version: 1, guests: [] })).body.code).toBe('STALE_VERSION');
    expect((await guests('yok', { version: 1, guests: [] })).status).toBe(404);
  });
});
