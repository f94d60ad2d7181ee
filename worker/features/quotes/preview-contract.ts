import { notFound } from '#domain/errors.ts';
import { asDraft } from '#domain/guest-documents/contract.ts';
import type { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import type { ContractPreviewInput } from '#domain/guest-documents/schema.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { today } from '#worker/platform/clock.ts';
import { readAgreementFacts } from '#worker/features/contracts/contract-facts.ts';
import { contractBeside } from '#worker/features/contracts/paper-voice.ts';
import { agreeAgain } from './price-again.ts';
import { openQuote } from './quote-token.ts';

/**
 * The contract that a visitor is about to agree to: for a quoted stay at its amounts, with their
 * language beside the Turkish text. One trip, two in another language.
 * @throws `QUOTE_EXPIRED` (422), `PRICE_CHANGED`, `CONTRACT_CHANGED` or `DATES_TAKEN` (409): the
 * quote is no longer valid
 */
export async function previewContract(
  deps: Deps,
  { quoteToken }: ContractPreviewInput,
  language: Language = FIRST_LANGUAGE,
): Promise<GuestDocument> {
  const promise = await openQuote(deps, quoteToken);
  const agreement = await readAgreementFacts(deps.db, promise, today(deps.clock));
  if (agreement === null) throw notFound('Bu villa artık yayında değil.');
  const { guestDocument } = await agreeAgain(deps, agreement, promise);
  const draft = asDraft(guestDocument);
  return (await contractBeside(deps.db, language, draft)) ?? draft;
}
