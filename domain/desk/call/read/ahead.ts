import { matchStem } from '../stems.ts';
import type { Token } from '../tokens.ts';

/** Weeks, weekends or months from the current one: "bu ay", "gelecek cuma", "öbürkü hafta sonu". */
const AHEAD: Readonly<Record<string, number>> = {
  gelecek: 1,
  onumuzdeki: 1,
  sonraki: 1,
  obur: 2,
};

/** How many weeks or months ahead a word says; null when it says nothing of the kind. */
export function aheadOf(token: Token | undefined): number | null {
  if (token === undefined) return null;
  // Too short for suffixes: "buna" is no week.
  if (token.text === 'bu') return 0;
  const stem = Object.keys(AHEAD).find((one) => matchStem(token.text, one) !== null);
  return stem === undefined ? null : (AHEAD[stem] ?? null);
}
