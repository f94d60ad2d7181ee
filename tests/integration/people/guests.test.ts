import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { reservationGuests } from '#drizzle/schema/reservations.ts';
import { guestLinks } from '#drizzle/schema/stay-page.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { composeMail } from '#worker/features/mail/compose.ts';
import { readMailFacts } from '#worker/features/mail/queries.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { auditRows } from '#tests/support/audit-rows.ts';
import { createUser, createVilla, requestStay, signIn } from '#tests/support/factories.ts';
import { confirmedStay, guestLinkOf, PERSON, TCKN } from '#tests/support/guests.ts';
import { post } from '#tests/support/payments.ts';

describe('the guest list by its private link', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const open = (link: string, from = app) =>
    from.call('GET', `/v1/guestlist?token=${encodeURIComponent(link)}`);
  const save = (link: string, position: number | string, person: object) =>
    app.call('PUT', `/v1/guestlist/${position}`, { body: { token: link, ...person } });

  it('has a place for everybody and keeps one person at a time', async () => {
    const { id, villa } = await confirmedStay(app, token);
    const link = await guestLinkOf(app, token, id);
    const empty = await open(link);
    expect(empty.status).toBe(200);
    expect(empty.headers.get('cache-control')).toBe('no-store');
    expect(empty.body.content).toMatchObject({
      villa: { name: villa.name },
      state: { done: 0, expected: 2, complete: false, notes: ['2 kişi daha yazılmalı.'] },
      // Whoever booked stands there already, and is not yet kept.
      people: [
        { position: 0, firstName: 'Gülşah', lastName: 'Öztürk', missing: { length: 4 } },
        { position: 1, firstName: '' },
      ],
    });

    const before = app.trips.count;
    const half = await save(link, 0, { firstName: 'Gülşah', lastName: '', nationality: 'TR' });
    expect(app.trips.count - before).toBe(2);
    expect(half.body.content).toMatchObject({
      person: { firstName: 'Gülşah', missing: ['name', 'birthDate', 'identity'] },
      state: { done: 0 },
    });
    const whole = await save(link, 0, PERSON);
    expect(whole.body.content).toMatchObject({
      person: { identityNumber: '*******0146', plate: '07 KBS 16', missing: [] },
      state: { done: 1, complete: false },
    });
    // Again without the number: it stays.
    const { identityNumber: _, ...rest } = PERSON;
    const again = await save(link, 0, { ...rest, lastName: 'Öztürk İnce' });
    expect(again.body.content.person).toMatchObject({
      lastName: 'Öztürk İnce',
      identityNumber: '*******0146',
    });
    const friend = {
      firstName: 'Jürgen',
      lastName: 'Groß',
      nationality: 'DE',
      identityNumber: 'c01x 00t-47',
      birthDate: '1988-02-29',
    };
    const done = await save(link, 1, friend);
    expect(done.body.content.state).toEqual({ done: 2, expected: 2, complete: true, notes: [] });
    expect((await open(link)).body.content.people[1]).toMatchObject({
      identityKind: 'passport',
      identityNumber: '*****0T47',
    });
  });

  it('stores no number and no link in clear, in no table', async () => {
    const { id } = await confirmedStay(app, token);
    const link = await guestLinkOf(app, token, id);
    const number = 'X9QCANARY77';
    await save(link, 0, { ...PERSON, nationality: 'DE', identityNumber: number });
    const tables = await app.deps.db.read.all<{ name: string }>(
      sql`select name from sqlite_master where type = 'table' and name not like 'sqlite%'`,
    );
    for (const { name } of tables) {
      const rows = await app.deps.db.read.all(sql.raw(`select * from "${name}"`));
      const text = JSON.stringify(rows);
      expect(text.includes(number), `number in ${name}`).toBe(false);
      expect(text.includes(link), `link in ${name}`).toBe(false);
    }
    const [row] = await app.deps.db.read
      .select()
      .from(guestLinks)
      .where(eq(guestLinks.reservationId, id));
    expect(row?.tokenHash).toBe(await sha256(link));
  });

  it('refuses invalid values, at their field', async () => {
    const { id } = await confirmedStay(app, token);
    const link = await guestLinkOf(app, token, id);
    const cases: [object, number, string][] = [
      [{ identityNumber: '10000000147' }, 400, 'identityNumber'],
      [{ nationality: null }, 400, 'identityNumber'],
      [{ nationality: 'tr' }, 400, 'nationality'],
      [{ birthDate: '2026-02-30' }, 400, 'birthDate'],
      [{ birthDate: '2026-12-24' }, 422, 'birthDate'],
      [{ firstName: 'a\nb' }, 400, 'firstName'],
      [{ surprise: 1 }, 422, ''],
    ];
    for (const [change, status, path] of cases) {
      const refused = await save(link, 0, { ...PERSON, ...change });
      expect([refused.status, refused.body.issues?.[0]?.path], JSON.stringify(change)).toEqual([
        status,
        path,
      ]);
    }
    expect((await save(link, 2, PERSON)).status).toBe(422);
    expect((await save(link, 'x', PERSON)).status).toBe(404);
    await save(link, 0, PERSON);
    const twice = await save(link, 1, { ...PERSON, firstName: 'Ece' });
    expect([twice.status, twice.body.issues[0].path]).toEqual([422, 'identityNumber']);
    const moved = await save(link, 0, { ...PERSON, nationality: 'DE', identityNumber: '' });
    expect([moved.status, moved.body.issues[0].path]).toEqual([422, 'identityNumber']);
  });

  it('opens only for a confirmed, current stay, and never says why not', async () => {
    const { id } = await confirmedStay(app, token);
    const link = await guestLinkOf(app, token, id);
    const unknown = await open('no-such-link');
    const later = testApp({ now: '2027-06-21T20:59:00.000Z' });
    expect((await open(link, later)).status).toBe(200);
    const over = await open(link, testApp({ now: '2027-06-21T21:00:01.000Z' }));
    const renewed = await guestLinkOf(app, token, id, true);
    const withdrawn = await open(link);
    expect((await open(renewed)).status).toBe(200);
    await app.call('PATCH', `/v1/admin/reservations/${id}`, {
      token,
      body: { status: 'cancelled', reason: 'Vazgeçti' },
    });
    const cancelled = await open(renewed);
    for (const refused of [unknown, over, withdrawn, cancelled]) {
      expect([refused.status, refused.body.content]).toEqual([404, unknown.body.content]);
    }
    expect((await save(renewed, 0, PERSON)).status).toBe(404);
  });

  it('lives as long as a stay that is moved', async () => {
    const { id } = await confirmedStay(app, token);
    const link = await guestLinkOf(app, token, id);
    const detail = await app.call('GET', `/v1/admin/reservations/${id}`, { token });
    const moved = await app.call('PUT', `/v1/admin/reservations/${id}`, {
      token,
      body: { version: detail.body.content.version, checkOut: '2027-06-25' },
    });
    expect(moved.status).toBe(200);
    expect((await open(link, testApp({ now: '2027-06-24T09:00:00.000Z' }))).status).toBe(200);
  });

  it('tells a guest when a clerk has edited the list meanwhile', async () => {
    const { id } = await confirmedStay(app, token);
    const link = await guestLinkOf(app, token, id);
    const seen = await app.call('GET', `/v1/admin/reservations/${id}/guests`, { token });
    await save(link, 0, PERSON);
    const stale = await app.call('PUT', `/v1/admin/reservations/${id}/guests`, {
      token,
      body: { version: seen.body.content.version, guests: [] },
    });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
    const [fill] = (await auditRows(app, 'reservation', id)).filter(
      ({ action }) => action === 'guests.fill',
    );
    expect(fill?.actor).toBe('visitor');
    expect(JSON.stringify(fill)).not.toMatch(/Gülşah|10000000146/);
  });

  it('keeps one of two people who write the same place at once', async () => {
    const { id } = await confirmedStay(app, token);
    const link = await guestLinkOf(app, token, id);
    const both = await Promise.all([
      save(link, 0, PERSON),
      save(link, 0, { ...PERSON, firstName: 'Ece' }),
    ]);
    const rows = await app.deps.db.read
      .select()
      .from(reservationGuests)
      .where(eq(reservationGuests.reservationId, id));
    expect(rows).toHaveLength(1);
    expect(both.map(({ status }) => status).every((status) => [200, 409].includes(status))).toBe(
      true,
    );
  });

  it('is the same link until it is renewed, and goes out by mail', async () => {
    const { id, code, phone } = await confirmedStay(app, token);
    expect(await guestLinkOf(app, token, id)).toBe(await guestLinkOf(app, token, id));
    const shared = await app.call('POST', `/v1/admin/reservations/${id}/guestlink`, {
      token,
      body: {},
    });
    expect(shared.body.content).toMatchObject({ phone: phone.slice(1) });
    expect(shared.body.content.text).toContain(shared.body.content.link);
    const sent = await post(app, token, '/v1/admin/sendguestlink', { reservation_id: code });
    expect([sent.status, sent.body.content.template]).toEqual([200, 'misafir_listesi']);
    const mails = await app.deps.db.read.select().from(outbox).where(eq(outbox.reservationId, id));
    expect(mails.map(({ template }) => template)).toContain('misafir_listesi');

    const villa = await createVilla(app);
    const asked = await requestStay(app, {
      slug: villa.slug,
      checkIn: '2027-06-14',
      checkOut: '2027-06-21',
    });
    const early = await post(app, token, '/v1/admin/sendguestlink', {
      reservation_id: asked.body.content.reservationCode,
    });
    expect([early.status, early.body.code]).toEqual([422, 'NOT_IN_THIS_STATE']);
  });
});

describe('the mail that asks for the list', () => {
  it('carries the link that opens it, made when the mail leaves', async () => {
    const app = testApp();
    const token = await signIn(app, (await createUser(app)).email);
    const { id, code } = await confirmedStay(app, token, {
      checkIn: '2027-09-06',
      checkOut: '2027-09-13',
    });
    const sent = await post(app, token, '/v1/admin/sendguestlink', { reservation_id: code });
    const facts = await readMailFacts(app.deps.db, sent.body.content.outbox_id);
    const composed = await composeMail(app.deps, facts!);
    const text = composed.outcome === 'ready' ? composed.mail.text : composed.reason;
    const link = /\/konaklamam\?baglanti=([\w-]+)#misafirler/.exec(text)?.[1] ?? text;
    const opened = await app.call('GET', `/v1/guestlist?token=${link}`);
    expect([opened.status, opened.body.content?.state.expected]).toEqual([200, 2]);
    expect(link).toBe(await guestLinkOf(app, token, id));
  });
});

describe('the guest report of a day', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  it('shows who arrives, what is missing, and masks numbers', async () => {
    const { id, code, villa } = await confirmedStay(app, token, {
      checkIn: '2027-07-05',
      checkOut: '2027-07-12',
    });
    const link = await guestLinkOf(app, token, id);
    await app.call('PUT', '/v1/guestlist/0', { body: { token: link, ...PERSON } });
    const at = `villa_id=${villa.id}`;
    const before = app.trips.count;
    const report = await app.call('GET', `/v1/admin/reports/guests?date=2027-07-05&${at}`, {
      token,
    });
    expect(app.trips.count - before).toBeLessThanOrEqual(2);
    expect(report.body.content).toMatchObject({
      date: '2027-07-05',
      total: 1,
      complete: 0,
      stays: [
        {
          reservation_id: code,
          done: 1,
          expected: 2,
          notes: ['1 kişi daha yazılmalı.'],
          guests: [{ firstName: 'Gülşah', identityNumber: '*******0146' }],
        },
      ],
    });
    expect(report.text).not.toContain(TCKN);
    const next = (query: string) =>
      app.call('GET', `/v1/admin/reports/guests?${query}&${at}`, { token });
    expect((await next('date=2027-07-06')).body.content.total).toBe(0);
    expect((await next('date=2027-07-11&scope=staying')).body.content.total).toBe(1);
    expect((await next('date=2027-07-12&scope=staying')).body.content.total).toBe(0);
    expect((await next('date=2027-13-01')).status).toBe(400);
    expect((await next('')).body.content.date).toBe('2026-11-21');
  });

  it('has everybody who has the night, however long ago they arrived', async () => {
    const stays = [
      ['2027-09-01', '2027-10-05'],
      ['2027-09-07', '2027-09-22'],
      ['2027-09-08', '2027-09-22'],
      ['2027-09-07', '2027-09-21'],
    ];
    const found: (boolean | undefined)[] = [];
    for (const [checkIn = '', checkOut = ''] of stays) {
      const { id } = await confirmedStay(app, token, { checkIn, checkOut });
      const path = '/v1/admin/reports/guests?scope=staying&date=2027-09-21';
      const { stays: listed } = (await app.call('GET', path, { token })).body.content;
      found.push(listed.some((stay: { id: string }) => stay.id === id));
    }
    expect(found).toEqual([true, true, true, false]);
  });

  it('leaves as CSV with numbers in full, and the log keeps who took them out', async () => {
    const { id, villa } = await confirmedStay(app, token, {
      checkIn: '2027-08-02',
      checkOut: '2027-08-09',
    });
    const link = await guestLinkOf(app, token, id);
    await app.call('PUT', '/v1/guestlist/0', { body: { token: link, ...PERSON } });
    // No form takes such a name; a row of before may have one.
    await app.deps.db.rows
      .update(reservationGuests)
      .set({ firstName: '=HYPERLINK("x")' })
      .where(eq(reservationGuests.reservationId, id));
    const file = await app.call(
      'GET',
      `/v1/admin/reports/guests.csv?date=2027-08-02&villa_id=${villa.id}`,
      { token },
    );
    expect(file.headers.get('content-disposition')).toContain('misafirler-2027-08-02.csv');
    expect(file.text).toContain(TCKN);
    expect(file.text).toContain(`"'=HYPERLINK(""x"")"`);
    const rows = (await auditRows(app, 'reservation', id)).filter(
      ({ action }) => action === 'guests.export',
    );
    expect(rows).toMatchObject([{ actor: 'admin', after: { numbers: 1 } }]);
    const workbook = await app.call(
      'GET',
      `/v1/admin/reports/guests.xlsx?date=2027-08-02&villa_id=${villa.id}`,
      { token },
    );
    expect(workbook.headers.get('content-type')).toContain('spreadsheetml');
    expect(workbook.text.startsWith('PK')).toBe(true);
    const log = await app.deps.db.read.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(JSON.stringify(log)).not.toContain(TCKN);
  });
});
