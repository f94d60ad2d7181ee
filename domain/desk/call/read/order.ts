import type { Reading, WishedOrder } from '../parts.ts';
import { isOneOf } from '../stems.ts';
import type { Token } from '../tokens.ts';

/** What follows "en", and the English superlatives, which need no such word. */
const ORDERS: readonly { by: WishedOrder; most: readonly string[]; alone: readonly string[] }[] = [
  {
    by: 'price',
    most: ['ucuz', 'hesapli', 'ekonomik', 'uygun fiyat', 'dusuk fiyat'],
    alone: ['cheapest'],
  },
  { by: '-price', most: ['pahali', 'luks'], alone: ['most expensive'] },
  {
    by: 'newest',
    most: ['yeni', 'son eklenen'],
    alone: ['newest', 'yeni villa', 'yeni eklenen', 'son eklenen'],
  },
  {
    by: 'rating',
    most: ['yuksek puan', 'iyi puan', 'iyi', 'begenilen', 'cok begenilen'],
    alone: ['best', 'best rated', 'top rated'],
  },
  { by: 'sea', most: ['denize yakin', 'yakin deniz'], alone: ['closest to the sea'] },
];

/**
 * "en ucuz", "en uygun fiyatlı", "en yeni", "denize en yakın": what comes first, whichever type of
 * villa it is. "en uygun" alone asks for the one that suits best.
 */
export function readOrder(tokens: readonly Token[], at: number): Reading | null {
  const isMost = tokens[at]?.text === 'en';
  // "denize en yakın".
  const isSea = isOneOf(tokens[at]?.text, ['deniz']) && tokens[at + 1]?.text === 'en';
  if (isSea && isOneOf(tokens[at + 2]?.text, ['yakin'])) return done('sea', at + 3);
  for (const { by, most, alone } of ORDERS) {
    const from = isMost ? at + 1 : at;
    for (const words of isMost ? most : alone) {
      const end = pastWords(tokens, from, words.split(' '));
      if (end !== null) return done(by, end);
    }
  }
  return null;
}

const pastWords = (
  tokens: readonly Token[],
  from: number,
  words: readonly string[],
): number | null =>
  words.every((word, i) => isOneOf(tokens[from + i]?.text, [word])) ? from + words.length : null;

const done = (by: WishedOrder, end: number): Reading => ({
  end,
  wish: { kind: 'order', by },
  doubt: 0,
});
