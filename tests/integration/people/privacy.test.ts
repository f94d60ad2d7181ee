import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { calendarConflicts, calendarSources, externalEvents } from '#drizzle/schema/calendars.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import {
  comments,
  contactMessages,
  contactReplies,
  messageFiles,
  subscribers,
  villaQuestions,
} from '#drizzle/schema/messages.ts';
import { paymentAlarms, transactions } from '#drizzle/schema/payments.ts';
import { dataRequests, destructionLog } from '#drizzle/schema/privacy.ts';
import { reservationGuests, reservations } from '#drizzle/schema/reservations.ts';
import { purge, purgeNightly } from '#worker/features/privacy/purge/purge.ts';
import { privateLink } from '#worker/platform/secrets/private-link.ts';
import { stayRequests } from '#drizzle/schema/stay-page.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { auditRows } from '#tests/support/audit-rows.ts';
import {
  createUser,
  createVilla,
  requestStay,
  signIn,
  unique,
  uniquePhone,
} from '#tests/support/factories.ts';
import { confirmedStay, guestLinkOf, PERSON, TCKN } from '#tests/support/guests.ts';
import { post } from '#tests/support/payments.ts';
import { whereWritten } from '#tests/support/where-written.ts';

const privacyApp = (now?: string) => testApp(now === undefined ? {} : { now });

const address = () => `${unique('kisi')}@posta.example`;

describe('a request about one’s own data', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = privacyApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const ask = (body: object) => app.call('POST', '/v1/website/kvkk', { body });
  const rowsOf = (email: string) =>
    app.deps.db.read.select().from(dataRequests).where(eq(dataRequests.email, email));
  const listed = async (email: string, state = '') =>
    (
      await app.call(
        'GET',
        `/v1/admin/privacy/requests?q=${encodeURIComponent(email)}${state && `&state=${state}`}`,
        { token },
      )
    ).body.content.items;

  it('is open once its owner has followed the mailed link, and due 30 days later', async () => {
    const email = address();
    const asked = await ask({ email, kind: 'erasure', note: 'Lütfen' });
    expect([asked.status, asked.body.content]).toEqual([201, { email, confirmed: false }]);
    // Pressed again within the hour: the same answer, no second mail.
    expect((await ask({ email, kind: 'erasure' })).status).toBe(201);
    const mails = await app.deps.db.read.select().from(outbox).where(eq(outbox.recipient, email));
    expect(mails.map(({ template }) => template)).toEqual(['kvkk_onay']);
    const rows = await rowsOf(email);
    expect(rows).toMatchObject([{ state: 'unconfirmed', kind: 'erasure', note: 'Lütfen' }]);
    expect(await listed(email)).toEqual([]);
    expect(await listed(email, 'unconfirmed')).toHaveLength(1);

    const { token: secret } = await privateLink(app.deps, 'own-data', rows[0]!.id);
    expect(rows[0]!.tokenHash).not.toBe(secret);
    // Opening the address that a mail names changes nothing: its page has a button.
    const path = '/v1/website/kvkk/confirm';
    expect((await app.call('GET', `${path}?token=${secret}`)).status).toBe(404);
    const press = (link: string) =>
      app.call('POST', path, {
        headers: { accept: 'text/html' },
        body: new URLSearchParams({ token: link }),
      });
    const follow = () => press(secret);
    const confirmed = await follow();
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
      303,
      '/website/kvkk#basvuru-onaylandi',
    ]);
    expect((await follow()).headers.get('location')).toBe('/website/kvkk#basvuru-onaylandi');
    expect(await listed(email)).toMatchObject([
      { state: 'open', due_at: '2026-12-21T09:00:00.000Z', source: 'site' },
    ]);
    const bad = await press('yanlis');
    expect(bad.headers.get('location')).toBe('/website/kvkk#basvuru-gecersiz');
  });

  it('can be a plain form, and a robot in the honeypot is discarded', async () => {
    const email = address();
    const form = (more: object) =>
      app.call('POST', '/v1/website/kvkk', {
        headers: { accept: 'text/html' },
        body: new URLSearchParams({ email, kind: 'export', note: '', homepage: '', ...more }),
      });
    const robot = await form({ homepage: 'http://spam.example' });
    expect(robot.headers.get('location')).toBe('/website/kvkk#basvuru-alindi');
    expect(await rowsOf(email)).toEqual([]);
    const sent = await form({});
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      '/website/kvkk#basvuru-alindi',
    ]);
    expect(await rowsOf(email)).toHaveLength(1);
    const wrong = await form({ email: 'x' });
    expect(wrong.headers.get('location')).toBe('/website/kvkk#basvuru-hata');
  });

  /** A person of whom something of every kind is held. */
  async function knownPerson() {
    const stay = await confirmedStay(app, token);
    const { email, phone, id, villa } = stay;
    const link = await guestLinkOf(app, token, id);
    await app.call('PUT', '/v1/guestlist/0', { body: { token: link, ...PERSON } });
    await post(app, token, '/v1/admin/transactions', {
      reservation_id: stay.code,
      kind: 'prepayment',
      method: 'havale_eft',
      amount: 700_000,
    });
    const other = await createVilla(app);
    const asked = await requestStay(
      app,
      { slug: other.slug, checkIn: '2027-06-14', checkOut: '2027-06-21' },
      { firstName: 'Gülşah', lastName: 'Öztürk', phone, email },
    );
    const unmetCode: string = asked.body.content.reservationCode;
    const { db } = app.deps;
    await db.rows
      .update(reservations)
      .set({ status: 'rejected', closedAt: '2026-11-21T09:00:00.000Z', note: 'Kedim var' })
      .where(eq(reservations.code, unmetCode));
    // The stay is over: nothing of it runs any more.
    await db.rows
      .update(reservations)
      .set({ status: 'completed', note: 'Alerjim var' })
      .where(eq(reservations.id, id));
    const messageId = unique('mesaj');
    await db.rows
      .insert(contactMessages)
      .values({ id: messageId, name: 'Gülşah', email, message: 'Merhaba', villaId: villa.id });
    await db.rows.insert(villaQuestions).values({
      id: unique('soru'),
      villaId: villa.id,
      messageId,
      question: 'Havuz ısıtılıyor mu?',
      answer: 'Evet.',
      active: true,
    });
    await db.rows
      .insert(contactReplies)
      .values({ id: unique('yanit'), messageId, text: 'Merhaba Gülşah', mailId: unique('mail') });
    await db.rows
      .insert(messageFiles)
      .values({ id: unique('dosya'), messageId, name: `Dekont ${email}.pdf`, size: 9, key: null });
    await db.rows.insert(comments).values({
      villaId: villa.id,
      author: 'Gülşah Ö.',
      email,
      rating: 5,
      text: 'Çok güzeldi',
      active: true,
    });
    await db.rows.insert(subscribers).values({
      email,
      confirmedAt: '2026-11-01T09:00:00.000Z',
      consentAt: '2026-11-01T08:00:00.000Z',
      consentIp: '192.0.2.7',
      consentText: 'Onay metni',
    });
    return { ...stay, unmetCode, messageId };
  }

  const take = (email: string, kind: string) =>
    post(app, token, '/v1/admin/privacy/requests', { email, kind, note: 'Dilekçeyle geldi' });

  /** A stay that a clerk took down for somebody with a phone alone, refused since, and a note. */
  async function knownByPhone() {
    const phone = uniquePhone();
    const villa = await createVilla(app);
    const { body } = await app.call('POST', '/v1/admin/reservations', {
      token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        villa_id: villa.id,
        checkIn: '2027-06-14',
        checkOut: '2027-06-21',
        adults: 2,
        children: 0,
        babies: 0,
        customer: { firstName: 'Gülşah', lastName: 'Öztürk', phone },
      },
    });
    const { id } = body.content;
    const reason = unique('Köpeği ısırgan');
    await app.call('PATCH', `/v1/admin/reservations/${id}`, {
      token,
      body: { status: 'rejected', reason },
    });
    const [row] = await app.deps.db.read
      .select({ guestId: reservations.guestId })
      .from(reservations)
      .where(eq(reservations.id, id));
    await post(app, token, `/v1/admin/guest-records/${row!.guestId}/notes`, {
      kind: 'note',
      text: 'Köpeği var',
    });
    return { phone, id, reason };
  }

  it('finds, shows and erases a guest known by phone only', async () => {
    const { phone, id: stayId, reason } = await knownByPhone();
    expect(await whereWritten(app, reason)).toEqual([
      'audit_log.after',
      'reservation_history.reason',
      'reservations.close_reason',
    ]);
    const taken = await post(app, token, '/v1/admin/privacy/requests', { phone, kind: 'erasure' });
    expect(taken.status).toBe(201);
    const { id, version, person } = taken.body.content;
    expect(person.held.map(({ entity }: { entity: string }) => entity)).toEqual(
      expect.arrayContaining(['guest_notes', 'unmet_requests']),
    );
    const file = await app.call('GET', `/v1/admin/privacy/requests/${id}/export.txt`, { token });
    expect(file.text).toContain(`Telefon: ${phone}`);
    expect(file.text).toContain('Köpeği var');
    const erased = await app.call('POST', `/v1/admin/privacy/requests/${id}/erase`, {
      token,
      body: { version, email: phone },
    });
    expect(erased.status).toBe(200);
    const [row] = await app.deps.db.read
      .select()
      .from(reservations)
      .where(eq(reservations.id, stayId));
    expect(row).toMatchObject({ firstName: 'Silinmiş', phone: '', guestId: null });
    expect(await whereWritten(app, reason)).toEqual([]);
    const found = await app.call('GET', `/v1/admin/guest-records?q=${encodeURIComponent(phone)}`, {
      token,
    });
    expect(found.body.content.total).toBe(0);
  });

  it('refuses a request for an unknown phone, or without contact', async () => {
    const ask = (body: object) =>
      post(app, token, '/v1/admin/privacy/requests', { kind: 'export', ...body });
    const unknown = await ask({ phone: uniquePhone() });
    expect([unknown.status, unknown.body.issues[0].path]).toEqual([422, 'phone']);
    expect((await ask({})).status).toBe(400);
  });

  it('gives nothing of a guest to a stranger who entered the guest’s phone', async () => {
    const { phone } = await knownByPhone();
    const email = `${unique('yabanci')}@posta.example`;
    await app.call('POST', '/v1/contact', {
      body: { name: 'Yabancı Biri', email, phone, subject: '', message: 'Merhaba, nasılsınız?' },
    });
    await app.call('POST', '/v1/website/kvkk', { body: { email, kind: 'export' } });
    const listed = await app.call(
      'GET',
      `/v1/admin/privacy/requests?state=unconfirmed&q=${encodeURIComponent(email)}`,
      { token },
    );
    const [{ id }] = listed.body.content.items;
    const { body } = await app.call('GET', `/v1/admin/privacy/requests/${id}`, { token });
    const entities = body.content.person.held.map(({ entity }: { entity: string }) => entity);
    expect(entities).toContain('contact_messages');
    expect(entities).not.toContain('guest_notes');
    expect(entities).not.toContain('unmet_requests');
  });

  it('shows the stored data, what is kept and why, and the consents with their proof', async () => {
    const { email, code } = await knownPerson();
    const taken = await take(email, 'export');
    expect(taken.status).toBe(201);
    const { id } = taken.body.content;
    const before = app.trips.count;
    const detail = await app.call('GET', `/v1/admin/privacy/requests/${id}`, { token });
    expect(app.trips.count - before).toBeLessThanOrEqual(2);
    const held = Object.fromEntries(
      detail.body.content.person.held.map((part: { entity: string }) => [part.entity, part]),
    );
    expect(held.unmet_requests).toMatchObject({ rows: 1, erasable: 1, kept: null });
    expect(held.ledger).toMatchObject({ rows: 1, erasable: 0 });
    expect(held.ledger.kept).toContain('10 yıl');
    expect(held.guest_lists.kept).toContain('1774');
    expect(held.comments).toMatchObject({ rows: 1, erasable: 1 });
    const consents = detail.body.content.person.consents;
    expect(consents).toContainEqual(
      expect.objectContaining({
        kind: 'kvkk',
        given: true,
        text: expect.any(String),
        reservation_id: code,
      }),
    );
    expect(consents).toContainEqual(
      expect.objectContaining({ kind: 'newsletter', text: 'Onay metni', ip: '192.0.2.7' }),
    );
    const person = await app.call('POST', '/v1/admin/privacy/person', { token, body: { email } });
    expect(person.body.content).toEqual(detail.body.content.person);
  });

  it('leaves as a file for a program and one to read, without full identity numbers', async () => {
    const { email, code } = await knownPerson();
    const [stay] = await app.deps.db.read
      .select()
      .from(reservations)
      .where(eq(reservations.code, code));
    await app.deps.db.rows.insert(stayRequests).values({
      id: unique('istek'),
      reservationId: stay!.id,
      kind: 'late_checkout',
      details: { time: '14:00' },
      note: 'Uçağımız geç',
    });
    const { id } = (await take(email, 'export')).body.content;
    const file = (kind: string) =>
      app.call('GET', `/v1/admin/privacy/requests/${id}/export.${kind}`, { token });
    const json = await file('json');
    expect(json.headers.get('content-disposition')).toContain('kisisel-veriler.json');
    const data = JSON.parse(json.text);
    expect(
      data.reservations.map((row: Record<string, string>) => row['Rezervasyon kodu']),
    ).toContain(code);
    expect(data.messages[0]).toMatchObject({ Mesaj: 'Merhaba', Yanıtımız: 'Merhaba Gülşah' });
    expect(data.stay_requests).toMatchObject([
      { Açıklama: 'Çıkış saat 14.00', Notunuz: 'Uçağımız geç' },
    ]);
    expect(data.newsletter).toHaveLength(1);
    const text = await file('txt');
    for (const told of [email, 'Alerjim var', 'Çok güzeldi', '*******0146', 'Rezervasyon onayı']) {
      expect(text.text).toContain(told);
    }
    expect(json.text + text.text).not.toContain(TCKN);
    const seen = (await auditRows(app, 'data_request', id)).map(({ action }) => action);
    expect(seen.filter((action) => action === 'data_request.export')).toHaveLength(2);
  });

  it('erases what the law allows, keeps money to the kuruş, and reports both', async () => {
    const { email, id: stayId, unmetCode, messageId } = await knownPerson();
    const request = (await take(email, 'erasure')).body.content;
    const { db } = app.deps;
    const sums = () =>
      db.read.all(
        sql`select kind, status, sum(amount) as sum, count(*) as n from transactions group by kind, status order by kind, status`,
      );
    const moneyBefore = await sums();
    const at = `/v1/admin/privacy/requests/${request.id}`;
    const call = (path: string, body: object) => app.call('POST', `${at}/${path}`, { token, body });

    const early = await call('close', {
      version: 1,
      outcome: 'done',
      answer: 'Verileriniz silindi.',
    });
    expect([early.status, early.body.code]).toEqual([422, 'NOT_IN_THIS_STATE']);
    const wrong = await call('erase', { version: 1, email: address() });
    expect([wrong.status, wrong.body.issues[0].path]).toEqual([422, 'email']);
    expect((await call('erase', { version: 9, email })).status).toBe(409);

    const erased = await call('erase', { version: 1, email });
    expect(erased.status).toBe(200);
    expect(erased.body.content).toMatchObject({
      version: 2,
      erased_at: '2026-11-21T09:00:00.000Z',
    });
    const left = erased.body.content.person.held.map((part: { entity: string }) => part.entity);
    expect(left.toSorted()).toEqual(
      ['contracts', 'data_requests', 'guest_lists', 'ledger', 'newsletter_proof'].toSorted(),
    );
    expect(await sums()).toEqual(moneyBefore);

    const [unmet] = await db.read
      .select()
      .from(reservations)
      .where(eq(reservations.code, unmetCode));
    expect(unmet).toMatchObject({ firstName: 'Silinmiş', email: '', phone: '', note: '' });
    const [kept] = await db.read.select().from(reservations).where(eq(reservations.id, stayId));
    expect(kept).toMatchObject({ firstName: 'Gülşah', email, note: '', total: kept!.total });
    const [message] = await db.read
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.id, messageId));
    expect(message).toMatchObject({ name: 'Silinmiş kişi', email: '', message: '' });
    const [reply] = await db.read
      .select()
      .from(contactReplies)
      .where(eq(contactReplies.messageId, messageId));
    expect(reply?.text).toBe('');
    const asked = db.read
      .select()
      .from(villaQuestions)
      .where(eq(villaQuestions.messageId, messageId));
    expect(await asked).toEqual([]);
    const paid = await db.read
      .select()
      .from(transactions)
      .where(eq(transactions.reservationId, stayId));
    expect(paid).toMatchObject([{ amount: 700_000 }]);
    const [subscriber] = await db.read
      .select()
      .from(subscribers)
      .where(eq(subscribers.email, email));
    expect(subscriber?.leftAt).toBe('2026-11-21T09:00:00.000Z');

    const log = await db.read
      .select()
      .from(destructionLog)
      .where(eq(destructionLog.requestId, request.id));
    const counts = Object.fromEntries(log.map(({ entity, rows }) => [entity, rows]));
    expect(counts).toMatchObject({
      unmet_requests: 1,
      contract_notes: 1,
      contact_messages: 1,
      comments: 1,
      newsletter: 1,
    });
    expect(JSON.stringify(log)).not.toContain(email);
    // The request itself, the contract and whose it is, and the proof that letters were wanted.
    expect(await whereWritten(app, email)).toEqual([
      'data_requests.email',
      'guest_contacts.value',
      'reservations.email',
      'subscribers.email',
    ]);

    const closed = await call('close', {
      version: 2,
      outcome: 'done',
      answer: 'Verileriniz silindi.',
    });
    expect(closed.body.content).toMatchObject({ state: 'done', answer: 'Verileriniz silindi.' });
    const mails = await db.read.select().from(outbox).where(eq(outbox.recipient, email));
    expect(mails).toMatchObject([
      { template: 'kvkk_yanit', variables: { basvuru_yaniti: 'Verileriniz silindi.' } },
    ]);
    expect((await call('erase', { version: 3, email })).status).toBe(422);
  });

  it('leaves a running stay alone', async () => {
    const { email, id } = await confirmedStay(app, token);
    const request = (await take(email, 'erasure')).body.content;
    const erased = await app.call('POST', `/v1/admin/privacy/requests/${request.id}/erase`, {
      token,
      body: { version: 1, email },
    });
    expect(erased.body.content.person.held).toContainEqual(
      expect.objectContaining({ entity: 'running_stays', rows: 1, erasable: 0 }),
    );
    const [row] = await app.deps.db.read.select().from(reservations).where(eq(reservations.id, id));
    expect(row).toMatchObject({ email, firstName: 'Gülşah' });
  });
});

describe('the purge', () => {
  const LATER = '2029-06-20T01:41:00.000Z';

  it('erases expired data once, by time and setting, and logs it', async () => {
    const app = privacyApp();
    const token = await signIn(app, (await createUser(app)).email);
    const { id, email } = await confirmedStay(app, token);
    const link = await guestLinkOf(app, token, id);
    await app.call('PUT', '/v1/guestlist/0', { body: { token: link, ...PERSON } });
    await app.call('POST', '/v1/contact', {
      body: { name: 'Ali Can', email, subject: '', message: 'Eski bir mesaj bu.' },
    });
    const { db } = app.deps;
    const guest = async () =>
      (
        await db.read
          .select()
          .from(reservationGuests)
          .where(eq(reservationGuests.reservationId, id))
      )[0];
    const message = async () =>
      (await db.read.select().from(contactMessages).where(eq(contactMessages.email, email))).length;

    // One day before the year after check-out is over, nothing of it goes.
    const early = privacyApp('2028-06-20T12:00:00.000Z');
    await purge(early.deps);
    expect((await guest())?.identityNumber).not.toBeNull();
    const other = privacyApp('2029-06-20T01:42:00.000Z');
    await purgeNightly(other.deps);
    expect((await guest())?.identityNumber).not.toBeNull();

    const late = privacyApp(LATER);
    await purgeNightly(late.deps);
    expect(await guest()).toMatchObject({
      firstName: 'Gülşah',
      identityNumber: null,
      birthDate: null,
      plate: null,
    });
    expect(await message()).toBe(0);
    const log = await db.read
      .select()
      .from(destructionLog)
      .where(eq(destructionLog.createdAt, LATER));
    const rules = log.map(({ rule }) => rule);
    expect(rules).toContain('guest_identity');
    expect(rules).toContain('contact_messages');
    expect(JSON.stringify(log)).not.toContain(email);
    expect(await purge(late.deps)).toBe(0);
  });
});

describe('what people wrote about a guest', () => {
  /** A stay of which clerks and the guest wrote everywhere where something can be written. */
  async function writtenAbout(app: TestApp, token: string, word: string) {
    const stay = await confirmedStay(app, token);
    const call = async (method: string, path: string, body: object, status = 200) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const answer = await app.call(method, path, { token, body, headers });
      expect([answer.status, answer.text]).toEqual([status, answer.text]);
      return answer.body.content;
    };
    const at = `/v1/admin/reservations/${stay.id}`;
    const pay = (entry: object) =>
      call(
        'POST',
        '/v1/admin/transactions',
        { reservation_id: stay.code, method: 'havale_eft', note: word, notify: false, ...entry },
        201,
      );
    await call('PUT', at, {
      version: (await app.call('GET', at, { token })).body.content.version,
      note: word,
      agencyNote: word,
      agencyDiscount: { amount: 10_000, reason: word },
    });
    await pay({ kind: 'prepayment', amount: 500_000 });
    await pay({ kind: 'deposit', amount: 100_000, method: 'cash' });
    const damage = new FormData();
    for (const [name, value] of [
      ['amount', '20000'],
      ['reason', word],
    ] as const) {
      damage.set(name, value);
    }
    damage.set(
      'photo',
      new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70])]),
      'hasar.jpg',
    );
    await app.deps.db.rows
      .update(reservations)
      .set({ status: 'staying' })
      .where(eq(reservations.id, stay.id));
    const kept = await app.call('POST', `/v1/admin/deposits/${stay.id}/keep`, {
      token,
      body: damage,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(kept.status).toBe(201);
    await app.deps.db.rows
      .update(reservations)
      .set({ status: 'confirmed' })
      .where(eq(reservations.id, stay.id));
    const refund = { kept: 500_000, keptReason: word };
    await call('PATCH', at, { status: 'cancelled', reason: word, refund });
    await app.deps.db.rows.insert(stayRequests).values({
      id: unique('istek'),
      reservationId: stay.id,
      kind: 'late_checkout',
      state: 'declined',
      details: { time: '14:00' },
      note: word,
      answer: word,
    });
    await app.deps.db.rows.insert(paymentAlarms).values({
      id: unique('alarm'),
      kind: 'overpaid',
      cause: unique('neden'),
      reservationId: stay.id,
      resolvedAt: '2026-11-21T09:00:00.000Z',
      resolution: word,
    });
    await call(
      'POST',
      '/v1/admin/villas/date',
      {
        villa_id: stay.villa.id,
        started_at: '2027-09-06',
        finished_at: '2027-09-08',
        note: word,
      },
      201,
    );
    const [source] = await app.deps.db.rows
      .insert(calendarSources)
      .values({
        villaId: stay.villa.id,
        source: 'airbnb',
        url: `https://ical.example/${unique('c')}`,
      })
      .returning();
    const event = { id: unique('event'), startsOn: '2027-08-01', endsOn: '2027-08-05' };
    await app.deps.db.rows
      .insert(externalEvents)
      .values({ ...event, sourceId: source!.id, uid: event.id });
    await app.deps.db.rows.insert(calendarConflicts).values({
      id: unique('cakisma'),
      eventId: event.id,
      villaId: stay.villa.id,
      ref: stay.id,
      firstNight: event.startsOn,
      lastNight: '2027-08-04',
      resolvedAt: '2026-11-21T09:00:00.000Z',
      note: word,
    });
    return stay;
  }

  it('goes on request where no law keeps it, as soon as the stay is over', async () => {
    const app = privacyApp();
    const token = await signIn(app, (await createUser(app)).email);
    const word = unique('kedisi-tüy-döker');
    const { email } = await writtenAbout(app, token, word);
    const taken = await post(app, token, '/v1/admin/privacy/requests', { email, kind: 'erasure' });
    const { id, version } = taken.body.content;
    const erased = await app.call('POST', `/v1/admin/privacy/requests/${id}/erase`, {
      token,
      body: { version, email },
    });
    expect(erased.status).toBe(200);
    // What is left belongs to the contract and its books, or to the house.
    expect(await whereWritten(app, word)).toEqual([
      'audit_log.after',
      'calendar_conflicts.note',
      'manual_blocks.note',
      'payment_alarms.resolution',
      'reservation_history.reason',
      'reservations.close_reason',
      'reservations.discount_reason',
      'reservations.kept_reason',
      'transactions.note',
    ]);
  });

  it('is gone with the contract: notes, reasons, wishes, answers, and what the log says of them', async () => {
    const app = privacyApp();
    const token = await signIn(app, (await createUser(app)).email);
    const word = unique('kedisi-tüy-döker');
    const { id, email } = await writtenAbout(app, token, word);
    expect(await whereWritten(app, word)).toEqual([
      'audit_log.after',
      'calendar_conflicts.note',
      'manual_blocks.note',
      'outbox.variables',
      'payment_alarms.resolution',
      'reservation_history.reason',
      'reservations.agency_note',
      'reservations.close_reason',
      'reservations.discount_reason',
      'reservations.kept_reason',
      'reservations.note',
      'stay_requests.answer',
      'stay_requests.note',
      'transactions.note',
    ]);
    await app.deps.db.rows
      .update(outbox)
      .set({ status: 'sent' })
      .where(eq(outbox.reservationId, id));
    await purge(privacyApp('2037-06-23T01:41:00.000Z').deps);
    expect(await whereWritten(app, word)).toEqual([]);
    expect(await whereWritten(app, email)).toEqual([]);
  });
});

describe('retention', () => {
  it('is listed with its reasons and follows the setting within its limits', async () => {
    const app = privacyApp();
    const token = await signIn(app, (await createUser(app)).email);
    const list = async () =>
      (await app.call('GET', '/v1/admin/privacy/retention', { token })).body.content.items;
    const before = app.trips.count;
    expect(await list()).toContainEqual(
      expect.objectContaining({ key: 'contracts', setting: null, days: 3650 }),
    );
    expect(app.trips.count - before).toBeLessThanOrEqual(2);
    const set = (days: string) =>
      app.call('PUT', '/v1/admin/rules/edit', { token, body: { retention_message_days: days } });
    expect((await set('29')).status).toBe(400);
    expect((await set('400')).status).toBe(200);
    expect(await list()).toContainEqual(
      expect.objectContaining({ key: 'contact_messages', days: 400 }),
    );
    const page = await app.call('GET', '/v1/admin/privacy/destruction?take=5&skip=100000', {
      token,
    });
    expect(page.body.content.items).toEqual([]);
    const csv = await app.call('GET', '/v1/admin/privacy/destruction.csv', { token });
    expect(csv.text).toContain('Kayıt sayısı');
  });
});
