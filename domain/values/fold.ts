import { normal } from './normal.ts';

/**
 * Text in the form used for comparing: lower case, no Turkish or other diacritics, single spaces.
 * İ, I, ı and i all become i, so that "ISPARTA", "Isparta" and "ısparta" match; Łukasz is found by
 * lukasz, Straße by strasse, O’Brien by o'brien. Idempotent. Stored in `search_text` and applied to
 * the query alike, because SQLite only folds ASCII.
 */
export function fold(text: string): string {
  return foldMarks(text)
    .toLowerCase()
    .replace(/[ςيىكة]/g, (letter) => SAME[letter] ?? letter)
    .replace(/(?<=\p{L})·(?=\p{L})/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Letters that keyboards of one script have in two forms: Greek, Arabic and Persian. */
const SAME: Readonly<Record<string, string>> = { ς: 'σ', ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه' };

/** Latin letters that are no letter with a mark to Unicode, as people write them without. */
const LATIN: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
  ĸ: 'k',
  ſ: 's',
};
const LATIN_LETTER = new RegExp(`[${Object.keys(LATIN).join('')}ẞÆŒØŁĐÐÞĦŦŊƏ]`, 'g');

/** Text without diacritics and unseen signs, in the same case; ı becomes i, Ł L, ß ss. */
export function foldMarks(text: string): string {
  return (
    normal(text, 'NFD')
      // Ligatures and letters in other widths as the letters that they are made of: ĳ, ﬁ, Ａ.
      .replace(/[\p{L}\p{Nl}]+/gu, (letters) => letters.normalize('NFKD'))
      .replace(/[\p{M}\p{Cf}\u0640]+/gu, '')
      .replace(/[‘’ʼʻ´`′＇]/g, "'")
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(LATIN_LETTER, (letter) => {
        const plain = LATIN[letter] ?? '';
        return plain === '' ? (LATIN[letter.toLowerCase()] ?? letter).toUpperCase() : plain;
      })
  );
}
