import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { VillaId } from '#domain/values/ids.ts';
import { comments, villaQuestions } from '#drizzle/schema/messages.ts';
import { turkishTranslations } from '#drizzle/schema/translations.ts';
import { readInLanguage } from '#worker/features/translations/in-language.ts';
import { testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn, unique } from '#tests/support/factories.ts';

const PATH = '/v1/admin/translations';

/** A house with an English review, answered in Turkish, and a German question. */
async function houseOfGuests(app = testApp()) {
  const token = await signIn(app, (await createUser(app)).email);
  const { id, slug } = await createVilla(app);
  const villaId = id as VillaId;
  const { rows } = app.deps.db;
  const review = unique('We loved the pool');
  const reply = unique('Teşekkürler, yine bekleriz');
  const question = unique('Ist der Strand nah');
  const answer = unique('Ja, fünf Minuten');
  await rows.insert(comments).values({
    villaId,
    author: 'Ann',
    rating: 5,
    active: true,
    text: review,
    language: 'en',
    reply,
    replyFrom: 'agency',
    replyActive: true,
  });
  await rows.insert(villaQuestions).values({
    id: unique('soru'),
    villaId,
    question,
    answer,
    language: 'de',
    active: true,
  });
  const list = async (language: string, state = 'missing') => {
    const query = `language=${language}&kind=villa&take=200&state=${state}`;
    const { body } = await app.call('GET', `${PATH}?${query}`, { token });
    const items = body.content.items as { row_id: number; field: string; from: string }[];
    return items.filter(({ row_id }) => row_id === id).map((one) => `${one.field} ${one.from}`);
  };
  const save = async (field: string, source: string, text: string, language = 'tr') => {
    const { body } = await app.call('GET', `${PATH}/villa/${id}`, { token });
    const { place } = body.content.texts.find((one: { source: string }) => one.source === source);
    return app.call('PUT', PATH, {
      token,
      body: { kind: 'villa', row_id: id, field, place, source, language, text },
    });
  };
  const read = async (language: 'tr' | 'en' | 'de') => {
    const thing = [{ text: review, language: 'en', reply: { text: reply } }];
    return (await readInLanguage(app.deps.db, language, 'reviews', thing)).thing[0];
  };
  return { app, token, id, slug, review, reply, question, answer, list, save, read };
}

it('wait for a translation into each language that they are not written in', async () => {
  const { list } = await houseOfGuests();
  const [turkish, english, german] = await Promise.all(['tr', 'en', 'de'].map((l) => list(l)));
  expect(turkish!.toSorted()).toEqual(['question de', 'question_answer de', 'review en']);
  const asked = (field: string) => /^(review|question)/.test(field);
  expect(english!.filter(asked).toSorted()).toEqual([
    'question de',
    'question_answer de',
    'review_reply tr',
  ]);
  expect(german!.filter(asked).toSorted()).toEqual(['review en', 'review_reply tr']);
});

it('are read in Turkish once somebody has written it, and the page of the house is old', async () => {
  const { app, token, id, slug, review, save, read, list } = await houseOfGuests();
  const version = async () => {
    const [row] = await app.deps.db.read.all<{ version: number }>(
      sql`select version from page_versions where scope = ${`villa:${slug}`}`,
    );
    return row?.version ?? 0;
  };
  expect(await read('tr')).toMatchObject({ text: review });
  const before = await version();
  expect((await save('review', review, 'Havuzunu çok sevdik')).status).toBe(200);
  expect(await version()).toBeGreaterThan(before);
  expect(await read('tr')).toMatchObject({ text: 'Havuzunu çok sevdik' });
  expect(await read('en')).toMatchObject({ text: review });
  expect(await list('tr', 'reviewed')).toEqual(['review en']);
  const { body } = await app.call('GET', `${PATH}/villa/${id}`, { token });
  const row = body.content.texts.find(({ source }: { source: string }) => source === review);
  expect([row.from, Object.keys(row.languages).toSorted()]).toEqual(['en', ['de', 'ru', 'tr']]);
  expect(row.languages.tr).toMatchObject({ state: 'reviewed', text: 'Havuzunu çok sevdik' });
  // What a person wrote goes with its translations.
  await app.deps.db.rows.update(comments).set({ text: '' }).where(eq(comments.text, review));
  const left = await app.deps.db.read
    .select()
    .from(turkishTranslations)
    .where(eq(turkishTranslations.source, review));
  expect(left).toEqual([]);
});

it('cannot be translated into what they are written in', async () => {
  const { save, review, reply } = await houseOfGuests();
  expect((await save('review', review, 'We loved it', 'en')).status).toBe(409);
  expect((await save('review_reply', reply, 'Bekleriz')).status).toBe(409);
  expect((await save('summary', review, 'Özet')).status).toBe(422);
});

it('go to the translation service only where the agency allows it', async () => {
  const asked: { from: string | undefined; text: string[] }[] = [];
  const app = testApp({
    translation: { service: 'deepl', url: 'https://t.example', key: 'k', model: '' },
    outside: async (_url, init) => {
      const { text, source_lang: from } = JSON.parse(String(init?.body));
      asked.push({ from, text });
      return Response.json({ translations: text.map((one: string) => ({ text: `TR ${one}` })) });
    },
  });
  const { token, id, review } = await houseOfGuests(app);
  const { body: row } = await app.call('GET', `${PATH}/villa/${id}`, { token });
  const { place } = row.content.texts.find((one: { source: string }) => one.source === review);
  const texts = [{ kind: 'villa', row_id: id, field: 'review', place, source: review }];
  const ask = () => app.call('POST', `${PATH}/machine`, { token, body: { language: 'tr', texts } });
  await ask();
  expect(asked).toEqual([]);
  const put = (value: string) =>
    app.call('PUT', '/v1/admin/site/edit', { token, body: { translate_messages: value } });
  try {
    expect((await put('1')).status).toBe(200);
    expect((await ask()).body.content.texts).toEqual([{ source: review, text: `TR ${review}` }]);
    expect(asked).toEqual([{ from: undefined, text: [review] }]);
  } finally {
    await put('0');
  }
});
