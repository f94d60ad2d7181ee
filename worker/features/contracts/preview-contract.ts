import { notFound } from '#domain/errors.ts';
import { asDraft } from '#domain/guest-documents/contract.ts';
import type { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import type { ContractPreviewInput } from '#domain/guest-documents/schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { today } from '#worker/platform/clock.ts';
import { priceAgain } from '#worker/features/quotes/price-again.ts';
import { openQuote } from '#worker/features/quotes/quote-token.ts';
import { arrivingOn, readAgreementFacts, writeContract } from './contract-facts.ts';

/**
 * The contract that a visitor is about to agree to: for a quoted stay at its amounts. One trip.
 * @throws `QUOTE_EXPIRED` (422), `PRICE_CHANGED` or `DATES_TAKEN` (409): the quote is no longer
 * valid
 */
export async function previewContract(
  deps: Deps,
  { quoteToken }: ContractPreviewInput,
): Promise<GuestDocument> {
  const promise = await openQuote(deps, quoteToken);
  const agreement = await readAgreementFacts(deps.db, promise.slug, today(deps.clock));
  if (agreement === null) throw notFound('Bu villa artık yayında değil.');
  const { agreed } = priceAgain(deps, agreement.facts, promise);
  const stay = { ...promise, ...agreed };
  return asDraft(writeContract(arrivingOn(agreement, promise.checkIn), stay, today(deps.clock)));
}
