/** Shorter words are too similar to each other to allow a mistake. */
const SHORTEST = 5;

/**
 * Whether `typed` may be a mistyped word, or its beginning: one letter wrong, added, missing or
 * swapped with its neighbour. Both are folded. kalkna → kalkan.
 */
export function isNearWord(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < SHORTEST) {
    // "vila": a word is as long as it was meant to be.
    return typed.length + 1 === SHORTEST && word.length === SHORTEST && isOneEdit(typed, word);
  }
  return [-1, 0, 1].some((more) => isOneEdit(typed, word.slice(0, typed.length + more)));
}

/** One letter added, missing or wrong, or two neighbours swapped; false when equal. */
export function isOneEdit(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const rest = (text: string, skipped: number) => text.slice(at + skipped);
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, 2) === rest(b, 2);
  return (
    rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1) || isSwapped
  );
}
