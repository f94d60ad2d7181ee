import { foldMarks } from './fold.ts';

/** Turkish letters as their predecessor and a mark that sorts after z: "ç" stands between c and d. */
const LETTERS = [
  ['ç', 'c~'],
  ['ğ', 'g~'],
  ['ı', 'h~'],
  ['ö', 'o~'],
  ['ş', 's~'],
  ['ü', 'u~'],
] as const;

/**
 * A key whose byte order is the Turkish alphabet's, for `ORDER BY` in SQLite, which has no Turkish
 * collation: a b c ç d … g ğ h ı i j … o ö … s ş … u ü. Case and foreign marks are ignored, other
 * signs count as a space, so equal keys may belong to texts that a dictionary still tells apart.
 */
export function sortKey(text: string): string {
  let key = text.normalize('NFC').toLocaleLowerCase('tr');
  for (const [letter, place] of LETTERS) key = key.replaceAll(letter, place);
  return foldMarks(key)
    .replace(/[^a-z0-9~]+/g, ' ')
    .trim();
}
