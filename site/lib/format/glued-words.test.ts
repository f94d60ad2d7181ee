import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** What stands within a line of text. */
const INLINE = '(?:a|b|strong|em|i|span|time|code|small|CopyButton|Price|ShownPrice)';

/**
 * A compiler of pages drops the line break between a text and what stands beside it: "tutardan⏎<b>0 ₺"
 * is read "tutardan0 ₺". Whoever breaks a line there writes `{' '}`; a sign before the next word needs
 * none.
 */
const GLUED = [
  new RegExp(`[\\p{L}\\p{N},.;:)]\\n\\s*<${INLINE}(?: (?!class="visually-hidden">,)[^>]*)?>`, 'gu'),
  new RegExp(`</${INLINE}>\\n\\s*[\\p{L}\\p{N}(]`, 'gu'),
  new RegExp(`(?<=[\\p{Ll}])<${INLINE}[ >]`, 'gu'),
  new RegExp(`</(?:a|b|strong|em|time|code|small)>[\\p{L}\\p{N}(]`, 'gu'),
  // The end of an expression, and a word.
  /(?<!\{' ')\}\n\s*\p{Ll}[\p{L} ,.]*\n?\s*</gu,
];

/** The template of a component, without its program, styles and scripts. */
const templateOf = (source: string): string =>
  source.replace(/^---[^]*?\n---/, '').replaceAll(/<(style|script)[^]*?<\/\1>/g, '');

const gluedIn = (source: string): string[] =>
  GLUED.flatMap((glue) => Array.from(templateOf(source).matchAll(glue), ([text]) => text));

test('no text is glued to the word or the number beside it', () => {
  const files = globSync('site/**/*.{astro,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(150);
  const glued = files.flatMap((file) =>
    gluedIn(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(glued).toEqual([]);
});

test.each([
  ['tutardan\n  <b>0 ₺</b>', 1],
  ['<b>0 ₺</b>\n  kesilir', 1],
  ['iade edilir.\n  <a href="/x">Koşullar</a>', 1],
  ['tutardan<b>0</b>', 1],
  ["tutardan{' '}\n <b>0 ₺</b> kesilir", 0],
  ['<p>Bir</p>\n <p>İki</p>', 0],
])('%j has %d', (source, count) => expect(gluedIn(source)).toHaveLength(count));
