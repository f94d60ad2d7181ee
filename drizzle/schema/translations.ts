import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import type { GlossaryTerm } from '#domain/translations/glossary.ts';
import { TRANSLATION_STATES } from '#domain/translations/state.ts';
import { serialId, timestamps, version } from './columns.ts';

const translationColumns = () => ({
  ...serialId,
  ...version,
  language: text('language').$type<Language>().notNull(),
  /** The text as it was written, or the address for a part of an address. */
  source: text('source').notNull(),
  text: text('text').notNull(),
  state: text('state', { enum: TRANSLATION_STATES }).notNull(),
  /** Where it was last written from (the view `translatable`), so that what became of it is known. */
  kind: text('kind').notNull(),
  rowId: integer('row_id').notNull(),
  field: text('field').notNull(),
  place: text('place').notNull(),
});

/**
 * What the agency's texts are in other languages, by the text itself: what stands in many houses is
 * translated once, and a text that was changed has no translation until somebody has looked.
 */
export const translations = sqliteTable('translations', translationColumns(), (t) => [
  uniqueIndex('translations_source').on(t.language, t.source),
  index('translations_place').on(t.kind, t.rowId, t.field, t.place, t.language),
  check('translations_have_text', sql`source <> '' and text <> '' and language <> 'tr'`),
]);

/** What guests wrote in other languages, in Turkish: the same of a table that takes no Turkish. */
export const turkishTranslations = sqliteTable(
  'turkish_translations',
  translationColumns(),
  (t) => [
    uniqueIndex('turkish_translations_source').on(t.language, t.source),
    index('turkish_translations_place').on(t.kind, t.rowId, t.field, t.place, t.language),
    check('turkish_translations_have_text', sql`source <> '' and text <> '' and language = 'tr'`),
  ],
);

/** Where translations into a language are kept; both have the same columns. */
export const translationsInto = (language: Language): typeof translations =>
  language === FIRST_LANGUAGE ? (turkishTranslations as never) : translations;

/** How the words of the trade are called in a language; a machine is told. */
export const glossaries = sqliteTable('glossaries', {
  language: text('language').$type<Language>().primaryKey(),
  ...timestamps,
  ...version,
  terms: text('terms', { mode: 'json' }).$type<GlossaryTerm[]>().notNull().default([]),
});
