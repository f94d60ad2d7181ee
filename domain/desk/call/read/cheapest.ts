import type { Reading } from '../parts.ts';
import { isOneOf } from '../stems.ts';
import type { Token } from '../tokens.ts';

const CHEAP = ['ucuz', 'hesapli', 'ekonomik'];

/**
 * "en ucuz", "en hesaplı", "en uygun fiyat": the cheapest first, whichever type of villa it is. "en
 * uygun" alone asks for the one that suits best.
 */
export function readCheapest(tokens: readonly Token[], at: number): Reading | null {
  if (tokens[at]?.text !== 'en') return null;
  const isPrice =
    isOneOf(tokens[at + 1]?.text, ['uygun']) && isOneOf(tokens[at + 2]?.text, ['fiyat']);
  if (!isPrice && !isOneOf(tokens[at + 1]?.text, CHEAP)) return null;
  return { end: at + (isPrice ? 3 : 2), wish: { kind: 'cheapest' }, doubt: 0 };
}
