import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import { PLACES } from '#domain/translations/places.ts';
import { inOtherLanguage, textsOf } from '#domain/translations/texts-of.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { selectTranslations } from './queries.ts';

/** What a page says of its texts of the agency in another language. */
export type Translated = {
  /** Places of texts that stay Turkish (domain/translations/places.ts). */
  turkish: readonly string[];
  /** Some were translated by a machine and read by nobody. */
  hasMachine: boolean;
};

const AS_WRITTEN: Translated = { turkish: [], hasMachine: false };

/** A thing as a page of this language shows it, in one trip; in Turkish it is as it was. */
export async function readInLanguage<Thing>(
  db: Database,
  language: Language,
  shape: keyof typeof PLACES,
  thing: Thing,
): Promise<Translated & { thing: Thing }> {
  const places = PLACES[shape];
  const sources = language === FIRST_LANGUAGE ? [] : textsOf(thing, places);
  if (sources.length === 0) return { thing, ...AS_WRITTEN };
  const rows = await selectTranslations(db, language, sources);
  const known = new Map(rows.map(({ source, text }) => [source, text]));
  return {
    ...inOtherLanguage(thing, places, known),
    hasMachine: rows.some(({ state }) => state === 'machine'),
  };
}
