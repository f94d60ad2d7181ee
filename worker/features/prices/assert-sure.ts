import { refused } from '#domain/errors.ts';
import { describePriceDoubt, findPriceDoubts } from '#domain/prices/doubt.ts';

type Rows = Parameters<typeof findPriceDoubts>[0];

/** Prices named in a refusal; the others are counted. */
const NAMED = 3;

/** @throws `PRICE_DOUBT` (422), with both numbers, for prices far from those that stand */
export function assertSure(before: Rows, after: Rows, sure: boolean | undefined, of = ''): void {
  if (sure === true) return;
  const doubts = findPriceDoubts(before, after);
  if (doubts.length === 0) return;
  const named = doubts.slice(0, NAMED).map(describePriceDoubt).join('; ');
  const more = doubts.length > NAMED ? ` ve ${doubts.length - NAMED} dönem daha` : '';
  throw refused('PRICE_DOUBT', `${of}${named}${more}. Doğruysa onaylayın.`);
}
