import { normal } from '#domain/values/normal.ts';
import type { Font } from 'fontkit';
import type { Weight } from './wrap.ts';

/** The fonts of a document in each weight: the first that has a letter draws it. */
export type Typefaces = Record<Weight, readonly Font[]>;

/** A stretch of text that one font draws. */
export type Segment = { font: Font; text: string };

const graphemes = new Intl.Segmenter('tr', { granularity: 'grapheme' });

/** What stands for a letter that no font has. */
const UNKNOWN = '?';

/** Invisible signs: directions, joiners where nothing joins, variants of pictures, controls. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u;

/** Forms of letters that have codes of their own only for old programs, such as ﬁ, ﻣ and Ａ. */
const OLD_FORMS = /[\uff01-\uff5e\ufb00-\ufdfb\ufe70-\ufefc]+/g;

/** Signs that no font of ours has, or has as a gap, and what looks the same. */
const LOOKALIKES: Record<string, string> = {
  '\u00ad': '',
  '\u2010': '-',
  '\u2011': '-',
  '\u02bb': '\u2018',
  '\u02bc': '\u2019',
  '\u2032': '\u2019',
};

/** A text as fonts know it: letters with their marks in one, without old forms. */
export const asDrawn = (text: string): string =>
  normal(text, 'NFC')
    .replaceAll(OLD_FORMS, (forms) => forms.normalize('NFKC'))
    .replaceAll(/[\u00ad\u2010\u2011\u02bb\u02bc\u2032]/g, (sign) => LOOKALIKES[sign] ?? sign);

/**
 * Divides a text among fonts. A word comes from one font if one has all of it, because letters join;
 * else each letter with its marks does. A letter that no font has loses its marks or becomes its
 * plain form (Ⅻ is XII), else a question mark.
 */
export function divide(fonts: readonly Font[], text: string): Segment[] {
  const segments: Segment[] = [];
  const add = (font: Font, letters: string) => {
    const last = segments.at(-1);
    if (last?.font === font) last.text += letters;
    else segments.push({ font, text: letters });
  };
  /** @returns whether a font had all of it. */
  const addWhole = (letters: string): boolean => {
    const font = findFont(fonts, letters);
    if (font !== undefined) add(font, letters);
    return font !== undefined;
  };
  for (const word of text.split(/(\s+)/)) {
    if (word === '' || addWhole(word)) continue;
    for (const { segment: cluster } of graphemes.segment(word)) {
      if (addWhole(cluster)) continue;
      for (const letter of cluster) {
        if (!INVISIBLE.test(letter)) addWhole(plainFormOf(fonts, letter));
      }
    }
  }
  return segments;
}

function plainFormOf(fonts: readonly Font[], letter: string): string {
  const forms = [letter, letter.normalize('NFKC'), letter.normalize('NFKD').slice(0, 1), UNKNOWN];
  return forms.find((form) => findFont(fonts, form) !== undefined) ?? UNKNOWN;
}

function findFont(fonts: readonly Font[], letters: string): Font | undefined {
  const codes = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
  return fonts.find((font) => codes.every((code) => font.hasGlyphForCodePoint(code)));
}
