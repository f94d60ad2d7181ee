import { conflict, refused } from '#domain/errors.ts';
import { applyDiscount } from '#domain/offers/offered-sale.ts';
import { quoteStay } from '#domain/reservations/pricing/pricing.ts';
import { type MoneySnapshot, moneySnapshot } from '#domain/reservations/pricing/snapshot.ts';
import { type ExtraItem, offerExtras, toItem, withItems } from '#domain/extras/offered.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { today } from '#worker/platform/clock.ts';
import type { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import { type AgreementFacts, writeContract } from '#worker/features/contracts/contract-facts.ts';
import { assertAsRead } from '#worker/features/contracts/fingerprint.ts';
import type { StayFacts } from '#worker/features/villas/stay-facts/stay-facts.ts';
import type { QuotePromise } from './quote-token.ts';

/**
 * The stay as it is agreed to: at its current price and with its current contract, which must be
 * those that were quoted. @throws `DATES_TAKEN`, `PRICE_CHANGED` or `CONTRACT_CHANGED` (409), the
 * stay's own refusal (422)
 */
export async function agreeAgain(
  deps: Deps,
  agreement: AgreementFacts,
  promise: QuotePromise,
): Promise<PricedAgain & { guestDocument: GuestDocument }> {
  const priced = priceAgain(deps, agreement.facts, promise);
  const { agreed } = priced;
  const guestDocument = writeContract(
    agreement,
    { ...promise, ...agreed, paymentParts: agreement.facts.paymentParts },
    today(deps.clock),
  );
  const { contract } = promise;
  if (contract !== null) await assertAsRead({ ...promise, contract }, guestDocument, agreed);
  else if (agreed.prepayment !== promise.prepayment) throw conflict('PRICE_CHANGED');
  return { ...priced, guestDocument };
}

/** What is not part of the price, such as the prepayment, is compared with the contract. */
function priceAgain(deps: Deps, facts: StayFacts, promise: QuotePromise): PricedAgain {
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
