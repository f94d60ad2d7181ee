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

function replaced(text: unknown, translations: ReadonlyMap<string, string>): unknown {
  if (typeof text === 'string') return translations.get(text) ?? text;
  if (Array.isArray(text)) return text.map((part) => replaced(part, translations));
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(
    Object.entries(text).map(([key, value]) => [
      key,
      NO_TEXT.has(key) ? value : replaced(value, translations),
    ]),
  );
}

/** Every text of `thing` at `places`, once. */
export function textsOf(thing: unknown, places: Places): string[] {
  const found = new Set<string>();
  for (const place of places) {
    walk(thing, place.split('.'), (text) => {
      for (const one of strings(text)) found.add(one);
      return text;
    });
  }
  return [...found];
}

/**
 * `thing` in another language, and the texts that stay Turkish. A text is translated whole or not at
 * all: a description of which one paragraph is missing would be half a sentence.
 */
export function inOtherLanguage<Thing>(
  thing: Thing,
  places: Places,
  translations: ReadonlyMap<string, string>,
): { thing: Thing; untranslated: string[] } {
  const untranslated: string[] = [];
  let result: unknown = thing;
  for (const place of places) {
    result = walk(result, place.split('.'), (text) => {
      const said = strings(text);
      if (said.every((one) => translations.has(one))) return replaced(text, translations);
      untranslated.push(...said);
      return text;
    });
  }
  return { thing: result as Thing, untranslated };
}

/** A copy of `thing` in which the values at a path are changed. */
function walk(
  thing: unknown,
  path: readonly string[],
  change: (text: unknown) => unknown,
): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(thing);
  if (Array.isArray(thing)) return thing.map((one) => walk(one, path, change));
  if (typeof thing !== 'object' || thing === null || !(name in thing)) return thing;
  return { ...thing, [name]: walk((thing as Record<string, unknown>)[name], rest, change) };
}
