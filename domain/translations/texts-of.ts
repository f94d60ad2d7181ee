import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import { languageOfText } from './language-of-text.ts';

/** Values of a rich text that nobody reads. */
const NO_TEXT = new Set(['type', 'tone', 'key']);

/**
 * Where the texts of a thing are: the name of a field, or a path to it ("rooms.name"); lists on the
 * way are walked.
 */
export type Places = readonly string[];

/** All strings of a text, in their order. */
export function strings(text: unknown): string[] {
  if (typeof text === 'string') return text.trim() === '' ? [] : [text];
  if (Array.isArray(text)) return text.flatMap(strings);
  if (typeof text !== 'object' || text === null) return [];
  return Object.entries(text).flatMap(([key, value]) => (NO_TEXT.has(key) ? [] : strings(value)));
}

/** What we write behind a name of the agency's in the lines of a price and in papers. */
export const BEHIND = /(, gecelik|, kişi başı)?( \(\d+ adet\)| \(sürüm [^)]*\))?$/u;

const bare = (text: string): string => text.replace(BEHIND, '');

const saidIn = (translations: ReadonlyMap<string, string>, text: string): string | undefined =>
  translations.get(text) ?? translations.get(bare(text))?.concat(BEHIND.exec(text)?.[0] ?? '');

function replaced(text: unknown, translations: ReadonlyMap<string, string>): unknown {
  if (typeof text === 'string') return saidIn(translations, text) ?? text;
  if (Array.isArray(text)) return text.map((part) => replaced(part, translations));
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(
    Object.entries(text).map(([key, value]) => [
      key,
      NO_TEXT.has(key) ? value : replaced(value, translations),
    ]),
  );
}

/** Every text of `thing` at `places` that is written in another language, once. */
export function textsOf(thing: unknown, places: Places, language: Language): string[] {
  const found = new Set<string>();
  for (const place of places) {
    walk(thing, place.split('.'), (text, writtenIn) => {
      if (writtenIn(text) !== language)
        for (const one of strings(text)) found.add(one).add(bare(one));
      return text;
    });
  }
  return [...found];
}

/**
 * `thing` in another language, and the texts that stay as they were written. A text is translated whole or not at
 * all: a description of which one paragraph is missing would be half a sentence.
 */
export function inOtherLanguage<Thing>(
  thing: Thing,
  places: Places,
  translations: ReadonlyMap<string, string>,
  language: Language,
): { thing: Thing; untranslated: string[] } {
  const untranslated: string[] = [];
  let result: unknown = thing;
  for (const place of places) {
    result = walk(result, place.split('.'), (text, writtenIn) => {
      if (writtenIn(text) === language) return text;
      const said = strings(text);
      if (said.every((one) => saidIn(translations, one) !== undefined))
        return replaced(text, translations);
      untranslated.push(...said);
      return text;
    });
  }
  return { thing: result as Thing, untranslated };
}

/** What a text is written in. */
type WrittenIn = (text: unknown) => string;
type Change = (text: unknown, writtenIn: WrittenIn) => unknown;

const inTurkish: WrittenIn = () => FIRST_LANGUAGE;

/** What guests wrote says its language; the house answers in that one or in its own. */
function spokenIn(thing: object, around: WrittenIn): WrittenIn {
  if ('language' in thing) return () => String(thing.language);
  if (around === inTurkish) return around;
  return (text) => languageOfText(String(text)) ?? around(text);
}

/** A copy of `thing` in which the values at a path are changed. */
function walk(
  thing: unknown,
  path: readonly string[],
  change: Change,
  around: WrittenIn = inTurkish,
): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(thing, around);
  if (Array.isArray(thing)) return thing.map((one) => walk(one, path, change, around));
  if (typeof thing !== 'object' || thing === null || !(name in thing)) return thing;
  const inside = (thing as Record<string, unknown>)[name];
  return { ...thing, [name]: walk(inside, rest, change, spokenIn(thing, around)) };
}
