import { isOneEdit } from '#domain/values/near-word.ts';

/**
 * Suffixes of Turkish nouns in what clerks type, folded: "kalkan-da", "temmuz-un", "hafta-lık",
 * "kişi-yiz". Deliberately broad, because it is only matched after a known stem.
 */
const ENDING =
  /^(?:l[ae]r)?(?:l[iu](?:k|g)?)?(?:[iu]?m[iu]z|[iu]n[iu]z)?(?:s?[iu]n?|n[iu]n)?(?:n?d[ae]n?|t[ae]n?|[ny]?[ae]|[ny][iu])?(?:k[iu])?(?:y?[iu]z)?$/;

/** A word of at least this many letters may contain one typing mistake. */
const FORGIVEN_LENGTH = 5;

/** How certain a match is: 0 as written, 1 with a typing mistake. */
export type Doubt = 0 | 1;

/** Without letters written twice. */
const once = (word: string): string => word.replace(/(.)\1+/g, '$1');

/**
 * Whether a typed word is `stem`, possibly with a suffix or one wrong letter; null when it is not.
 */
export function matchStem(word: string, stem: string): Doubt | null {
  // People rarely miss the first letter, and "yakın" is not "sakin". Most pairs of words end here.
  const isSwapped = stem.length > FORGIVEN_LENGTH && word[0] === stem[1] && word[1] === stem[0];
  if (word[0] !== stem[0] && !isSwapped) return null;
  const ending = word.startsWith(stem) ? word.slice(stem.length) : null;
  // "cots" and "terraces" are English.
  if (ending !== null && (ending === 's' || ENDING.test(ending))) return 0;
  // "kaşş", "kalkaaan".
  if (/(.)\1/.test(word) && word !== stem && once(word) === once(stem)) return 1;
  if (stem.length < FORGIVEN_LENGTH || word.length < FORGIVEN_LENGTH - 1) return null;
  // "kalkansız" is no mistyped "kalkan".
  if (/s[iu]z$/.test(word) && !/s[iu]z$/.test(stem)) return null;
  const isNear = [stem.length, stem.length - 1, stem.length + 1].some(
    (length) =>
      length <= word.length &&
      isOneEdit(word.slice(0, length), stem) &&
      ENDING.test(word.slice(length)),
  );
  return isNear ? 1 : null;
}

/** Whether a typed word is one of the stems. */
export const isOneOf = (word: string | undefined, stems: readonly string[]): boolean =>
  word !== undefined && stems.some((stem) => matchStem(word, stem) !== null);
