import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { MAX_MESSAGE } from '#domain/messages/limits.ts';
import { comments } from '#drizzle/schema/messages.ts';
import type { VillaId } from '#domain/values/ids.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { guestRecords } from '#drizzle/schema/guest-records.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn, unique } from '#tests/support/factories.ts';

const KEY = 'translate_messages';
const ACCOUNT = {
  service: 'deepl',
  url: 'https://translate.example',
  key: 'secret',
  model: '',
} as const;
const NUMBER = '10000000146';

/** A service that says every text in capitals. */
function appWithService() {
  const asked: string[] = [];
  const app = testApp({
    translation: ACCOUNT,
    outside: async (_, init) => {
      asked.push(String(init?.body));
      const { text } = JSON.parse(String(init?.body)) as { text: string[] };
      return Response.json({ translations: text.map((one) => ({ text: one.toUpperCase() })) });
    },
  });
  return { app, asked };
}

async function guestOf(app: TestApp) {
  const token = await signIn(app, (await createUser(app)).email);
  const email = `${unique('anna').replaceAll(' ', '-').toLowerCase()}@mail.example`;
  const message = { name: 'Anna Schmidt', email, phone: '', message: 'Is the pool heated?' };
  await app.call('POST', '/v1/contact', { body: message });
  const [row] = await app.deps.db.read
    .select({ id: guestRecords.id })
    .from(guestRecords)
    .where(eq(guestRecords.name, 'Anna Schmidt'));
  const id = row?.id ?? '';
  const path = `/v1/admin/guest-records/${id}`;
  const translate = (body: object) => app.call('POST', `${path}/translate`, { token, body });
  const allow = async (value: '0' | '1') => {
    const { status } = await app.call('PUT', '/v1/admin/site/edit', {
      token,
      body: { [KEY]: value },
    });
    expect(status).toBe(200);
  };
  return { token, id, path, translate, allow };
}

describe('a message of a guest', () => {
  it('goes to the service only where the agency allows it, and without its numbers', async () => {
    const { app, asked } = appWithService();
    const { translate, allow, path, token } = await guestOf(app);
    await allow('0');
    const text = `My id is ${NUMBER}, is the pool heated?`;
    expect(await translate({ text, to: 'tr' })).toMatchObject({
      status: 409,
      body: { code: 'NO_TRANSLATOR' },
    });
    expect(asked).toEqual([]);
    await allow('1');
    const { body: thread } = await app.call('GET', `${path}/thread`, { token });
    expect(thread.content.translates).toBe(true);
    const { body } = await translate({ text, to: 'tr' });
    expect(body.content.text).toBe(`MY ID IS ${NUMBER}, IS THE POOL HEATED?`);
    expect(asked).toHaveLength(1);
    expect(asked[0]).not.toContain(NUMBER);
    await app.deps.db.rows.delete(settings).where(eq(settings.key, KEY));
  });

  it('on a house’s page goes to the service under the same switch', async () => {
    const { app, asked } = appWithService();
    const { allow, token } = await guestOf(app);
    const { id } = await createVilla(app);
    const source = unique('Havuz serindi');
    const said = { author: 'Ada', rating: 4, text: source, active: true };
    const [comment] = await app.deps.db.rows
      .insert(comments)
      .values({ villaId: id as VillaId, ...said })
      .returning();
    const place = {
      kind: 'villa',
      row_id: id,
      field: 'review',
      place: `$[${comment!.id}]`,
      source,
    };
    const translate = () =>
      app.call('POST', '/v1/admin/translations/machine', {
        token,
        body: { language: 'en', texts: [place] },
      });
    await allow('0');
    expect((await translate()).body.content.texts).toEqual([]);
    expect(asked).toEqual([]);
    await allow('1');
    expect((await translate()).body.content.texts).toEqual([
      { source, text: source.toUpperCase() },
    ]);
    await app.deps.db.rows.delete(settings).where(eq(settings.key, KEY));
  });

  it.each([5_000, MAX_MESSAGE])(
    'of %i letters is translated whole, without IBAN and phone',
    async (letters) => {
      const { app, asked } = appWithService();
      const { translate, allow } = await guestOf(app);
      await allow('1');
      const [iban, phone] = ['TR33 0006 1005 1978 6457 8413 26', '+49 171 2345678'];
      const text = `${iban} ${'ä'.repeat(letters - iban.length - phone.length - 2)} ${phone}`;
      const { status, body } = await translate({ text, to: 'tr' });
      expect(status).toBe(200);
      expect(body.content.text).toBe(text.toUpperCase());
      expect(asked[0]).not.toMatch(/\d{4}/);
      await app.deps.db.rows.delete(settings).where(eq(settings.key, KEY));
    },
  );

  it.each([
    ['fails', async () => new Response('<h1>Oops</h1>', { status: 500 })],
    ['answers late', async () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['answers a page', async () => new Response('<html>')],
  ] as const)('is not lost while the service %s', async (_, outside) => {
    const app = testApp({ translation: ACCOUNT, outside });
    const { translate, allow, path, token } = await guestOf(app);
    await allow('1');
    const answer = await translate({ text: 'Is the pool heated?', to: 'tr' });
    expect(answer).toMatchObject({ status: 503, body: { code: 'TRANSLATOR_UNREACHABLE' } });
    const { body: thread } = await app.call('GET', `${path}/thread`, { token });
    expect(JSON.stringify(thread.content.items)).toContain('Is the pool heated?');
    await app.deps.db.rows.delete(settings).where(eq(settings.key, KEY));
  });

  it('is answered in their language, and the Turkish stays beside it', async () => {
    const { app } = appWithService();
    const { path, token } = await guestOf(app);
    const { status, body } = await app.call('POST', `${path}/mail`, {
      token,
      body: { text: 'Yes, it is heated.', turkish: 'Evet, ısıtmalı.' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(status).toBe(201);
    const said = body.content.items.map(({ kind, text }: { kind: string; text: string }) => [
      kind,
      text,
    ]);
    expect(said).toContainEqual(['mail', 'Yes, it is heated.']);
    expect(said).toContainEqual(['note', 'Gönderilenin Türkçesi:\nEvet, ısıtmalı.']);
  });

  it.each([
    ['nobody', { text: 'Hello', to: 'tr' }, 404],
    ['no text', { text: ' ', to: 'tr' }, 400],
    ['a language that there is not', { text: 'Hello', to: 'xx' }, 400],
  ])('of %s is refused', async (what, body, status) => {
    const { app } = appWithService();
    const { translate, token } = await guestOf(app);
    const path = `/v1/admin/guest-records/${crypto.randomUUID()}/translate`;
    const answer =
      what === 'nobody' ? await app.call('POST', path, { token, body }) : await translate(body);
    expect(answer.status).toBe(status);
  });
});
