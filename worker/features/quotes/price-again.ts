import { conflict, refused } from '#domain/errors.ts';
import { applyDiscount } from '#domain/offers/offered-sale.ts';
import { quoteStay } from '#domain/reservations/pricing/pricing.ts';
import { type MoneySnapshot, moneySnapshot } from '#domain/reservations/pricing/snapshot.ts';
import { type ExtraItem, offerExtras, toItem, withItems } from '#domain/extras/offered.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { today } from '#worker/platform/clock.ts';
import type { StayFacts } from '#worker/features/villas/stay-facts/stay-facts.ts';
import type { QuotePromise } from './quote-token.ts';

/**
 * The stay's current price, which must equal the promised one. @throws `DATES_TAKEN` or
 * `PRICE_CHANGED` (409), the stay's own refusal (422)
 */
export function priceAgain(deps: Deps, facts: StayFacts, promise: QuotePromise): PricedAgain {
  const now = deps.clock.now().toISOString();
  const priced = quoteStay({ ...facts, stay: promise, now, today: today(deps.clock) });
  if (!priced.ok) {
    if (priced.code === 'DATES_TAKEN') throw conflict('DATES_TAKEN', priced.message);
    throw refused(priced.code, priced.message);
  }
  const money = applyDiscount(moneySnapshot(priced), facts.terms, promise.offer?.discount ?? 0);
  if (money === null) throw conflict('PRICE_CHANGED');
  const taken = offerExtras(facts.extras, promise, promise.extras).filter(({ chosen }) => chosen);
  const items = taken.map(toItem);
  const agreed = withItems(money, items);
  const isAsPromised =
    agreed.total === promise.total &&
    agreed.prepayment === promise.prepayment &&
    promise.extras.every(({ id, amount }) =>
      taken.some((extra) => extra.id === id && extra.amount === amount),
    );
  if (!isAsPromised) throw conflict('PRICE_CHANGED');
  return { money, items, agreed };
}

/** The money of the nights, the chosen extras, and both together as the guest agrees to it. */
type PricedAgain = {
  money: MoneySnapshot;
  items: ExtraItem[];
  agreed: MoneySnapshot & { agencyExtras: number };
};
