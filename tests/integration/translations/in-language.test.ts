import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { comments } from '#drizzle/schema/messages.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { translations } from '#drizzle/schema/translations.ts';
import type { VillaId } from '#domain/values/ids.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { readInLanguage } from '#worker/features/translations/in-language.ts';
import { testApp } from '#tests/support/app.ts';
import { createVilla, unique } from '#tests/support/factories.ts';

const at = { kind: 'villa', rowId: 1, field: 'summary', place: '' };

it('shows what was read by somebody, and else Turkish', async () => {
  const { deps } = testApp();
  const [summary, notes] = [unique('Deniz görür'), unique('Merdivenli')];
  const villa = { name: 'Villa Mavi', summary, notes };
  await deps.db.rows.insert(translations).values([
    { language: 'en', source: summary, text: 'Sea view', state: 'reviewed', ...at },
    { language: 'en', source: notes, text: 'With stairs', state: 'machine', ...at },
    { language: 'de', source: summary, text: 'Meerblick', state: 'reviewed', ...at },
  ]);
  const read = (language: 'tr' | 'en' | 'ru') => readInLanguage(deps.db, language, 'villa', villa);
  expect(await read('tr')).toEqual({ thing: villa, untranslated: [], byMachine: [] });
  expect(await read('en')).toEqual({
    thing: { ...villa, summary: 'Sea view' },
    untranslated: [notes],
    byMachine: [],
  });
  expect(await read('ru')).toMatchObject({ thing: villa, untranslated: [summary, notes] });
});

it('shows a machine’s words where the agency allows them, and says which they are', async () => {
  const { deps } = testApp();
  const summary = unique('Bahçeli');
  await deps.db.rows
    .insert(translations)
    .values({ language: 'en', source: summary, text: 'With a garden', state: 'machine', ...at });
  const [key, value] = ['machine_translations_shown', '1'];
  const kept = await deps.db.read
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key));
  const put = (value: string) =>
    deps.db.rows
      .insert(settings)
      .values({ group: 'rules', key, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
  try {
    await put(value);
    expect(await readInLanguage(deps.db, 'en', 'villa', { summary })).toEqual({
      thing: { summary: 'With a garden' },
      untranslated: [],
      byMachine: ['With a garden'],
    });
  } finally {
    await put(kept[0]?.value ?? '0');
  }
});

it('knows every text of a villa where it stands', async () => {
  const app = testApp();
  const { id } = await createVilla(app);
  const { db } = app.deps;
  const texts = { summary: unique('Özet'), houseRules: [unique('Kural'), unique('Kural')] };
  await db.rows
    .update(villas)
    .set(texts)
    .where(sql`id = ${id}`);
  const rows = await db.read.all<{ field: string; place: string; source: string }>(
    sql`select field, place, source from translatable where kind = 'villa' and row_id = ${id}
      and field in ('summary', 'house_rules') order by source`,
  );
  expect(rows).toEqual(
    [
      { field: 'summary', place: '', source: texts.summary },
      { field: 'house_rules', place: '$[0]', source: texts.houseRules[0] },
      { field: 'house_rules', place: '$[1]', source: texts.houseRules[1] },
    ].toSorted((a, b) => ((a.source ?? '') < (b.source ?? '') ? -1 : 1)),
  );
});

it('makes pages of its language old', async () => {
  const { deps } = testApp();
  const version = async (scope: string) =>
    (
      await deps.db.read.all<{ version: number }>(
        sql`select version from page_versions where scope = ${scope}`,
      )
    )[0]?.version ?? 0;
  const before = await version('language:ru');
  const source = unique('Metin');
  await deps.db.rows
    .insert(translations)
    .values({ language: 'ru', source, text: 'Текст', state: 'reviewed', ...at });
  expect(await version('language:ru')).toBeGreaterThan(before);
});

it('knows what guests say of a house while it is shown, and forgets it with them', async () => {
  const app = testApp();
  const { id } = await createVilla(app);
  const { db } = app.deps;
  const said = {
    villaId: id as VillaId,
    author: 'Ada',
    rating: 4,
    active: true,
    reply: unique('Teşekkürler'),
    replyFrom: 'agency' as const,
    replyActive: true,
  };
  const [shown, hidden, german] = [unique('Çok rahattı'), unique('Kötüydü'), unique('Sehr schön')];
  await db.rows.insert(comments).values([
    { ...said, text: shown },
    { ...said, text: hidden, active: false },
    { ...said, text: german, language: 'de' },
  ]);
  const places = () =>
    db.read.all<{ field: string; source: string }>(
      sql`select distinct field, source, language from translatable
        where kind = 'villa' and row_id = ${id} and field like 'review%' order by field, language`,
    );
  expect(await places()).toEqual([
    { field: 'review', source: german, language: 'de' },
    { field: 'review', source: shown, language: 'tr' },
    // In Turkish also below the German one.
    { field: 'review_reply', source: said.reply, language: 'tr' },
  ]);
  await db.rows.insert(translations).values([
    { language: 'en', source: shown, text: 'Very comfortable', state: 'reviewed', ...at },
    { language: 'en', source: said.reply, text: 'Thank you', state: 'reviewed', ...at },
  ]);
  const page = await readInLanguage(db, 'en', 'villa', {
    comments: [
      { text: shown, reply: { text: said.reply } },
      { text: german, reply: null },
    ],
  });
  expect(page.thing.comments).toEqual([
    { text: 'Very comfortable', reply: { text: 'Thank you' } },
    { text: german, reply: null },
  ]);
  await db.rows.update(comments).set({ text: '', reply: '' }).where(eq(comments.text, shown));
  const left = await db.read.select().from(translations).where(eq(translations.source, shown));
  expect(left).toEqual([]);
  expect(await places()).not.toContainEqual(expect.objectContaining({ source: shown }));
});
