import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { stayRequests } from '#drizzle/schema/stay-page.ts';
import { villaPrivate } from '#drizzle/schema/villa-parts.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { guestLinkOf } from '#tests/support/guests.ts';
import { createStay, moveStay, post } from '#tests/support/payments.ts';

/** Words that only the guest may read, and only when it is time. */
const PLACE = 'CANARY-ADRES';
const KEYS = 'CANARY-ANAHTAR';

/** 35.000 ₺ for a week from 10 May 2027, 7.000 ₺ of it ahead. */
const PREPAYMENT = 7_000_00;

describe('the page of a stay by its private link', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const open = (link: string, from = app) => from.call('POST', '/v1/stay', { body: { link } });
  const ask = (link: string, wish: object, key: string = crypto.randomUUID(), from = app) =>
    from.call('POST', '/v1/stay/requests', {
      body: { link, wish },
      headers: { 'idempotency-key': key },
    });
  const pay = (code: string, kind: string, amount: number) =>
    post(app, token, '/v1/admin/transactions', {
      reservation_id: code,
      kind,
      method: 'fast',
      amount,
    });

  async function stayIn(state: 'requested' | 'option' | 'confirmed') {
    const stay = await createStay(app, token, state);
    await app.deps.db.rows.batch([
      app.deps.db.rows
        .update(villas)
        .set({ permitAddress: PLACE, latitude: 36.26, longitude: 29.41 })
        .where(eq(villas.id, stay.villaId)),
      app.deps.db.rows.insert(villaPrivate).values({
        villaId: stay.villaId,
        greeterName: 'Ömer',
        greeterPhone: '+905330000000',
        doorCode: KEYS,
        keyBox: KEYS,
        wifiName: KEYS,
        wifiPassword: KEYS,
        houseGuide: [{ title: 'Kombi', text: PLACE, picture: null }],
        nearby: [{ kind: 'pharmacy', name: PLACE, metres: 900 }],
        agencyNotes: 'CANARY-NOT',
      }),
    ]);
    return { ...stay, link: await guestLinkOf(app, token, stay.id) };
  }

  it('tells the place from the prepayment on, and the keys from the arrival to the day of leaving', async () => {
    const asked = await stayIn('requested');
    const option = await stayIn('option');
    const sold = await stayIn('confirmed');
    const days: [string, string, string, boolean, boolean][] = [
      [asked.link, '2026-11-21', 'waiting', false, false],
      [option.link, '2026-11-21', 'option', false, false],
      [sold.link, '2027-03-01', 'confirmed', true, false],
      [sold.link, '2027-05-08', 'soon', true, false],
      [sold.link, '2027-05-10', 'staying', true, true],
      [sold.link, '2027-05-17', 'staying', true, true],
      [sold.link, '2027-05-18', 'after', false, false],
    ];
    for (const [link, day, phase, hasPlace, hasKeys] of days) {
      const page = await open(link, testApp({ now: `${day}T09:00:00.000Z` }));
      expect([page.status, page.body.content?.phase], day).toEqual([200, phase]);
      expect([page.text.includes(PLACE), page.text.includes(KEYS)], day).toEqual([
        hasPlace,
        hasKeys,
      ]);
      expect(page.text).not.toContain('CANARY-NOT');
    }
    await pay(option.code, 'prepayment', PREPAYMENT - 1);
    expect((await open(option.link)).text).not.toContain(PLACE);
    await pay(option.code, 'prepayment', 1);
    expect((await open(option.link)).text).toContain(PLACE);
  });

  it('opens with no other, old, renewed or revoked link, and says the same of each', async () => {
    const { id, link } = await stayIn('confirmed');
    const unknown = await open('x'.repeat(43));
    expect((await open(link)).headers.get('cache-control')).toBe('no-store');
    const old = await open(link, testApp({ now: '2027-08-16T00:00:00.000Z' }));
    const renewed = await guestLinkOf(app, token, id, true);
    const before = await open(link);
    const other = await stayIn('confirmed');
    expect((await open(other.link)).body.content.own.reservation.code).toBe(other.code);
    await app.call('POST', `/v1/admin/reservations/${id}/links/revoke`, { token });
    const revoked = await open(renewed);
    for (const refused of [old, before, revoked]) {
      expect([refused.status, refused.body.content]).toEqual([404, unknown.body.content]);
    }
    const wish = { kind: 'extra', what: 'Transfer' };
    expect((await ask(renewed, wish)).status).toBe(404);
  });

  it('is where code and e-mail lead', async () => {
    const { code, link } = await stayIn('confirmed');
    const [row] = await app.deps.db.read.all<{ email: string }>(
      `select email from reservations where code = '${code}'`,
    );
    const tracked = await app.call('POST', '/v1/reservation/track', {
      body: { code, email: row!.email },
    });
    expect(tracked.body.content.page).toBe(`https://kiyi.example/konaklamam?baglanti=${link}`);
  });

  it('shares the house and the days, and neither money nor code nor what may be asked', async () => {
    const { code, link } = await stayIn('confirmed');
    const shared = await app.call('POST', '/v1/stay/share', { body: { link } });
    const friends = new URL(shared.body.content.link).searchParams.get('baglanti') ?? '';
    const page = await open(friends);
    expect(page.body.content).toMatchObject({ own: null, checkIn: '2027-05-10' });
    expect(page.text).toContain(PLACE);
    expect(page.text).not.toMatch(new RegExp(`${code}|"total"|"paid"|"amount"`));
    const refused = [
      await app.call('GET', `/v1/guestlist?token=${friends}`),
      await ask(friends, { kind: 'extra', what: 'Transfer' }),
      await app.call('POST', '/v1/stay/share', { body: { link: friends } }),
      await app.call('POST', '/v1/payment/due', { body: { stay: friends, kind: 'balance' } }),
      await app.call('POST', '/v1/reservation/voucher.pdf', { body: { stay: friends } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('offers what the ledger says is due, in every order of paying', async () => {
    const { code, link } = await stayIn('option');
    const payable = async () => (await open(link)).body.content.own.payable;
    expect(await payable()).toEqual([{ kind: 'prepayment', amount: PREPAYMENT, dueOn: null }]);
    const due = await app.call('POST', '/v1/payment/due', {
      body: { stay: link, kind: 'prepayment' },
    });
    expect(due.body.content).toMatchObject({ state: 'due', amount: PREPAYMENT });
    await pay(code, 'prepayment', 3_000_00);
    expect(await payable()).toEqual([
      { kind: 'prepayment', amount: PREPAYMENT - 3_000_00, dueOn: null },
    ]);
    const { id } = (
      await app.call('GET', `/v1/admin/reservations?reservation_id=${code}`, { token })
    ).body.content.items[0];
    await moveStay(app, token, id, { status: 'confirmed' });
    await pay(code, 'prepayment', PREPAYMENT - 3_000_00);
    expect(await payable()).toEqual([{ kind: 'balance', amount: 28_000_00, dueOn: null }]);
    const checkout = await app.call('POST', '/v1/payment/checkout', {
      body: { stay: link, kind: 'balance' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect([checkout.status, checkout.body.content.amount]).toEqual([201, 28_000_00]);
    const paidAt = new URL(checkout.body.content.resultUrl).searchParams.get('odeme');
    const result = await app.call('POST', '/v1/payment/result', { body: { token: paidAt } });
    expect(result.body.content.page).toContain(link);
    await pay(code, 'balance', 28_000_00);
    const settled = (await open(link)).body.content.own;
    expect([settled.payable, settled.reservation.paid]).toEqual([[], 35_000_00]);
  });

  it('takes a report of a transfer with its receipt, which books nothing', async () => {
    const { link, id } = await stayIn('option');
    const send = (amount: number, content: string) => {
      const form = new FormData();
      form.set('amount', String(amount));
      form.set('receipt', new File([content], 'a.html', { type: 'text/html' }));
      return app.fetch('/v1/stay/transfer', {
        method: 'POST',
        body: form,
        headers: { 'idempotency-key': crypto.randomUUID(), 'private-link': link },
      });
    };
    expect((await send(PREPAYMENT, '<script>')).status).toBe(415);
    expect((await send(35_000_01, '%PDF-1.7 dekont')).status).toBe(422);
    expect((await send(PREPAYMENT, '%PDF-1.7 dekont')).status).toBe(201);
    expect((await send(PREPAYMENT, '%PDF-1.7 dekont')).status).toBe(422);
    const { own } = (await open(link)).body.content;
    expect(own.reservation.paid).toBe(0);
    expect(own.requests).toMatchObject([{ kind: 'transfer', state: 'open', receipt: true }]);
    const list = await app.call('GET', `/v1/admin/stayrequests?reservation=${id}`, { token });
    const [request] = list.body.content.items;
    const receipt = await app.call('GET', `/v1/admin/stayrequests/${request.id}/receipt`, {
      token,
    });
    expect([receipt.status, receipt.text]).toEqual([200, '%PDF-1.7 dekont']);
    expect(receipt.headers.get('content-disposition')).toContain('attachment');
    const [row] = await app.deps.db.read
      .select()
      .from(stayRequests)
      .where(eq(stayRequests.id, request.id));
    expect((await app.fetch(`/media/${row?.receipt}`)).status).toBe(404);
  });

  it.each([
    ['from here has come, once', { language: 'tr' }, '2026-11-24T09:00:00.000Z'],
    ['from abroad has come, once', { language: 'en' }, '2026-11-26T09:00:00.000Z'],
    ['would have been paid by card', { instant: true }, '2026-11-22T09:00:00.000Z'],
  ] as const)('keeps an option until its money %s', async (_, change, end) => {
    const { link, id } = await stayIn('option');
    const { rows } = app.deps.db;
    await rows.update(reservations).set(change).where(eq(reservations.id, id));
    const report = async (now: string) => {
      const form = new FormData();
      form.set('amount', String(PREPAYMENT));
      const headers = { 'idempotency-key': crypto.randomUUID(), 'private-link': link };
      const later = testApp({ now });
      const { body } = await later.call('POST', '/v1/stay/transfer', { body: form, headers });
      const { own } = (await open(link, later)).body.content;
      return { id: body.content.id, deadline: own.reservation.deadline };
    };
    const reported = await report('2026-11-22T08:00:00.000Z');
    expect(reported.deadline).toBe(end);
    const nights = await rows.select().from(villaNights).where(eq(villaNights.ref, id));
    expect(nights.map(({ expiresAt }) => expiresAt)).toEqual(Array(7).fill(end));
    await app.call('POST', '/v1/stay/requests/withdraw', { body: { link, id: reported.id } });
    expect((await report(end.replace('T09', 'T08'))).deadline).toBe(end);
  });

  it('has found the reported transfer once a clerk records it, however little of it came', async () => {
    const { link, id } = await stayIn('option');
    const report = () => {
      const form = new FormData();
      form.set('amount', String(PREPAYMENT));
      const headers = { 'idempotency-key': crypto.randomUUID(), 'private-link': link };
      return app.call('POST', '/v1/stay/transfer', { body: form, headers });
    };
    expect((await report()).status).toBe(201);
    const record = (method: string, amount: number) =>
      post(app, token, '/v1/admin/transactions', {
        reservation_id: id,
        kind: 'prepayment',
        method,
        amount,
      });
    const states = async () =>
      (await open(link)).body.content.own.requests.map(({ state }: { state: string }) => state);
    expect((await record('cash', 100)).status).toBe(201);
    expect(await states()).toEqual(['open']);
    expect((await record('havale_eft', PREPAYMENT - 50_00)).status).toBe(201);
    expect(await states()).toEqual(['accepted']);
    expect((await report()).status).toBe(201);
  });

  it('keeps what is asked once, until a clerk answers or the guest takes it back', async () => {
    const { link, id } = await stayIn('confirmed');
    const wish = { kind: 'late_checkout', time: '13:00', note: 'Uçak akşam' };
    const key = crypto.randomUUID();
    const first = await ask(link, wish, key);
    const replayed = await ask(link, wish, key);
    expect([first.status, replayed.status]).toEqual([201, 201]);
    expect(replayed.body.content.id).toBe(first.body.content.id);
    expect((await ask(link, wish)).status).toBe(422);
    const answer = (state: string, text = '') =>
      app.call('PATCH', `/v1/admin/stayrequests/${first.body.content.id}`, {
        token,
        body: { state, answer: text },
      });
    expect((await answer('accepted', 'Ev o gün boş.')).status).toBe(200);
    expect((await answer('declined')).status).toBe(409);
    const { own } = (await open(link)).body.content;
    expect(own.requests).toMatchObject([
      { state: 'accepted', text: 'Çıkış saat 13.00', answer: 'Ev o gün boş.' },
    ]);
    const mails = await app.deps.db.read.select().from(outbox).where(eq(outbox.reservationId, id));
    const templates = mails.map(({ template }) => template);
    expect(templates).toEqual(expect.arrayContaining(['istek_yonetici', 'istek_yanit']));

    // The hour is the stay's now; what is no later is nothing to ask for.
    expect((await ask(link, wish)).status).toBe(422);
    const second = await ask(link, { ...wish, time: '14:00' });
    const taken = (who: string) =>
      app.call('POST', '/v1/stay/requests/withdraw', {
        body: { link: who, id: second.body.content.id },
      });
    // Somebody else's link takes nothing back.
    expect((await taken((await stayIn('confirmed')).link)).status).toBe(404);
    expect((await taken(link)).status).toBe(200);
    expect((await taken(link)).status).toBe(404);
  });

  it('calls off for exactly what the guest was told, and asks nothing that cannot be', async () => {
    const { link, code } = await stayIn('confirmed');
    await pay(code, 'prepayment', PREPAYMENT);
    const { cancellation } = (await open(link)).body.content.own;
    expect(cancellation.kept + cancellation.refund).toBe(PREPAYMENT);
    const wrong = await ask(link, { kind: 'cancel', refund: cancellation.refund + 1 });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect((await ask(link, { kind: 'cancel', refund: cancellation.refund })).status).toBe(201);
    const bad = [
      { kind: 'dates', checkIn: '2027-05-10', checkOut: '2027-05-17' },
      { kind: 'dates', checkIn: '2027-05-20', checkOut: '2027-05-20' },
      { kind: 'people', adults: 2, children: 0, babies: 0 },
    ];
    for (const wish of bad) expect((await ask(link, wish)).status, JSON.stringify(wish)).toBe(422);
    const after = testApp({ now: '2027-05-18T09:00:00.000Z' });
    const late = await ask(link, { kind: 'extra', what: 'Transfer' }, crypto.randomUUID(), after);
    expect([late.status, late.body.code]).toEqual([422, 'NOT_IN_THIS_STATE']);
  });

  it.each([
    [null, 'konaklamam'],
    ['de', 'mein-aufenthalt'],
  ] as const)('is a calendar file named in the guest’s language: %s', async (language, name) => {
    const { link, id } = await stayIn('confirmed');
    await app.deps.db.rows.update(reservations).set({ language }).where(eq(reservations.id, id));
    const file = await app.call('GET', `/v1/stay/calendar.ics?baglanti=${link}`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${name}.ics"`);
  });

  it('is a calendar entry, with the address once it is known', async () => {
    const { link } = await stayIn('confirmed');
    const file = await app.call('GET', `/v1/stay/calendar.ics?baglanti=${link}`);
    expect(file.headers.get('content-type')).toContain('text/calendar');
    expect(file.text).toContain('DTSTART:20270510T');
    expect(file.text).toContain(`LOCATION:${PLACE}`);
    expect((await app.call('GET', '/v1/stay/calendar.ics?baglanti=yok')).status).toBe(404);
  });

  it('stays the same calendar entry when the stay is moved', async () => {
    const { link, id } = await stayIn('confirmed');
    const entry = async () => {
      const { text } = await app.call('GET', `/v1/stay/calendar.ics?baglanti=${link}`);
      const of = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1]?.trim();
      return { uid: of('UID'), sequence: Number(of('SEQUENCE')), start: of('DTSTART') };
    };
    const before = await entry();
    await app.deps.db.rows
      .update(reservations)
      .set({ checkIn: '2027-05-11', version: before.sequence + 2 })
      .where(eq(reservations.id, id));
    const after = await entry();
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBe(before.sequence + 1);
    expect([before.start, after.start]).toEqual(['20270510T130000Z', '20270511T130000Z']);
  });

  describe('whose address is wrong', () => {
    const correct = (link: string, email: string) =>
      app.call('POST', '/v1/stay/email', { body: { link, email } });
    const mailsOf = (id: string) =>
      app.deps.db.read.select().from(outbox).where(eq(outbox.reservationId, id));

    it('corrects it: mails go there, those that failed again, and the old address is told', async () => {
      const { link, id } = await stayIn('confirmed');
      const before = (await open(link)).body.content.own.email;
      await app.deps.db.rows
        .update(outbox)
        .set({ status: 'dead', attempts: 9 })
        .where(eq(outbox.reservationId, id));
      const corrected = await correct(link, ` Deni\u0307z@Posta.example `);
      expect(corrected.status).toBe(200);
      const moved = new URL(corrected.body.content.page).searchParams.get('baglanti')!;
      // Whoever has the old address has the old link too.
      expect(moved).not.toBe(link);
      expect((await open(link)).status).toBe(404);
      expect((await open(moved)).body.content.own.email).toBe('deniz@posta.example');
      const mails = await mailsOf(id);
      expect(mails.filter(({ recipient }) => recipient === 'guest')).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ template: 'adres_yeni', status: 'waiting' }),
          expect.objectContaining({ status: 'waiting', attempts: 0 }),
        ]),
      );
      expect(
        mails.filter(({ status, recipient }) => status === 'dead' && recipient === 'guest'),
      ).toEqual([]);
      const told = await app.deps.db.read.select().from(outbox).where(eq(outbox.recipient, before));
      expect(told).toMatchObject([{ template: 'adres_eski', variables: {} }]);
      const track = await app.call('POST', '/v1/reservation/track', {
        body: {
          code: (await open(moved)).body.content.own.reservation.code,
          email: 'DENİZ@posta.example',
        },
      });
      expect(track.status).toBe(200);
    });

    it('changes nothing for the same address, and refuses what no mail reaches', async () => {
      const { link, id } = await stayIn('confirmed');
      const { email } = (await open(link)).body.content.own;
      const count = (await mailsOf(id)).length;
      expect((await correct(link, email.toUpperCase())).status).toBe(200);
      expect((await open(link)).status).toBe(200);
      expect((await mailsOf(id)).length).toBe(count);
      const wrong = await correct(link, 'gülşah@posta.example');
      expect([wrong.status, wrong.body.issues?.[0]?.path]).toEqual([400, 'email']);
      expect((await correct('x'.repeat(40), 'a@posta.example')).status).toBe(404);
      const shared = await app.call('POST', '/v1/stay/share', { body: { link } });
      const theirs = new URL(shared.body.content.link).searchParams.get('baglanti')!;
      expect((await correct(theirs, 'a@posta.example')).status).toBe(404);
    });

    it('is corrected a few times in a day at most', async () => {
      let { link } = await stayIn('confirmed');
      const tries = [];
      for (let n = 0; n < 4; n += 1) {
        const answer = await correct(link, `deniz${n}@posta.example`);
        tries.push(answer.status);
        if (answer.status === 200) {
          link = new URL(answer.body.content.page).searchParams.get('baglanti')!;
        }
      }
      expect(tries).toEqual([200, 200, 200, 422]);
    });
  });
});
