import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { faqEntries } from '#drizzle/schema/content.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { TranslationAccount } from '#worker/platform/translation/translation-account.ts';
import { testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn, unique } from '#tests/support/factories.ts';

const PATH = '/v1/admin/translations';

async function villaWithText(app = testApp()) {
  const token = await signIn(app, (await createUser(app)).email);
  const { id } = await createVilla(app);
  const source = unique('Denize bakan teras');
  const write = (summary: string) =>
    app.deps.db.rows.update(villas).set({ summary }).where(eq(villas.id, id));
  await write(source);
  const place = { kind: 'villa', row_id: id, field: 'summary', place: '', source };
  const row = async (language: string) => {
    const { body } = await app.call('GET', `${PATH}/villa/${id}`, { token });
    const text = body.content.texts.find(({ field }: { field: string }) => field === 'summary');
    return text.languages[language];
  };
  const save = (text: string, asked: object = {}) =>
    app.call('PUT', PATH, { token, body: { language: 'en', text, ...place, ...asked } });
  return { app, token, id, source, place, write, row, save };
}

describe('a translation', () => {
  it('is missing, read by somebody, old once its Turkish text changes, and gone when emptied', async () => {
    const { row, save, write, source } = await villaWithText();
    expect(await row('en')).toEqual({ state: 'missing', text: '', before: null });
    expect((await save('A terrace over the sea')).body.content).toEqual({
      state: 'reviewed',
      text: 'A terrace over the sea',
    });
    expect(await row('en')).toMatchObject({ state: 'reviewed', text: 'A terrace over the sea' });
    expect(await row('de')).toMatchObject({ state: 'missing' });
    await write(`${source} ve havuz`);
    expect(await row('en')).toEqual({
      state: 'old',
      text: '',
      before: { source, text: 'A terrace over the sea' },
    });
    expect((await save('Too late')).status).toBe(409);
    await write(source);
    expect((await save('')).body.content).toEqual({ state: 'missing', text: '' });
    expect(await row('en')).toMatchObject({ state: 'missing' });
  });

  it('stays with its text when its row goes, and is none of the next row with that number', async () => {
    const app = testApp();
    const token = await signIn(app, (await createUser(app)).email);
    const add = async (question: string): Promise<number> => {
      const body = { group: unique('Başlık'), question, answer: unique('Yanıt'), active: true };
      return (await app.call('POST', '/v1/admin/faq', { token, body })).body.content.id;
    };
    const inEnglish = async (id: number) => {
      const { body } = await app.call('GET', `${PATH}/faq/${id}`, { token });
      return body.content.texts.find(({ field }: { field: string }) => field === 'question')
        .languages.en;
    };
    const question = unique('Havuz derin mi?');
    const gone = await add(question);
    const place = { kind: 'faq', row_id: gone, field: 'question', place: '', source: question };
    const body = { language: 'en', text: 'Is the pool deep?', ...place };
    expect((await app.call('PUT', PATH, { token, body })).status).toBe(200);
    expect((await app.call('DELETE', `/v1/admin/faq/${gone}`, { token })).status).toBe(200);
    // The number that SQLite would give next, whatever other tests add meanwhile.
    const other = await add(unique('Otopark var mı?'));
    await app.deps.db.rows.update(faqEntries).set({ id: gone }).where(eq(faqEntries.id, other));
    expect(await inEnglish(gone)).toEqual({ state: 'missing', text: '', before: null });
    const again = await add(question);
    expect(await inEnglish(again)).toMatchObject({ state: 'reviewed', text: 'Is the pool deep?' });
  });

  it('that was old twice is shown once, with what was said last', async () => {
    const { app, token, id, row, save, write, source } = await villaWithText();
    await save('First');
    const second = `${source} ve havuz`;
    await write(second);
    await save('Second', { source: second });
    const third = `${source}, havuz ve bahçe`;
    await write(third);
    const before = { source: second, text: 'Second' };
    expect(await row('en')).toEqual({ state: 'old', text: '', before });
    const { body } = await app.call('GET', `${PATH}?language=en&kind=villa&take=200&state=old`, {
      token,
    });
    const mine = body.content.items.filter(({ row_id }: { row_id: number }) => row_id === id);
    expect(mine).toMatchObject([{ source: third, before }]);
  });

  it('of a row without texts is none', async () => {
    const { app, token } = await villaWithText();
    const { status, body } = await app.call('GET', `${PATH}/document/999999`, { token });
    expect([status, body.content.texts]).toEqual([200, []]);
  });

  it.each([
    ['a link that leads nowhere', 422, { text: '[x](javascript:alert)' }],
    ['two lines for one', 422, { text: 'one\ntwo' }],
    ['a language that there is not', 422, { language: 'tr' }],
    ['a kind that has no texts', 400, { kind: 'reservation' }],
  ])('is refused with %s', async (_, status, wrong) => {
    const { save } = await villaWithText();
    expect((await save('Right', wrong)).status).toBe(status);
  });

  it('is listed by state with how often its text is seen', async () => {
    const { app, token, source, save } = await villaWithText();
    const other = await createVilla(app);
    await app.deps.db.rows.update(villas).set({ summary: source }).where(eq(villas.id, other.id));
    const find = async (state: string) => {
      const { body } = await app.call(
        'GET',
        `${PATH}?language=en&kind=villa&take=200&state=${state}`,
        { token },
      );
      const items = body.content.items as { source: string; times: number; state: string }[];
      return items.find((one) => one.source === source);
    };
    expect(await find('missing')).toMatchObject({ times: 2, state: 'missing' });
    await save('A terrace over the sea');
    expect(await find('open')).toBeUndefined();
    expect(await find('reviewed')).toMatchObject({ text: 'A terrace over the sea' });
  });
});

const said = (status: number, body: unknown) => async () => Response.json(body, { status });

const SERVICES = [
  ['deepl', { translations: [{ detected_source_language: 'TR', text: 'Sea terrace' }] }],
  [
    'openai',
    { choices: [{ message: { role: 'assistant', content: '{"texts":["Sea terrace"]}' } }] },
  ],
  ['libretranslate', { translatedText: ['Sea terrace'] }],
] as const;

describe('a translation service', () => {
  const account = (service: TranslationAccount['service']): TranslationAccount => ({
    service,
    url: 'https://translate.example',
    key: 'secret',
    model: 'model-1',
  });

  it.each(SERVICES)('%s translates what nobody has translated', async (service, answer) => {
    const asked: { url: string; body: unknown }[] = [];
    const app = testApp({
      translation: account(service),
      outside: async (url, init) => {
        asked.push({ url: String(url), body: JSON.parse(String(init?.body)) });
        return said(200, answer)();
      },
    });
    const { token, place, row, save, source } = await villaWithText(app);
    const { version } = (await app.call('GET', `${PATH}/glossary/en`, { token })).body.content;
    const glossary = { version, terms: [{ source: 'teras', text: 'the word for terraces' }] };
    const kept = await app.call('PUT', `${PATH}/glossary/en`, { token, body: glossary });
    expect([kept.status, kept.body.content.terms]).toEqual([200, glossary.terms]);
    const ask = () =>
      app.call('POST', `${PATH}/machine`, { token, body: { language: 'en', texts: [place] } });
    expect((await ask()).body.content).toEqual({ texts: [{ source, text: 'Sea terrace' }] });
    expect(JSON.stringify(asked[0])).toContain(source);
    // LibreTranslate knows no glossaries.
    const isTold = JSON.stringify(asked[0]).includes('teras = the word for terraces');
    expect(isTold).toBe(service !== 'libretranslate');
    expect(await row('en')).toMatchObject({ state: 'machine', text: 'Sea terrace' });
    await save('A terrace over the sea');
    await ask();
    expect(await row('en')).toMatchObject({ state: 'reviewed', text: 'A terrace over the sea' });
  });

  /** A service that answers `answer` for each text, and what it was asked for. */
  function listening(answer: (source: string) => string) {
    const asked: string[][] = [];
    const app = testApp({
      translation: account('deepl'),
      outside: async (_url, init) => {
        const { text } = JSON.parse(String(init?.body)) as { text: string[] };
        asked.push(text);
        return Response.json({ translations: text.map((one) => ({ text: answer(one) })) });
      },
    });
    return { app, asked };
  }

  it('is paid for texts that stand and have no translation, and for no others', async () => {
    const { app, asked } = listening((source) => `EN ${source}`);
    const { token, place, save, source } = await villaWithText(app);
    const ask = async (texts: object[]) =>
      (await app.call('POST', `${PATH}/machine`, { token, body: { language: 'en', texts } })).body
        .content.texts;
    expect(await ask([{ ...place, source: 'Başka bir metin' }])).toEqual([]);
    expect(await ask([{ ...place, field: 'notes' }])).toEqual([]);
    await save('A terrace over the sea');
    expect(await ask([place])).toEqual([{ source, text: 'A terrace over the sea' }]);
    expect(asked).toEqual([]);
  });

  it('is asked for 30,000 characters at most, and for the rest when called again', async () => {
    const { app, asked } = listening((source) => source.slice(0, 40));
    const { token } = await villaWithText(app);
    const texts = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { id } = await createVilla(app);
        const source = unique('Uzun').padEnd(9_000, ' a');
        await app.deps.db.rows.update(villas).set({ notes: source }).where(eq(villas.id, id));
        return { kind: 'villa', row_id: id, field: 'notes', place: '', source };
      }),
    );
    const ask = async () =>
      (await app.call('POST', `${PATH}/machine`, { token, body: { language: 'en', texts } })).body
        .content.texts;
    expect(await ask()).toHaveLength(3);
    expect(await ask()).toHaveLength(4);
    expect(asked.map(({ length }) => length)).toEqual([3, 1]);
  });

  it.each(['[x](javascript:alert)', 'one\ntwo'])(
    'does not have stored what nobody could save: %s',
    async (text) => {
      const { app, asked } = listening(() => text);
      const { token, place, row } = await villaWithText(app);
      const { status, body } = await app.call('POST', `${PATH}/machine`, {
        token,
        body: { language: 'en', texts: [place] },
      });
      expect([status, body.content, asked.length]).toEqual([200, { texts: [] }, 1]);
      expect(await row('en')).toMatchObject({ state: 'missing' });
    },
  );

  it.each([
    ['refuses', said(403, { message: 'Wrong key' })],
    ['answers something else', said(200, { hello: 'world' })],
    ['answers fewer texts', said(200, { translations: [] })],
    ['answers a book', said(200, { translations: [{ text: 'a'.repeat(900_000) }] })],
    ['answers a page', async () => new Response('<html>', { status: 200 })],
    [
      'cannot be reached',
      async () => {
        throw new TypeError('fetch failed');
      },
    ],
  ] as const)('that %s is a 503 that says so, and nothing is written', async (_, outside) => {
    const app = testApp({ translation: account('deepl'), outside });
    const { token, place, row } = await villaWithText(app);
    const answer = await app.call('POST', `${PATH}/machine`, {
      token,
      body: { language: 'en', texts: [place] },
    });
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'TRANSLATOR_UNREACHABLE' },
    });
    expect(await row('en')).toMatchObject({ state: 'missing' });
  });

  it('that is not there is said', async () => {
    const { app, token, place } = await villaWithText();
    const answer = await app.call('POST', `${PATH}/machine`, {
      token,
      body: { language: 'en', texts: [place] },
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'NO_TRANSLATOR' } });
  });
});
