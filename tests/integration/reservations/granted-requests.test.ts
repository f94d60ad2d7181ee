import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { reservationExtras, reservations } from '#drizzle/schema/reservations.ts';
import { stayRequests } from '#drizzle/schema/stay-page.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, requestStay, signIn } from '#tests/support/factories.ts';
import { guestLinkOf } from '#tests/support/guests.ts';
import { createStay, moveStay, post } from '#tests/support/payments.ts';

const LATER = { checkIn: '2027-05-20', checkOut: '2027-05-27' };

describe('a granted request changes the stay in the same batch', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  async function asked(wish: object) {
    const stay = await createStay(app, token, 'confirmed');
    const link = await guestLinkOf(app, token, stay.id);
    const answer = await app.call('POST', '/v1/stay/requests', {
      body: { link, wish },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(answer.status).toBe(201);
    return { ...stay, link, request: answer.body.content.id as string };
  }
  const grant = (request: string, apply: object, from = app) =>
    from.call('PATCH', `/v1/admin/stayrequests/${request}`, {
      token,
      body: { state: 'accepted', apply },
    });
  const rowOf = async (id: string) =>
    (await app.deps.db.read.select().from(reservations).where(eq(reservations.id, id)))[0]!;
  const stateOf = async (id: string) =>
    (await app.deps.db.read.select().from(stayRequests).where(eq(stayRequests.id, id)))[0]?.state;
  const quoteOf = async (id: string, request: string) => {
    const list = await app.call('GET', `/v1/admin/stayrequests?reservation=${id}`, { token });
    const { wished } = list.body.content.items.find((item: any) => item.id === request);
    const body = { ...wished, editing: id };
    return (await app.call('POST', '/v1/admin/reservations/quote', { token, body })).body.content;
  };
  const mailsOf = (id: string, template: string) =>
    app.deps.db.read
      .select()
      .from(outbox)
      .where(and(eq(outbox.reservationId, id), eq(outbox.template, template)));

  it('moves the nights for the price that the clerk saw, and tells the guest', async () => {
    const { id, request } = await asked({ kind: 'dates', ...LATER });
    const quote = await quoteOf(id, request);
    const before = await rowOf(id);
    const wrong = await grant(request, { expectedTotal: quote.price.total + 1 });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect([await rowOf(id), await stateOf(request)]).toEqual([before, 'open']);
    expect((await grant(request, { expectedTotal: quote.price.total })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ ...LATER, total: quote.price.total });
    const nights = await app.deps.db.read.select().from(villaNights).where(eq(villaNights.ref, id));
    expect(nights.map(({ night }) => night).toSorted()[0]).toBe(LATER.checkIn);
    expect(await stateOf(request)).toBe('accepted');
    expect(await mailsOf(id, 'istek_yanit')).toHaveLength(1);
  });

  it('leaves stay and request as they were when somebody else has the nights', async () => {
    const { id, request, villaId } = await asked({ kind: 'dates', ...LATER });
    const [villa] = await app.deps.db.read.select().from(villas).where(eq(villas.id, villaId));
    expect((await requestStay(app, { slug: villa!.slug, ...LATER })).status).toBe(201);
    const before = await rowOf(id);
    expect(await quoteOf(id, request)).toMatchObject({ available: false, code: 'DATES_TAKEN' });
    const refused = await grant(request, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'DATES_TAKEN']);
    expect([await rowOf(id), await stateOf(request)]).toEqual([before, 'open']);
    expect(await mailsOf(id, 'istek_yanit')).toEqual([]);
  });

  it('changes the people for the price that was agreed, and not beyond the house', async () => {
    const { id, request } = await asked({ kind: 'people', adults: 3, children: 1, babies: 0 });
    const before = await rowOf(id);
    expect((await grant(request, { expectedTotal: before.total })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ adults: 3, children: 1, total: before.total });
    const crowd = await asked({ kind: 'people', adults: 19, children: 0, babies: 0 });
    expect((await grant(crowd.request, {})).status).toBe(422);
    expect([(await rowOf(crowd.id)).adults, await stateOf(crowd.request)]).toEqual([2, 'open']);
  });

  it('puts an extra on the stay once, for its price', async () => {
    const { id, request } = await asked({ kind: 'late_checkout', time: '14:00' });
    const before = await rowOf(id);
    const none = await grant(request, {});
    expect([none.status, none.body.code]).toEqual([422, 'VALIDATION']);
    const extra = { unitPrice: 150_000, payee: 'agency' };
    const answers = await Promise.all([grant(request, { extra }), grant(request, { extra })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const items = await app.deps.db.read
      .select()
      .from(reservationExtras)
      .where(eq(reservationExtras.reservationId, id));
    expect(items).toMatchObject([{ label: 'Çıkış saat 14.00', amount: 150_000 }]);
    expect((await rowOf(id)).total).toBe(before.total + 150_000);
  });

  it('calls off for what the guest was told, however long the answer took', async () => {
    const stay = await createStay(app, token, 'confirmed');
    const paid = { kind: 'prepayment', method: 'fast', amount: 700_000 };
    await post(app, token, '/v1/admin/transactions', { reservation_id: stay.code, ...paid });
    const link = await guestLinkOf(app, token, stay.id);
    const page = await app.call('POST', '/v1/stay', { body: { link } });
    const { refund } = page.body.content.own.cancellation;
    const sent = await app.call('POST', '/v1/stay/requests', {
      body: { link, wish: { kind: 'cancel', refund } },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    // Paid after the request: all of it is given back, as only what was told may be kept.
    const rest = { kind: 'balance', method: 'fast', amount: 100_000 };
    await post(app, token, '/v1/admin/transactions', { reservation_id: stay.code, ...rest });
    const later = testApp({ now: '2027-05-09T09:00:00.000Z' });
    token = await signIn(later, (await createUser(later)).email);
    expect((await grant(sent.body.content.id, {}, later)).status).toBe(200);
    token = await signIn(app, (await createUser(app)).email);
    expect(await rowOf(stay.id)).toMatchObject({ status: 'cancelled', kept: 700_000 - refund });
    expect(await mailsOf(stay.id, 'iptal_bilgi')).toHaveLength(1);
    expect(await mailsOf(stay.id, 'istek_yanit')).toEqual([]);
  });

  it.each([
    { kind: 'late_checkout', time: '14:00' },
    { kind: 'extra', what: 'Transfer' },
    { kind: 'people', adults: 3, children: 0, babies: 0 },
  ])('grants no $kind of a stay that is off, and says why', async (wish) => {
    const { id, request } = await asked(wish);
    await moveStay(app, token, id, { status: 'cancelled', reason: 'Vazgeçti' });
    const before = await rowOf(id);
    const list = await app.call('GET', `/v1/admin/stayrequests?reservation=${id}`, { token });
    expect(list.body.content.items[0].obstacle).toContain('“İptal”');
    const body = { state: 'accepted' };
    for (const apply of [undefined, { extra: { unitPrice: 1000, payee: 'owner' } }]) {
      const answer = await app.call('PATCH', `/v1/admin/stayrequests/${request}`, {
        token,
        body: { ...body, ...(apply && { apply }) },
      });
      expect([answer.status, answer.body.code]).toEqual([422, 'NOT_IN_THIS_STATE']);
      expect(answer.body.content).toContain('“İptal”');
    }
    expect([await rowOf(id), await stateOf(request)]).toEqual([before, 'open']);
    const decline = { token, body: { state: 'declined' } };
    const declined = await app.call('PATCH', `/v1/admin/stayrequests/${request}`, decline);
    expect(declined.status).toBe(200);
  });

  it('counts what waits for clerks', async () => {
    const count = async () =>
      (await app.call('GET', '/v1/admin/unreadcount', { token })).body.content.stayRequestCount;
    const before = await count();
    const { request } = await asked({ kind: 'extra', what: 'Transfer' });
    expect(await count()).toBe(before + 1);
    await app.call('PATCH', `/v1/admin/stayrequests/${request}`, {
      token,
      body: { state: 'declined' },
    });
    expect(await count()).toBe(before);
  });

  it('takes a receipt as large as it says', async () => {
    const stay = await createStay(app, token, 'option');
    const form = new FormData();
    const link = await guestLinkOf(app, token, stay.id);
    form.set('amount', '1000');
    form.set('receipt', new File(['%PDF-1.7', 'x'.repeat(3_000_000)], 'dekont.pdf'));
    const headers = { 'idempotency-key': crypto.randomUUID(), 'private-link': link };
    const sent = await app.call('POST', '/v1/stay/transfer', { body: form, headers });
    expect(sent.status).toBe(201);
  });
});
