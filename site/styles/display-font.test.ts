import { globSync, readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, it } from 'vitest';

const FONTS = ['latin', 'turkish'].map((part) =>
  create(readFileSync(`site/public/fonts/fraunces-${part}.woff2`)),
);

/* A heading with one letter of another face looks broken. What is looked for may be in any language. */
it('the face of headings has every Latin letter of our texts', () => {
  const texts = globSync('domain/languages/??/*.ts', {
    exclude: (name) => /(?:lexicon|typed)\.ts$/.test(String(name)),
  });
  expect(texts.length).toBeGreaterThan(100);
  const letters = new Set(
    texts.flatMap(
      (path) => readFileSync(path, 'utf8').match(/\p{Script=Latin}|[„“”‘’…–—]/gu) ?? [],
    ),
  );
  const has = (letter: string) =>
    FONTS.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  expect([...letters].filter((letter) => !has(letter))).toEqual([]);
});
