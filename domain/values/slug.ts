import { fold, foldMarks } from './fold.ts';
import { plainDigits } from './pasted.ts';
import { transliterate } from './transliterate.ts';

/**
 * Text as part of an address: "Kaş – Çukurbağ'da İki Oda" → "kas-cukurbag-da-iki-oda", "Ωμέγα" →
 * "omega". A letter without a Latin one is its number, so that only a text without letters is empty.
 */
export function slugify(text: string): string {
  return fold(transliterate(plainDigits(text)))
    .replace(/(?![a-z0-9])[\p{L}\p{N}]/gu, (letter) => (letter.codePointAt(0) ?? 0).toString(16))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * A file name in plain ASCII, other letters transliterated and case kept: "Görünüş
 * İskele.JPG" → "Gorunus-Iskele.JPG". Never empty, hidden or a path.
 */
export function asciiFileName(name: string): string {
  const ascii = foldMarks(transliterate(name))
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/(?<!-)-*\.[.-]*/g, '.')
    .replace(/-{2,}/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '');
  return ascii === '' ? 'dosya' : ascii;
}
