import { notFound } from '#domain/errors.ts';
import { asDraft } from '#domain/guest-documents/contract.ts';
import type { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import type { ContractPreviewInput } from '#domain/guest-documents/schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { today } from '#worker/platform/clock.ts';
import { readAgreementFacts } from '#worker/features/contracts/contract-facts.ts';
import { agreeAgain } from './price-again.ts';
import { openQuote } from './quote-token.ts';

/**
 * The contract that a visitor is about to agree to: for a quoted stay at its amounts. One trip.
 * @throws `QUOTE_EXPIRED` (422), `PRICE_CHANGED`, `CONTRACT_CHANGED` or `DATES_TAKEN` (409): the
 * quote is no longer valid
 */
export async function previewContract(
  deps: Deps,
  { quoteToken }: ContractPreviewInput,
): Promise<GuestDocument> {
  const promise = await openQuote(deps, quoteToken);
  const agreement = await readAgreementFacts(deps.db, promise, today(deps.clock));
  if (agreement === null) throw notFound('Bu villa artık yayında değil.');
  const { guestDocument } = await agreeAgain(deps, agreement, promise);
  return asDraft(guestDocument);
}
