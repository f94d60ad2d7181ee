import { notFound, refused } from '#domain/errors.ts';
import { quoteStay } from '#domain/reservations/pricing/pricing.ts';
import { moneySnapshot } from '#domain/reservations/pricing/snapshot.ts';
import { planOf } from '#domain/payments/parts.ts';
import type { Quote, QuoteInput } from '#domain/reservations/quote-schema.ts';
import { lateArrivalOf } from '#domain/stay-page/late-checkout.ts';
import { offerExtras, toItem, withItems } from '#domain/extras/offered.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { inMinutes, instant, today } from '#worker/platform/clock.ts';
import { readQuotedFacts, writeContract } from '#worker/features/contracts/contract-facts.ts';
import { fingerprintOf } from '#worker/features/contracts/fingerprint.ts';
import { requestHoldEnd } from '#worker/features/nights/request-hold.ts';
import { findHoldAtOnce } from './hold-at-once.ts';
import { promisedExtras, QUOTE_MINUTES, signQuote } from './quote-token.ts';

/**
 * The signed price of a stay, valid for 30 minutes. One database trip. @throws `NOT_FOUND` for an
 * unknown villa; 422 with the reason when the stay cannot be sold.
 */
export async function quote(deps: Deps, input: QuoteInput): Promise<Quote> {
  const agreement = await readQuotedFacts(deps.db, input, today(deps.clock));
  if (agreement === null) throw notFound('Bu villa bulunamadı ya da yayında değil.');
  const { facts } = agreement;
  const priced = quoteStay({
    ...facts,
    stay: input,
    now: instant(deps.clock),
    today: today(deps.clock),
  });
  if (!priced.ok) throw refused(priced.code, priced.message);
  const { nights, prepayment, deposit } = priced;
  const extras = offerExtras(facts.extras, input, input.extras ?? []);
  const chosen = extras.filter((extra) => extra.chosen);
  const agreed = withItems(moneySnapshot(priced), chosen.map(toItem));
  const { lines, total, agencyExtras } = agreed;
  const atOnce = findHoldAtOnce(deps, facts, { ...input, prepayment });
  const validUntil = inMinutes(deps.clock, QUOTE_MINUTES);
  const lateArrival = lateArrivalOf(facts.latePromises[input.checkIn] ?? null, facts.checkInTime);
  const guestDocument = writeContract(
    agreement,
    { ...input, ...agreed, paymentParts: facts.paymentParts },
    today(deps.clock),
  );
  const contract = await fingerprintOf(guestDocument, agreed);
  const promise = {
    total,
    prepayment,
    validUntil,
    contract,
    lateArrival,
    extras: promisedExtras(extras),
  };
  const quoteToken = await signQuote(deps, input, promise);
  return {
    available: true,
    nights,
    currency: 'TRY',
    lines,
    total,
    before: priced.before && {
      ...priced.before,
      total: priced.before.total + total - priced.total,
    },
    prepayment,
    balance: total - prepayment - agencyExtras,
    parts: planOf({
      ...agreed,
      checkIn: input.checkIn,
      createdAt: instant(deps.clock),
      paymentParts: facts.paymentParts,
    }),
    deposit,
    lateArrival,
    extras,
    agencyExtras,
    holdExpiresAt: requestHoldEnd(deps, facts.hold, input.checkIn),
    instantMinutes: atOnce === null ? null : minutesUntil(deps.clock, atOnce),
    contract: contract.text,
    quoteToken,
    validUntil,
  };
}

const minutesUntil = (clock: Deps['clock'], end: string): number =>
  Math.round((Date.parse(end) - clock.now().getTime()) / 60_000);
