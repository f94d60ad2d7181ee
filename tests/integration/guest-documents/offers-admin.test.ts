import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { offers } from '#drizzle/schema/offers.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { idempotencyKeys } from '#drizzle/schema/writes.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { showSince } from '#tests/support/shown-prices/shown-since.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  createUser,
  createVilla,
  requestStay,
  requestWith,
  signIn,
  unique,
  uniqueName,
} from '#tests/support/factories.ts';
import { post } from '#tests/support/payments.ts';

const WEEK = { checkIn: '2027-05-10', checkOut: '2027-05-17' };
const PARTY = { adults: 2, children: 0, babies: 0 };

describe('offers', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const customer = () => ({ name: 'Çağrı Şen', email: `${unique('cagri')}@posta.example` });
  const offered = (villaId: number, more: object = {}) => ({
    villa_id: villaId,
    ...WEEK,
    ...PARTY,
    ...more,
  });
  const create = (villaRows: object[], more: object = {}, key?: string) =>
    post(
      app,
      token,
      '/v1/admin/offers',
      {
        customer: customer(),
        message: 'Konuştuğumuz gibi.',
        expiresAt: '2026-11-25T09:00:00.000Z',
        villas: villaRows,
        ...more,
      },
      key,
    );
  const view = (linkToken: string, from = app) =>
    from.call('GET', `/v1/offer?client=true&token=${encodeURIComponent(linkToken)}`);
  const detail = async (id: string) =>
    (await app.call('GET', `/v1/admin/offers/${id}`, { token })).body.content;

  it('give their customer a link that the database knows by its hash alone', async () => {
    const villa = await createVilla(app);
    const key = crypto.randomUUID();
    const who = { ...customer(), phone: '0532 123 45 67' };
    const made = await create([offered(villa.id)], { customer: who }, key);
    expect(made.status).toBe(201);
    const { id, token: linkToken, link, mailed } = made.body.content;
    expect([link, mailed]).toEqual([`https://kiyi.example/teklif?token=${linkToken}`, true]);
    const again = await create([offered(villa.id)], { customer: who }, key);
    expect(again.body.content).toEqual(made.body.content);

    const [row] = await app.deps.db.read.select().from(offers).where(eq(offers.id, id));
    expect(row).toMatchObject({ tokenHash: await sha256(linkToken), phone: '+905321234567' });
    const mails = await app.deps.db.read
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, who.email));
    expect(mails).toMatchObject([{ template: 'teklif', variables: { offer_id: id } }]);
    const keys = await app.deps.db.read.select().from(idempotencyKeys);
    expect(JSON.stringify([row, mails, keys])).not.toContain(linkToken);
  });

  it('show live prices and availability, and note the first look', async () => {
    const [villa, other] = [await createVilla(app), await createVilla(app)];
    await showSince(app, villa.id, '2026-11-01T09:00:00.000Z');
    const made = await create([offered(villa.id, { total: 3_300_000 }), offered(other.id)]);
    const { id, token: linkToken } = made.body.content;
    expect((await detail(id)).state).toBe('sent');
    app.trips.count = 0;
    const first = await view(linkToken);
    expect(app.trips.count).toBe(2);
    app.trips.count = 0;
    await view(linkToken);
    expect(app.trips.count).toBe(1);
    expect(first.body.content).toMatchObject({
      name: 'Çağrı Şen',
      message: 'Konuştuğumuz gibi.',
      accepted: false,
      villas: [
        {
          slug: villa.slug,
          nights: 7,
          available: true,
          listTotal: 3_500_000,
          before: { total: 3_500_000, from: '2026-11-21' },
          price: { total: 3_300_000, prepayment: 500_000, balance: 2_800_000 },
          validUntil: '2026-11-21T09:30:00.000Z',
        },
        { slug: other.slug, listTotal: null, before: null, price: { total: 3_500_000 } },
      ],
    });
    expect((await detail(id)).state).toBe('opened');

    // Somebody is faster at the second villa.
    await requestStay(app, { slug: other.slug, ...WEEK });
    const later = await view(linkToken);
    expect(
      later.body.content.villas.map((row: any) => [row.available, row.quoteToken === null]),
    ).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(later.body.content.villas[1].reason).toMatch(/dolu/i);
    const inEnglish = await app.call('GET', `/v1/offer?client=true&token=${linkToken}`, {
      headers: { 'accept-language': 'en' },
    });
    expect(inEnglish.body.content.villas[1].reason).toMatch(
      /^The night of Mon, 10 May 2027 is taken/,
    );
    expect((await detail(id)).stays).toMatchObject([
      { offered_total: 3_300_000, list_total: 3_500_000, total: 3_300_000, available: true },
      { offered_total: null, total: null, available: false },
    ]);
  });

  it('count the visits of their customer, not those of the agency', async () => {
    const villa = await createVilla(app);
    const { id, token: linkToken } = (await create([offered(villa.id)])).body.content;
    const later = testApp();
    const look = async (more = '') => {
      const seen = await later.call('GET', `/v1/offer?client=true&token=${linkToken}${more}`);
      expect(seen.status).toBe(200);
      const { opened_at, last_opened_at, visits } = await detail(id);
      return [opened_at, last_opened_at, visits];
    };
    expect(await look('&preview=1')).toEqual([null, null, 0]);
    expect(await look()).toEqual(['2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.000Z', 1]);
    later.clock.advanceMinutes(29);
    expect((await look())[2]).toBe(1);
    later.clock.advanceMinutes(1);
    await Promise.all([look(), look(), look()]);
    expect(await look()).toEqual(['2026-11-21T09:00:00.000Z', '2026-11-21T09:30:00.000Z', 2]);
    const { visits } = (await app.call('GET', '/v1/admin/offers?take=1', { token })).body.content
      .items[0];
    expect(visits).toBeGreaterThanOrEqual(0);
  });

  it('are taken up by the first request, at the promised price', async () => {
    const [villa, other] = [await createVilla(app), await createVilla(app)];
    const made = await create([offered(villa.id, { total: 3_300_000 }), offered(other.id)]);
    const { id, token: linkToken } = made.body.content;
    const { villas: shown } = (await view(linkToken)).body.content;
    const answers = await Promise.all(
      shown.map((row: { quoteToken: string }) => requestWith(app, row.quoteToken)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const lost = answers.find(({ status }) => status === 409)!;
    expect(lost.body.code).toBe('OFFER_ACCEPTED');
    const won = answers.find(({ status }) => status === 201)!.body.content;
    expect([3_300_000, 3_500_000]).toContain(won.total);

    const seen = await detail(id);
    expect(seen).toMatchObject({
      state: 'accepted',
      reservation: { reservation_id: won.reservationCode },
    });
    const after = await view(linkToken);
    expect(after.body.content.accepted).toBe(true);
    expect(after.body.content.villas.every((row: any) => row.quoteToken === null)).toBe(true);
    const withdrawn = await app.call('DELETE', `/v1/admin/offers/${id}`, { token });
    expect([withdrawn.status, withdrawn.body.code]).toEqual([409, 'OFFER_ACCEPTED']);
  });

  it('keep the discount in the money of the reservation', async () => {
    const villa = await createVilla(app);
    const made = await create([offered(villa.id, { total: 3_300_000 })]);
    const { villas: shown } = (await view(made.body.content.token)).body.content;
    const requested = await requestWith(app, shown[0].quoteToken);
    const { uid } = (await detail(made.body.content.id)).reservation;
    const row = await app.call('GET', `/v1/admin/reservations/${uid}`, { token });
    expect(requested.body.content.prepayment).toBe(500_000);
    expect(row.body.content).toMatchObject({
      source: 'offer',
      total: 3_300_000,
      commission: 500_000,
    });
    // What it cost without the offer would be a price before a discount, which the law measures.
    expect(row.body.content.lines).toEqual([
      { code: 'nights', label: '7 gece · teklif fiyatı', amount: 3_300_000 },
    ]);
  });

  it('end at their time or when withdrawn, and then look like unknown ones', async () => {
    const own = testApp();
    const villa = await createVilla(app);
    const made = await create([offered(villa.id)]);
    const { id, token: linkToken } = made.body.content;
    own.clock.set('2026-11-25T08:45:00.000Z');
    const late = (await view(linkToken, own)).body.content.villas[0];
    expect(late.validUntil).toBe('2026-11-25T09:00:00.000Z');
    own.clock.set('2026-11-25T09:00:00.000Z');
    const expired = await view(linkToken, own);
    const unknown = await view('x'.repeat(43));
    expect([expired.status, unknown.status, (await view('')).status]).toEqual([404, 404, 404]);
    expect(expired.body.content).toBe(unknown.body.content);
    expect((await requestWith(own, late.quoteToken)).body.code).toBe('QUOTE_EXPIRED');

    const gone = await app.call('DELETE', `/v1/admin/offers/${id}`, { token });
    expect(gone.body.content).toEqual({ id, deleted: true });
    expect((await view(linkToken)).status).toBe(404);
    // Whoever has the page open still holds a price that is good for half an hour.
    expect((await requestWith(app, late.quoteToken)).body.code).toBe('QUOTE_EXPIRED');
    expect((await app.call('DELETE', '/v1/admin/offers/yok', { token })).status).toBe(404);
    expect((await app.call('GET', '/v1/admin/offers/yok', { token })).status).toBe(404);
  });

  it('refuse stays that cannot be sold, for each villa', async () => {
    const [villa, sold, hidden] = [
      await createVilla(app),
      await createVilla(app),
      await createVilla(app),
    ];
    await requestStay(app, { slug: sold.slug, ...WEEK });
    await app.deps.db.rows.update(villas).set({ active: false }).where(eq(villas.id, hidden.id));
    const refused = await create([
      offered(villa.id),
      offered(sold.id),
      offered(hidden.id),
      offered(999_999_999),
      offered(villa.id, { total: 3_600_000 }),
      offered(villa.id, { total: 1_000_000 }),
      offered(villa.id, { adults: 20 }),
      offered(villa.id, { checkOut: '2027-05-09' }),
    ]);
    expect([refused.status, refused.body.code]).toEqual([422, 'OFFER_NOT_SELLABLE']);
    expect(refused.body.issues.map(({ path }: { path: string }) => path)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((n) => `villas.${n}`),
    );
  });

  it('refuse invalid input', async () => {
    const villa = await createVilla(app);
    for (const [rows, more] of [
      [[], {}],
      [Array.from({ length: 11 }, () => offered(villa.id)), {}],
      [[offered(villa.id, { total: 0 })], {}],
      [[offered(villa.id, { total: 1e12 })], {}],
      [[offered(villa.id)], { expiresAt: 'yarın' }],
      [[offered(villa.id)], { customer: { name: 'A\r\nBcc: x' } }],
      [[offered(villa.id)], { customer: { name: 'Ali Can', email: 'yok' } }],
    ] as [object[], object][]) {
      expect((await create(rows, more)).status).toBe(400);
    }
    expect((await create([offered(villa.id, { price: 1 })], {})).status).toBe(422);
    for (const expiresAt of ['2026-11-21T09:00:00Z', '2027-06-01T00:00:00Z']) {
      const refused = await create([offered(villa.id)], { expiresAt });
      expect([refused.status, refused.body.issues[0].path]).toEqual([422, 'expiresAt']);
    }
  });

  it('are listed by state and folded text, in one trip beside the session', async () => {
    const villa = await createVilla(app);
    const name = `Işıl ${uniqueName('Gün')}`;
    const made = await create([offered(villa.id)], { customer: { name } });
    expect(made.body.content.mailed).toBe(false);
    const q = encodeURIComponent(name.replace('Işıl', 'ISIL').toLowerCase());
    app.trips.count = 0;
    const found = await app.call('GET', `/v1/admin/offers?q=${q}&state=sent`, { token });
    expect(app.trips.count).toBe(2);
    expect(found.body.content).toMatchObject({
      total: 1,
      take: 20,
      items: [
        { customer_name: name, villas: 1, state: 'sent', created_by: 'Şule Iğdır', email: null },
      ],
    });
    const states = await Promise.all(
      ['opened', 'accepted', 'expired'].map(
        async (state) =>
          (await app.call('GET', `/v1/admin/offers?q=${q}&state=${state}`, { token })).body.content
            .total,
      ),
    );
    expect(states).toEqual([0, 0, 0]);
    expect((await app.call('GET', '/v1/admin/offers?state=x', { token })).status).toBe(400);
  });
});
