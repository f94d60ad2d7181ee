import { describe, expect, it } from 'vitest';
import { type Language, LANGUAGE_CODES, OTHER_LANGUAGES } from './languages.ts';
import { loadIslandMessages, loadPageMessages, loadScriptMessages } from './messages.ts';

type Said = { path: string; text: string };

/** Every text of some rooms; functions are given numbers, which all of them can say. */
function textsIn(room: object, path = ''): Said[] {
  return Object.entries(room).flatMap(([name, message]: [string, unknown]) => {
    const at = `${path}.${name}`;
    if (typeof message === 'object' && message !== null) return textsIn(message, at);
    if (typeof message !== 'function') return [{ path: at, text: String(message) }];
    const values = Array.from({ length: message.length }, (_, index) => index + 2);
    try {
      return [{ path: at, text: String(message(...values)) }];
    } catch {
      // It formats what a number is not: a day, or a list.
      return [];
    }
  });
}

const marksOf = ({ path, text }: Said) => ({
  path,
  marks: Array.from(text.matchAll(/<(\w+)>/g), ([, mark]) => mark).toSorted(),
});

const ROOMS: readonly (readonly [string, (language: Language) => Promise<object>])[] = [
  ['islands', loadIslandMessages],
  ['pages', loadPageMessages],
  ['scripts', loadScriptMessages],
];

describe.each(ROOMS)('what %s say', (_, load) => {
  it('has the same marks in every language, whose links stand in the code', async () => {
    const [turkish, ...others] = await Promise.all(LANGUAGE_CODES.map((code) => load(code)));
    const expected = textsIn(turkish!).map(marksOf);
    for (const other of others) {
      const marks = new Map(
        textsIn(other)
          .map(marksOf)
          .map((one) => [one.path, one]),
      );
      const known = expected.filter(({ path }) => marks.has(path));
      expect(known.map(({ path }) => marks.get(path))).toEqual(known);
    }
  });

  it.each(OTHER_LANGUAGES)('leaves no Turkish in %s', async (language) => {
    // Letters that only Turkish has among our languages, but in names.
    const left = textsIn(await load(language)).filter(({ text }) =>
      /[ğışİ]/u.test(text.replaceAll(/Kaş|MERSİS|ş, ü/gu, '')),
    );
    expect(left).toEqual([]);
  });
});
