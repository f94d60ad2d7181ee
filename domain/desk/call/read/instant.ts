import type { Reading } from '../parts.ts';
import { isOneOf } from '../stems.ts';
import type { Token } from '../tokens.ts';

const AT_ONCE = ['aninda', 'hemen', 'anlik'];
const BOOKED = ['rezervasyon', 'onay', 'rezerve'];

/** "anında onay", "hemen rezervasyon", "onay beklemeden": a stay that nobody has to answer. */
export function readInstant(tokens: readonly Token[], at: number): Reading | null {
  const [first, second] = [tokens[at]?.text, tokens[at + 1]?.text];
  const isSaid =
    (isOneOf(first, AT_ONCE) && isOneOf(second, BOOKED)) ||
    (isOneOf(first, ['onay']) && isOneOf(second, ['beklemeden', 'beklemeyen']));
  return isSaid ? { end: at + 2, wish: { kind: 'instant' }, doubt: 0 } : null;
}
