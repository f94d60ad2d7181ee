import { foldMarks } from './fold.ts';
import { normal } from './normal.ts';

/** Turkish letters as a base letter and a mark that sorts after z: "ç" comes between c and d. */
const LETTERS = [
  ['ç', 'c~'],
  ['ğ', 'g~'],
  ['ı', 'h~'],
  ['ö', 'o~'],
  ['ş', 's~'],
  ['ü', 'u~'],
] as const;

/**
 * A sort key whose byte order is the Turkish alphabet, for `ORDER BY` in SQLite, which has no
 * Turkish collation: a b c ç d … g ğ h ı i j … o ö … s ş … u ü. Case and foreign diacritics are
 * ignored and other characters count as a space, so different texts may have equal keys.
 */
export function sortKey(text: string): string {
  let key = normal(text, 'NFC').toLocaleLowerCase('tr');
  for (const [letter, place] of LETTERS) key = key.replaceAll(letter, place);
  return foldMarks(key)
    .replace(/[^a-z0-9~]+/g, ' ')
    .trim();
}
