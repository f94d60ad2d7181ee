import { and, eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { contactMessages } from '#drizzle/schema/messages.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn, unique } from '#tests/support/factories.ts';

const PAGE = { accept: 'text/html,application/xhtml+xml' };

describe('the contact form', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });
  const message = (changed: object = {}) => ({
    name: 'Gülşah Öztürk',
    email: `${unique('misafir')}@posta.example`,
    message: 'Haziranda sekiz kişilik bir ev arıyoruz.',
    ...changed,
  });
  const send = (body: unknown, headers: Record<string, string> = {}, on = app) =>
    on.call('POST', '/v1/contact', { body, headers });
  const received = (email: string) =>
    app.deps.db.read.select().from(contactMessages).where(eq(contactMessages.email, email));
  const mails = (id: string) =>
    app.deps.db.read
      .select()
      .from(outbox)
      .where(like(outbox.dedupeKey, `message:${id}:%`));
  const list = async (query: string) =>
    (await app.call('GET', `/v1/admin/contact/messages?${query}`, { token })).body.content;

  it('stores a message once with its mails, in one trip', async () => {
    const body = message({ phone: '0532 123 45 67', subject: 'Villa arıyorum' });
    app.trips.count = 0;
    const first = await send(body);
    expect([first.status, first.body.content, app.trips.count]).toEqual([
      201,
      { received: true },
      1,
    ]);
    expect((await send(body)).status).toBe(201);
    const rows = await received(body.email);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      phone: '+905321234567',
      subject: 'Villa arıyorum',
      readAt: null,
    });
    const sent = (await mails(rows[0]!.id)).map(({ template, recipient, variables }) => ({
      template,
      recipient,
      variables,
    }));
    expect(sent).toContainEqual({
      template: 'iletisim_alindi',
      recipient: body.email,
      variables: {},
    });
    expect(sent).toContainEqual({
      template: 'iletisim_yonetici',
      recipient: 'agency',
      variables: {
        ad_soyad: 'Gülşah Öztürk',
        telefon: '+905321234567',
        action_url: 'https://kiyi.example/dashboard/contact',
      },
    });
    const [log] = await app.deps.db.read
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'message'), eq(auditLog.entityId, rows[0]!.id)));
    expect(log).toMatchObject({ actor: 'visitor', action: 'message.create', after: null });
    await send(body, {}, testApp({ now: '2026-11-22T09:00:00.000Z' }));
    expect(await received(body.email)).toHaveLength(2);
  });

  it('works as a plain form: the browser returns to the page with the result', async () => {
    const body = message({ phone: '', subject: '', homepage: '' });
    const sent = await send(new URLSearchParams(body), PAGE);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/contact?sent=1#sent']);
    const german = await send(new URLSearchParams(body), {
      ...PAGE,
      referer: 'https://kiyi.example/de/kontakt?sent=1',
    });
    expect(german.headers.get('location')).toBe('/de/kontakt?sent=1#sent');
    expect(await received(body.email)).toHaveLength(1);
    const refused = await send(new URLSearchParams({ ...body, email: 'yok' }), PAGE);
    expect([refused.status, refused.headers.get('location')]).toEqual([
      303,
      '/contact?error=VALIDATION#error',
    ]);
    const limited = testApp({ limiter: { allow: async () => false } });
    const tooMany = await send(new URLSearchParams(message()), PAGE, limited);
    expect(tooMany.headers.get('location')).toBe('/contact?error=TOO_MANY_REQUESTS#error');
    // A form that a script sends gets what JSON gets.
    expect((await send(new URLSearchParams(message()))).status).toBe(201);
    expect((await send(message(), {}, limited)).status).toBe(429);
  });

  it('refuses header injection and empty text, and discards robots', async () => {
    for (const [path, changed] of [
      ['name', { name: 'Ali\r\nBcc: kotu@posta.example' }],
      ['subject', { subject: 'Merhaba\nBcc: kotu@posta.example' }],
      ['email', { email: 'a@b.example\r\nBcc: c@d.example' }],
      ['email', { email: '' }],
      ['name', { name: 'Ödül http://kotu.example' }],
      ['message', { message: '   kısa   ' }],
      ['message', { message: 'a'.repeat(4001) }],
      ['phone', { phone: '12' }],
      ['', { extra: 1 }],
    ] as const) {
      const answer = await send(message(changed));
      expect([path, answer.status]).toEqual([path, path === '' ? 422 : 400]);
      expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path);
    }
    expect((await app.call('POST', '/v1/contact')).status).toBe(400);
    const robot = message({ homepage: 'https://kotu.example' });
    expect((await send(robot)).status).toBe(201);
    expect(await received(robot.email)).toEqual([]);
  });

  it('fills the inbox, which finds, reads and answers', async () => {
    const word = unique('ŞEMSİYE');
    const emails: string[] = [];
    for (const subject of ['bir', 'iki', 'üç']) {
      const body = message({ subject, message: `Plajda ${word} var mı acaba?` });
      emails.push(body.email);
      await send(body);
      app.clock.advanceMinutes(1);
    }
    const q = `q=${encodeURIComponent(word.toLocaleLowerCase('tr'))}`;
    app.trips.count = 0;
    const all = await list(q);
    expect([all.total, all.take, app.trips.count]).toEqual([3, 10, 2]);
    expect(all.items.map(({ subject }: { subject: string }) => subject)).toEqual([
      'üç',
      'iki',
      'bir',
    ]);
    expect(all.items[0].excerpt).toContain(word);
    const [last] = all.items;

    const path = `/v1/admin/contact/messages/${last.id}`;
    const read = await app.call('GET', path, { token });
    expect(read.body.content).toMatchObject({ subject: 'üç', readAt: expect.any(String) });
    app.trips.count = 0;
    expect((await app.call('GET', path, { token })).body).toEqual(read.body);
    expect(app.trips.count).toBe(2);
    expect(await list(`${q}&unread=1`)).toMatchObject({ total: 2 });
    expect(await list(`${q}&unread=0`)).toMatchObject({ total: 1 });

    const mark = (body: object) => app.call('PATCH', path, { token, body });
    expect((await mark({ answered: true })).body.content.answeredAt).not.toBeNull();
    expect(await list(`${q}&answered=1`)).toMatchObject({ total: 1 });
    const undone = await mark({ answered: false, read: false });
    expect(undone.body.content).toMatchObject({ answeredAt: null, readAt: null });
    expect((await mark({})).status).toBe(400);
    expect((await app.call('GET', '/v1/admin/contact/messages/yok', { token })).status).toBe(404);
    const unknown = '/v1/admin/contact/messages/yok';
    expect((await app.call('PATCH', unknown, { token, body: { read: true } })).status).toBe(404);
    const actions = await app.deps.db.read
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.entityId, last.id));
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['message.create', 'message.read', 'message.answer']),
    );
  });

  it('is answered by mail, once a key, with the words of the clerk', async () => {
    const body = message({ subject: 'Villa <arıyorum>' });
    await send(body);
    const [row] = await received(body.email);
    const path = `/v1/admin/contact/messages/${row!.id}/reply`;
    const key = crypto.randomUUID();
    const reply = (input: object, withKey = key, to = path) =>
      app.call('POST', to, { token, body: input, headers: { 'idempotency-key': withKey } });
    const text = 'İki evimiz boş.\n\n<b>Ayrıntıları</b> gönderelim mi?';

    app.trips.count = 0;
    const first = await reply({ text });
    expect([first.status, app.trips.count]).toEqual([201, 4]);
    expect(first.body.content).toMatchObject({
      answeredAt: expect.any(String),
      readAt: expect.any(String),
      replies: [{ text, by: 'Şule Iğdır', mail: 'waiting' }],
    });
    expect((await reply({ text })).body).toEqual(first.body);
    expect(await reply({ text: 'Başka' })).toMatchObject({ status: 409 });
    const queued = (await mails(row!.id)).filter(({ template }) => template === 'iletisim_yanit');
    expect(queued).toMatchObject([
      {
        recipient: body.email,
        variables: { ad_soyad: body.name, konu: 'Villa <arıyorum>', mesaj: text },
      },
    ]);
    const second = await reply({ text: 'Bir de şu var.' }, crypto.randomUUID());
    expect(second.body.content.replies).toHaveLength(2);

    expect((await reply({ text: '  ' }, crypto.randomUUID())).status).toBe(400);
    expect((await reply({ text, cc: 'x' }, crypto.randomUUID())).status).toBe(422);
    const unknown = '/v1/admin/contact/messages/yok/reply';
    expect((await reply({ text }, crypto.randomUUID(), unknown)).status).toBe(404);
    const logged = await app.deps.db.read
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityId, row!.id), eq(auditLog.action, 'message.reply')));
    expect(logged).toHaveLength(2);
    expect(JSON.stringify(logged)).not.toContain('evimiz');
  });
});
