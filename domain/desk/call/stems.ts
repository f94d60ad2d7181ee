import { isOneEdit } from '#domain/values/near-word.ts';

/**
 * The endings a Turkish noun takes in what clerks type, folded: "kalkan-da", "temmuz-un",
 * "hafta-lık", "kişi-yiz". Wide on purpose: it is only asked about what follows a known stem.
 */
const ENDING =
  /^(?:l[ae]r)?(?:l[iu](?:k|g)?)?(?:[iu]?m[iu]z|[iu]n[iu]z)?(?:s?[iu]n?|n[iu]n)?(?:n?d[ae]n?|t[ae]n?|[ny]?[ae]|[ny][iu])?(?:k[iu])?(?:y[iu]z)?$/;

/** From this length on a word may hold one typing mistake. */
const FORGIVEN_LENGTH = 5;

/** How surely a word is meant: 0 as it is written, 1 with a typing mistake. */
export type Doubt = 0 | 1;

/** Whether a typed word is `stem`, with an ending or a mistake of one letter; null when it is not. */
export function matchStem(word: string, stem: string): Doubt | null {
  if (word.startsWith(stem) && ENDING.test(word.slice(stem.length))) return 0;
  if (stem.length < FORGIVEN_LENGTH || word.length < FORGIVEN_LENGTH - 1) return null;
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
