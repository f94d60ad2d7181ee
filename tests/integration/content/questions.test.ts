import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { contactMessages, villaQuestions } from '#drizzle/schema/messages.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn, unique } from '#tests/support/factories.ts';

describe('a question about a villa', () => {
  let app: TestApp;
  let token: string;
  let villa: Awaited<ReturnType<typeof createVilla>>;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
    villa = await createVilla(app);
  });
  const draft = (changed: object = {}) => ({
    name: 'Gülşah Öztürk',
    email: `${unique('soran')}@posta.example`,
    message: 'Ben Gülşah, 0532 123 45 67. Havuz ısıtılıyor mu?',
    ...changed,
  });
  const send = (body: unknown, slug = villa.slug, headers: Record<string, string> = {}) =>
    app.call('POST', `/v1/villa/${slug}/question`, { body, headers });
  const rowOf = async (email: string) => {
    const [row] = await app.deps.db.read
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.email, email));
    return row;
  };
  /** Asked anew; @returns its message. */
  const ask = async (changed: object = {}) => {
    const body = draft(changed);
    expect((await send(body)).status).toBe(201);
    return (await rowOf(body.email))!;
  };
  const reply = (id: string, body: object) =>
    app.call('POST', `/v1/admin/contact/messages/${id}/reply`, {
      token,
      body,
      headers: { 'idempotency-key': unique('reply') },
    });
  const put = (id: string, body: object) =>
    app.call('PUT', `/v1/admin/contact/messages/${id}/question`, { token, body });
  const shown = async () => {
    const { status, body } = await app.call('GET', `/v1/website/questions?villa=${villa.slug}`);
    expect(status).toBe(200);
    return body.content.items.map(({ question, answer }: Record<string, string>) => ({
      question,
      answer,
    }));
  };

  it('becomes one message with its villa, however often it is sent', async () => {
    const body = draft();
    expect((await send(body)).body.content).toEqual({ received: true });
    expect((await send(body)).status).toBe(201);
    expect(await rowOf(body.email)).toMatchObject({
      villaId: villa.id,
      subject: expect.stringContaining('hakkında soru'),
      channel: 'form',
    });
    const detail = await app.call(
      'GET',
      `/v1/admin/contact/messages/${(await rowOf(body.email))!.id}`,
      { token },
    );
    expect(detail.body.content).toMatchObject({ villa: { slug: villa.slug }, question: null });
  });

  it('is refused where it is none, or of no villa on sale, and forgotten from a robot', async () => {
    const short = await send(draft({ message: 'kısa' }));
    expect([short.status, short.body.code]).toEqual([400, 'VALIDATION']);
    expect((await send(draft(), 'boyle-bir-villa-yok')).status).toBe(404);
    const robot = draft({ homepage: 'https://spam.example' });
    expect((await send(robot)).status).toBe(201);
    expect(await rowOf(robot.email)).toBeUndefined();
  });

  it('sends a form that a browser posts by itself back to the page of questions', async () => {
    const body = new URLSearchParams(draft()).toString();
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await send(body, villa.slug, headers);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/sorular/${villa.slug}?soru=alindi#soru`,
    ]);
  });

  it('is published in the words of the clerk who answers it, and the visitor gets a mail', async () => {
    const { id, email } = await ask();
    const before = await shown();
    const { status, body } = await reply(id, {
      text: 'Evet, ısı pompası var.',
      publish: { question: 'Havuz ısıtılıyor mu?' },
    });
    const there = { question: 'Havuz ısıtılıyor mu?', answer: 'Evet, ısı pompası var.' };
    expect([status, body.content.question]).toEqual([201, { ...there, active: true }]);
    expect(await shown()).toEqual([there, ...before]);
    const mails = await app.deps.db.read
      .select({ template: outbox.template })
      .from(outbox)
      .where(eq(outbox.recipient, email));
    expect(mails.map(({ template }) => template)).toContain('iletisim_yanit');
    const page = await app.call('GET', `/v1/villa/${villa.slug}`);
    expect(page.body.content.questions[0]).toMatchObject(there);
    expect(page.body.content.questionCount).toBe(before.length + 1);
  });

  it('stays away from the page unless the clerk says so, and is taken off it again', async () => {
    const { id } = await ask();
    const before = await shown();
    await reply(id, { text: 'Yalnız size.' });
    expect(await shown()).toEqual(before);
    const said = { question: 'Otopark var mı?', answer: 'Var.' };
    expect((await put(id, { ...said, active: true })).status).toBe(200);
    expect(await shown()).toEqual([said, ...before]);
    const changed = { ...said, answer: 'Var, iki araçlık.' };
    expect((await put(id, { ...changed, active: false })).body.content.question).toEqual({
      ...changed,
      active: false,
    });
    expect(await shown()).toEqual(before);
  });

  it('is not published with a phone or an e-mail address', async () => {
    const { id } = await ask();
    const before = await shown();
    const words = ['Ben 0532 123 45 67, havuz sıcak mı?', 'ayse@posta.example: havuz sıcak mı?'];
    for (const question of words) {
      const { status, body } = await reply(id, { text: 'Evet.', publish: { question } });
      expect([status, body.code, body.issues[0].path]).toEqual([
        400,
        'VALIDATION',
        'publish.question',
      ]);
      expect((await put(id, { question, answer: 'Evet.', active: true })).status).toBe(400);
    }
    expect(await shown()).toEqual(before);
    const dates = '12.06.2027–19.06.2027 arasında 4 kişiyiz, havuz sıcak olur mu?';
    expect((await put(id, { question: dates, answer: 'Evet.', active: true })).status).toBe(200);
  });

  it('cannot be published when the message was not about a villa', async () => {
    const body = draft();
    await app.call('POST', '/v1/contact', { body });
    const { id } = (await rowOf(body.email))!;
    const publish = { question: 'Soru?' };
    const refused = [
      await reply(id, { text: 'Yanıt', publish }),
      await put(id, { ...publish, answer: 'Yanıt', active: true }),
    ];
    for (const { status, body: said } of refused) {
      expect([status, said.code]).toEqual([422, 'NOT_A_QUESTION']);
    }
    expect((await put('yok', { ...publish, answer: 'Yanıt', active: true })).status).toBe(404);
    // No mail left for the refused answer either.
    const detail = await app.call('GET', `/v1/admin/contact/messages/${id}`, { token });
    expect(detail.body.content.replies).toEqual([]);
  });

  it('cannot be published on the page of another villa, whatever code writes it', async () => {
    const { id } = await ask();
    const other = await createVilla(app);
    const insert = app.deps.db.rows.insert(villaQuestions).values({
      id: unique('soru'),
      villaId: other.id,
      messageId: id,
      question: 'Soru?',
      answer: 'Yanıt.',
      createdAt: new Date().toISOString(),
      updatedAt: new Date().toISOString(),
    });
    await expect(insert.run()).rejects.toThrow();
  });
});
