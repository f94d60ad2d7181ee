import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import { PLACES } from '#domain/translations/places.ts';
import { inOtherLanguage, textsOf } from '#domain/translations/texts-of.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { selectTranslations } from './queries.ts';

/** Texts of a page that are not what a person wrote in its language. */
type Marked = {
  /** As they were written, for want of a translation. */
  untranslated: readonly string[];
  /** Translated by a machine and read by nobody. */
  byMachine: readonly string[];
};

const AS_WRITTEN: Marked = { untranslated: [], byMachine: [] };

/** An answer in the language of whoever asks. */
export const sayTo = async <Thing>(
  db: Database,
  { language }: Pick<Actor, 'language'>,
  shape: keyof typeof PLACES,
  thing: Thing,
): Promise<Thing> => (await readInLanguage(db, language ?? FIRST_LANGUAGE, shape, thing)).thing;

/** A thing as a page of this language shows it, in one trip; without one where all is written in it. */
export async function readInLanguage<Thing>(
  db: Database,
  language: Language,
  shape: keyof typeof PLACES,
  thing: Thing,
): Promise<Marked & { thing: Thing }> {
  const places = PLACES[shape];
  const sources = textsOf(thing, places, language);
  if (sources.length === 0) return { thing, ...AS_WRITTEN };
  const rows = await selectTranslations(db, language, sources);
  const known = new Map(rows.map(({ source, text }) => [source, text]));
  return {
    ...inOtherLanguage(thing, places, known, language),
    byMachine: rows.flatMap(({ state, text }) => (state === 'machine' ? [text] : [])),
  };
}
