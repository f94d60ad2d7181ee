import { nightsBetween } from '#domain/dates.ts';
import { OVERRIDABLE } from './clerk-input.ts';
import type { Overridable } from './clerk-input.ts';
import { priceStay, quoteStay } from './pricing.ts';
import type { Priced, QuoteRequest, Refusal } from './pricing.ts';
import { MAX_STAY_NIGHTS } from './stay.ts';

/** A clerk's view of a stay: its price where it has one, and what still forbids to sell it. */
export type ClerkAnswer = {
  priced: Priced | null;
  /** Null when the stay may be sold. */
  refusal: Refusal | null;
  /** The rules in the way that a clerk may set aside. */
  override: Overridable[];
};

/**
 * What a clerk may sell: as `quoteStay`, but a rule of `OVERRIDABLE` in the way is named, and set
 * aside when `overridden` says so. A stay that cannot be sold still has a price where every night
 * has one, so that a clerk can tell the guest what it would cost.
 */
export function quoteForClerk(
  request: QuoteRequest,
  overridden: readonly Overridable[],
): ClerkAnswer {
  const answer = quoteStay(request);
  if (answer.ok) return { priced: answer, refusal: null, override: [] };
  const priced = findPrice(request);
  const rule = OVERRIDABLE.find((code) => code === answer.code);
  if (rule === undefined || priced === null) return { priced, refusal: answer, override: [] };
  const refusal = overridden.includes(rule) ? null : answer;
  return { priced, refusal, override: [rule] };
}

function findPrice(request: QuoteRequest): Priced | null {
  const { checkIn, checkOut } = request.stay;
  const nights = nightsBetween(checkIn, checkOut);
  if (nights < 1 || nights > MAX_STAY_NIGHTS) return null;
  const priced = priceStay(request);
  return priced.ok ? priced : null;
}
