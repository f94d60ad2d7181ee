import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { banks, paymentLinks, transactions } from '#drizzle/schema/payments.ts';
import { auditLog, idempotencyKeys } from '#drizzle/schema/writes.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, GUEST, signIn, unique } from '#tests/support/factories.ts';
import { createStay, moveStay, post, type Stay } from '#tests/support/payments.ts';

describe('money of a reservation', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
    await app.deps.db.rows
      .insert(banks)
      .values({ bankName: 'Örnek', accountHolder: 'Kıyı', iban: unique('TR') });
  });

  const record = (stay: Stay, entry: object, key?: string) =>
    post(
      app,
      token,
      '/v1/admin/transactions',
      {
        reservation_id: stay.code,
        kind: 'prepayment',
        method: 'havale_eft',
        amount: 700_000,
        ...entry,
      },
      key,
    );
  const mailsOf = async (stay: Stay) =>
    (
      await app.deps.db.read.select().from(outbox).where(eq(outbox.reservationId, stay.id))
    ).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const lastMail = async (stay: Stay) => (await mailsOf(stay)).at(-1);
  const list = async (query: string) =>
    (await app.call('GET', `/v1/admin/transactions?${query}`, { token })).body.content;

  it('is recorded with its mail and audit row, and returns the state', async () => {
    const stay = await createStay(app, token, 'option');
    const booked = await record(stay, { note: 'Dekont 118', paidAt: '2026-11-20T10:00:00.000Z' });
    expect(booked.status).toBe(201);
    expect(booked.body.content).toMatchObject({
      reservation_id: stay.code,
      reservation_uid: stay.id,
      amount: 700_000,
      paid_at: '2026-11-20T10:00:00.000Z',
      mails: ['odeme_alindi', 'rezervasyon_onay', 'sahip_onay'],
      warning: null,
      reservation: {
        status: 'confirmed',
        received: 700_000,
        due: 2_800_000,
        state: 'prepaid',
        state_label: 'Ön ödeme alındı',
      },
    });
    const receipt = (await mailsOf(stay)).find(({ template }) => template === 'odeme_alindi');
    expect(receipt).toMatchObject({
      template: 'odeme_alindi',
      recipient: 'guest',
      variables: { tutar: '7.000 ₺' },
    });
    const { id } = booked.body.content;
    const rows = await app.deps.db.read
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'transaction'), eq(auditLog.entityId, id)));
    expect(rows[0]).toMatchObject({ action: 'transaction.create', after: { amount: 700_000 } });

    const detail = await app.call('GET', `/v1/admin/transactions/${id}`, { token });
    expect(detail.body.content).toMatchObject({
      id,
      created_by: 'Şule Iğdır',
      customer_name: 'Gülşah Öztürk İnce',
      reservation: { total: 3_500_000, payout: { paid: 0 } },
    });
    expect(detail.body.content.entries.length).toBe(1);
  });

  it('is never refunded beyond the payments, and only with a reason', async () => {
    const stay = await createStay(app, token);
    await record(stay, {});
    const bare = await record(stay, { kind: 'refund', amount: 100_000 });
    expect([bare.status, bare.body.code]).toEqual([422, 'REASON_REQUIRED']);
    const much = await record(stay, { kind: 'refund', amount: 700_001, note: 'İptal' });
    expect([much.status, much.body.code]).toEqual([422, 'REFUND_EXCEEDS_PAID']);
    expect(much.body.content).toContain('7.000 ₺');
    const part = await record(stay, { kind: 'refund', amount: 200_000, note: 'İptal' });
    expect(part.body.content.reservation).toMatchObject({
      state: 'part_refunded',
      refunded: 200_000,
    });
    expect((await lastMail(stay))?.template).toBe('iade_bilgi');
    const rest = await record(stay, { kind: 'refund', amount: 500_000, note: 'İptal' });
    expect(rest.body.content.reservation.state).toBe('refunded');
  });

  it('keeps the deposit apart from the stay', async () => {
    const stay = await createStay(app, token);
    const none = await record(stay, { kind: 'deposit_refund', amount: 1 });
    expect([none.status, none.body.code]).toEqual([422, 'DEPOSIT_EXCEEDS_HELD']);
    const taken = await record(stay, { kind: 'deposit', method: 'cash', amount: 500_000 });
    expect(taken.body.content).toMatchObject({
      mails: [],
      reservation: { received: 0, state: 'unpaid', deposit: { held: 500_000 } },
    });
    const back = await record(stay, { kind: 'deposit_refund', method: 'cash', amount: 300_000 });
    expect(back.body.content).toMatchObject({
      mails: ['depozito_iade'],
      reservation: { refunded: 0, deposit: { held: 200_000 } },
    });
    expect((await lastMail(stay))?.variables).toEqual({ tutar: '3.000 ₺' });
  });

  it('is paid to the owner only for a sold stay, and only as agreed', async () => {
    const option = await createStay(app, token, 'option');
    const early = await record(option, { kind: 'owner_payout', amount: 1 });
    expect([early.status, early.body.code]).toEqual([422, 'NOT_IN_THIS_STATE']);
    const stay = await createStay(app, token);
    const much = await record(stay, { kind: 'owner_payout', amount: 1 });
    expect([much.status, much.body.code]).toEqual([422, 'PAYOUT_EXCEEDS_AGREED']);
  });

  it('is booked with a warning when the stay is closed, or too much came', async () => {
    const stay = await createStay(app, token);
    const over = await record(stay, { amount: 3_600_000, notify: false });
    expect(over.body.content).toMatchObject({
      warning: 'Toplam tutardan 1.000 ₺ fazla alındı.',
      mails: [],
    });
    await moveStay(app, token, stay.id, { status: 'cancelled', reason: 'Vazgeçti' });
    const late = await record(stay, { amount: 1000 });
    expect(late.body.content.warning).toContain('İptal');
  });

  it('is booked once under a key, and once when two clerks book at the same moment', async () => {
    const stay = await createStay(app, token);
    const key = crypto.randomUUID();
    const first = await record(stay, {}, key);
    const again = await record(stay, {}, key);
    expect(again.body.content).toEqual(first.body.content);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = await record(stay, { amount: 1 }, key);
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);

    const refunds = await Promise.all(
      Array.from({ length: 6 }, () =>
        record(stay, { kind: 'refund', amount: 700_000, note: 'İptal' }),
      ),
    );
    expect(refunds.filter(({ status }) => status === 201).length).toBe(1);
    expect(refunds.every(({ status }) => [201, 409, 422].includes(status))).toBe(true);
    const sums = await list(`reservation_id=${stay.code}`);
    expect(sums).toMatchObject({ total: 2, received: 700_000, given: 700_000 });
  });

  it('refuses invalid input, field by field', async () => {
    const stay = await createStay(app, token);
    for (const [entry, path] of [
      [{ amount: 0 }, 'amount'],
      [{ amount: -5 }, 'amount'],
      [{ amount: 1.5 }, 'amount'],
      [{ amount: 1e15 }, 'amount'],
      [{ amount: '100' }, 'amount'],
      [{ kind: 'tip' }, 'kind'],
      [{ method: 'link' }, 'method'],
      [{ paidAt: 'dün' }, 'paidAt'],
      [{ paidAt: '0001-01-01T00:00:00Z' }, 'paidAt'],
      [{ note: 'x'.repeat(501) }, 'note'],
      [{ reservation_id: '' }, 'reservation_id'],
      [{ card: '4111' }, ''],
    ] as const) {
      const { status, body } = await record(stay, entry);
      expect([entry, status, body.issues?.[0].path]).toEqual([
        entry,
        path === '' ? 422 : 400,
        path,
      ]);
    }
    const ahead = await record(stay, { paidAt: '2026-11-22T09:00:00Z' });
    expect([ahead.status, ahead.body.issues[0].path]).toEqual([422, 'paidAt']);
    const unknown = await record({ ...stay, code: 'KY26-AAAAAAAA' }, {});
    expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
    const keyless = await app.call('POST', '/v1/admin/transactions', { token, body: {} });
    expect(keyless.status).toBe(400);
  });

  it('is listed, filtered, sorted and summed in one trip beside the session', async () => {
    const [stay, second] = [await createStay(app, token), await createStay(app, token)];
    await record(stay, { paidAt: '2026-10-31T20:59:59.000Z' });
    await record(stay, {
      kind: 'balance',
      method: 'cash',
      amount: 5,
      paidAt: '2026-10-31T21:00:00Z',
    });
    await record(second, { amount: 9 });
    app.trips.count = 0;
    const byVilla = await list(`villa_id=${stay.villaId}&order=-amount`);
    expect(app.trips.count).toBe(2);
    expect(byVilla.items.map(({ amount }: { amount: number }) => amount)).toEqual([700_000, 5]);
    // 21.00 UTC is already November in Istanbul.
    const november = await list(`villa_id=${stay.villaId}&date1=2026-11-01&date2=2026-11-30`);
    expect([november.total, november.received]).toEqual([1, 5]);
    const october = await list(`reservation_id=${stay.code.slice(0, 9)}&date2=2026-10-31`);
    expect(october.items.map(({ id }: { id: string }) => id)).toEqual([byVilla.items[0].id]);
    expect((await list(`villa_id=${stay.villaId}&kind=balance&method=cash`)).total).toBe(1);
    expect((await list(`q=oztürk+ınce&villa_id=${second.villaId}`)).total).toBe(1);
    expect((await list(`q=${second.code.toLowerCase()}`)).total).toBe(1);
    expect(await list('skip=1000000&date2=2199-12-31')).toMatchObject({ items: [] });
    const whole = await list('');
    expect([whole.take, whole.received]).toEqual([100, null]);
    const wrong = await app.call('GET', '/v1/admin/transactions?order=note', { token });
    expect(wrong.status).toBe(400);
    const unknown = await app.call('GET', '/v1/admin/transactions/yok', { token });
    expect(unknown.status).toBe(404);
  });

  it('is found through indexes, not by reading everything', async () => {
    const plan = async (query: string) => {
      const rows = await app.deps.db.rows.all<{ detail: string }>(
        sql.raw(`explain query plan ${query}`),
      );
      return rows.map(({ detail }) => detail).join('\n');
    };
    const page = 'select id from transactions';
    expect(await plan(`${page} order by created_at desc, id desc limit 100`)).toContain(
      'transactions_created',
    );
    expect(
      await plan(`${page} where paid_at >= '2026' order by paid_at desc, id desc limit 100`),
    ).toContain('transactions_paid');
    expect(
      await plan(
        `${page} where reservation_id in (select id from reservations where villa_id = 1)`,
      ),
    ).toContain('transactions_reservation');
  });

  it('is exported for a spreadsheet, with nothing in it that would run', async () => {
    const stay = await createStay(app, token);
    await record(stay, { note: '=HYPERLINK("http://x")' });
    const { text, headers } = await app.call(
      'GET',
      `/v1/admin/transactions/export.csv?reservation_id=${stay.code}`,
      { token },
    );
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('x-total-count')).toBe('1');
    expect(text).toContain(`;Ön ödeme;Havale / EFT;Tamamlandı;7000,00;TRY;`);
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
  });
});

describe('mails sent by a clerk', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
    await app.deps.db.rows
      .insert(banks)
      .values({ bankName: 'Örnek', accountHolder: 'Kıyı', iban: unique('TR') });
  });
  const send = (what: string, stay: Stay, more: object = {}, key?: string) =>
    post(app, token, `/v1/admin/${what}`, { reservation_id: stay.code, ...more }, key);
  const outboxRow = async (id: string) =>
    (await app.deps.db.read.select().from(outbox).where(eq(outbox.id, id)))[0];

  it('go to the guest as often as asked, and once a click', async () => {
    const stay = await createStay(app, token, 'option');
    const key = crypto.randomUUID();
    const first = await send('sendbank', stay, {}, key);
    expect(first.body.content).toMatchObject({
      template: 'on_odeme_bilgi',
      recipient: GUEST.email,
      reservation_id: stay.code,
    });
    expect(await outboxRow(first.body.content.outbox_id)).toMatchObject({
      status: 'waiting',
      recipient: 'guest',
      reservationId: stay.id,
    });
    expect((await send('sendbank', stay, {}, key)).body.content).toEqual(first.body.content);
    const more = await send('sendbank', { ...stay, code: stay.id });
    expect(more.body.content.outbox_id).not.toBe(first.body.content.outbox_id);
  });

  it('are refused when their text would be wrong, with a hint', async () => {
    const requested = await createStay(app, token, 'requested');
    const confirmed = await createStay(app, token);
    for (const [what, stay] of [
      ['sendbank', requested],
      ['sendbank', confirmed],
      ['sendconfirm', requested],
      ['sendpaymentlink', requested],
    ] as const) {
      const { status, body } = await send(what, stay);
      expect([what, status, body.code]).toEqual([what, 422, 'NOT_IN_THIS_STATE']);
    }
    expect((await send('sendconfirm', confirmed)).body.content.template).toBe('rezervasyon_onay');
    expect((await send('sendbank', { ...requested, code: 'KY26-AAAAAAAA' })).status).toBe(404);
    expect((await send('sendbank', requested, { amount: 1 })).status).toBe(422);
  });

  it('contain a payment link for the due amount, of which the database stores only the hash', async () => {
    const stay = await createStay(app, token, 'option');
    const key = crypto.randomUUID();
    const sent = await send('sendpaymentlink', stay, {}, key);
    const { content } = sent.body;
    expect(content).toMatchObject({
      kind: 'prepayment',
      amount: 700_000,
      // The option's own end; 72 hours at most.
      expires_at: '2026-11-22T09:00:00.000Z',
    });
    const [, linkToken = ''] = /\/guvenli-odeme\?baglanti=([\w-]{43})$/.exec(content.link) ?? [];
    const [row] = await app.deps.db.read
      .select()
      .from(paymentLinks)
      .where(eq(paymentLinks.reservationId, stay.id));
    expect(row).toMatchObject({
      tokenHash: await sha256(linkToken),
      amount: 700_000,
      kind: 'prepayment',
      usedAt: null,
    });
    const stored = JSON.stringify([
      row,
      await outboxRow(content.outbox_id),
      await app.deps.db.read.select().from(idempotencyKeys),
    ]);
    expect(stored).not.toContain(linkToken);
    expect((await send('sendpaymentlink', stay, {}, key)).body.content).toEqual(content);

    const pay = (kind: string, amount: number) =>
      post(app, token, '/v1/admin/transactions', {
        reservation_id: stay.code,
        kind,
        method: 'fast',
        amount,
      });
    await pay('prepayment', 700_000);
    expect((await send('sendpaymentlink', stay)).body.content).toMatchObject({
      kind: 'balance',
      amount: 2_800_000,
    });
    const twice = await send('sendpaymentlink', stay, { kind: 'prepayment' });
    expect([twice.status, twice.body.code]).toEqual([422, 'NOTHING_DUE']);
    await pay('balance', 2_800_000);
    expect((await send('sendpaymentlink', stay)).body.code).toBe('NOTHING_DUE');
    const entries = await app.deps.db.read
      .select()
      .from(transactions)
      .where(eq(transactions.reservationId, stay.id));
    expect(entries.length).toBe(2);
  });

  it('need two trips beside the session', async () => {
    const stay = await createStay(app, token, 'option');
    app.trips.count = 0;
    await send('sendbank', stay);
    expect(app.trips.count).toBe(3);
  });
});
