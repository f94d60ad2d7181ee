/** Numbers in words, folded. Turkish and English. */
export const UNITS: Readonly<Record<string, number>> = {
  bir: 1,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  alti: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
export const TENS: Readonly<Record<string, number>> = {
  on: 10,
  yirmi: 20,
  otuz: 30,
  kirk: 40,
  elli: 50,
  altmis: 60,
  yetmis: 70,
  seksen: 80,
  doksan: 90,
};

/** "onbeş", "yüzelli", "ellibin", "sekizkişi": the words that were written as one; null for others. */
export function partNumberWord(word: string): string[] | null {
  const parts: string[] = [];
  let rest = word;
  while (rest !== '') {
    const next = PIECES.find((piece) => rest.startsWith(piece));
    if (next === undefined) break;
    parts.push(next);
    rest = rest.slice(next.length);
  }
  const isNumber = rest === '' || (parts.length > 0 && /^ki[sş]i(?:lik|yiz)?$/.test(rest));
  const all = rest === '' ? parts : [...parts, rest];
  return isNumber && all.length > 1 ? all : null;
}

/** Longer ones first, so that "on" is not found in "one". */
const PIECES = [...Object.keys(UNITS), ...Object.keys(TENS), 'yuz', 'bin'].toSorted(
  (a, b) => b.length - a.length,
);
