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

type InLanguage<Thing> = Marked & { thing: Thing };

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
): Promise<InLanguage<Thing>> {
  const spoken = await readInLanguages(db, [language], shape, thing);
  return spoken.get(language) ?? { thing, ...AS_WRITTEN };
}

/** The same in several languages, Turkish alone or none of them Turkish. */
export async function readInLanguages<Thing>(
  db: Database,
  languages: readonly Language[],
  shape: keyof typeof PLACES,
  thing: Thing,
): Promise<ReadonlyMap<Language, InLanguage<Thing>>> {
  const places = PLACES[shape];
  const sources = new Set(languages.flatMap((language) => textsOf(thing, places, language)));
  if (sources.size === 0) return new Map(languages.map((one) => [one, { thing, ...AS_WRITTEN }]));
  const rows = await selectTranslations(db, languages, [...sources]);
  return new Map(
    languages.map((language) => {
      const ofThis = rows.filter((row) => row.language === language);
      const known = new Map(ofThis.map(({ source, text }) => [source, text]));
      const byMachine = ofThis.flatMap(({ state, text }) => (state === 'machine' ? [text] : []));
      return [language, { ...inOtherLanguage(thing, places, known, language), byMachine }];
    }),
  );
}
