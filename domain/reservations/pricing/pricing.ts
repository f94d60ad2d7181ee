import { fillsShortGap, gapAround } from '#domain/availability/gaps.ts';
import { lastDeparture } from '#domain/sale-horizon.ts';
import { takenDays } from '#domain/availability/nights.ts';
import type { TakenNight } from '#domain/availability/nights.ts';
import { eachNight, nightsBetween } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { findPartyProblem } from '#domain/villas/capacity.ts';
import { stayAmounts } from './amounts.ts';
import type { AmountsRequest } from './amounts.ts';
import { findBefore } from './before-price.ts';
import type { BeforePrice, ShownPrices } from './before-price.ts';
import { moneyParts } from './money-parts.ts';
import type { MoneyParts } from './money-parts.ts';
import {
  refuseBeyond,
  refuseEmpty,
  refuseMinNights,
  refuseParty,
  refusePast,
  refuseTaken,
  refuseTooLong,
  withSuggestion,
} from '../refusals.ts';
import type { Refusal } from '../refusals.ts';
import { priceLines } from './price-lines.ts';
import type { PriceLine } from './price-lines.ts';
import { findSeason, minNightsFor } from './seasons.ts';
import { MAX_STAY_NIGHTS } from './stay.ts';
import type { VillaTerms } from './stay.ts';
import { findLongEnoughStay, findNearestStay } from './suggestions.ts';

// A single import for callers that price a stay; each type is declared with its rule.
export type { Discount } from './discounts.ts';
export type { Season } from './seasons.ts';
export type { Stay, VillaTerms } from './stay.ts';

/** A stay with its price, all amounts in kuruş. The deposit is not part of the total. */
export type Priced = MoneyParts & {
  ok: true;
  nights: number;
  lines: PriceLine[];
  gross: Kurus;
  ownerDiscount: Kurus;
  agencyDiscount: Kurus;
  service: Kurus;
  cleaning: Kurus;
  extras: Kurus;
  deposit: Kurus;
  /** What may be struck through beside the total; null for nothing. */
  before: BeforePrice | null;
};

/** What a price depends on; without `shown` nobody knows what it was before a discount. */
type PriceRequest = AmountsRequest & { shown?: ShownPrices };

/**
 * The facts that a sale depends on. `nights` must extend `QUOTE_MARGIN_NIGHTS` (suggestions.ts)
 * beyond the stay on both sides, because the short-gap rule and the suggestions look at
 * neighbouring nights. With fewer rows, only suggestions and short gaps are lost; a taken night of
 * the stay itself is never sold.
 */
export type QuoteRequest = PriceRequest & {
  nights: readonly TakenNight[];
  /** ISO instant with which the expiry of holds is compared. */
  now: string;
};

/**
 * The money of a stay, whether or not it can be sold: each night from its own row, the one best
 * discount, cleaning below the threshold, then the money parts. Refuses only what has no price: an
 * empty stay (MIN_NIGHTS) or a night without a row (CLOSED).
 */
export function priceStay(request: PriceRequest): Priced | Refusal {
  const { stay, terms, shown } = request;
  const priced = stayAmounts(request);
  if (!priced.ok) return priced;
  const { nights, gross, granted, cleaning } = priced;
  const amounts = {
    gross,
    ownerDiscount: granted?.amount ?? 0,
    agencyDiscount: 0,
    service: 0,
    cleaning,
    extras: 0,
  };
  const parts = moneyParts({ ...amounts, ...ratesOf(terms) });
  const before =
    granted && shown ? findBefore({ stay, terms, shown }, granted.discount, parts.total) : null;
  return {
    ok: true,
    nights: nights.length,
    lines: priceLines(priced, before),
    ...amounts,
    ...parts,
    deposit: terms.deposit,
    before,
  };
}

function ratesOf({ prepaymentRate, commissionRate }: VillaTerms) {
  return { prepaymentRate, commissionRate };
}

/**
 * The price of a stay that can be sold, or the first reason why not, in this order: PAST,
 * MIN_NIGHTS for an empty stay, TOO_LONG, CLOSED beyond the nights on sale, CAPACITY, DATES_TAKEN,
 * CLOSED, MIN_NIGHTS. A stay below the minimum is sold when it fills a whole gap that is shorter
 * than the minimum.
 */
export function quoteStay(request: QuoteRequest): Priced | Refusal {
  const taken = takenDays(request.nights, request.now);
  const answer = assess(request, taken);
  if (answer.ok) return answer;

  const { stay, today } = request;
  const canBeSold = (dates: { checkIn: Day; checkOut: Day }) =>
    assess({ ...request, stay: { ...stay, ...dates } }, taken).ok;
  const { minNights } = answer.details;
  if (answer.code === 'DATES_TAKEN' || answer.code === 'CLOSED') {
    return withSuggestion(answer, findNearestStay(stay, canBeSold));
  }
  if (minNights !== undefined && stay.checkIn < stay.checkOut) {
    const gap = gapAround(stay.checkIn, stay.checkOut, taken, today);
    return withSuggestion(answer, findLongEnoughStay(stay, minNights, gap, canBeSold));
  }
  return answer;
}

function assess(request: QuoteRequest, taken: ReadonlySet<Day>): Priced | Refusal {
  const { stay, seasons, terms, today } = request;
  const { checkIn, checkOut } = stay;
  const nights = nightsBetween(checkIn, checkOut);
  if (checkIn < today) return refusePast(today);
  if (nights < 1) return refuseEmpty();
  if (nights > MAX_STAY_NIGHTS) return refuseTooLong(checkIn);
  if (checkOut > lastDeparture(today)) return refuseBeyond(lastDeparture(today));
  const problem = findPartyProblem(stay, terms);
  if (problem !== null) return refuseParty(problem);
  const held = eachNight(checkIn, checkOut).find((night) => taken.has(night));
  if (held !== undefined) return refuseTaken(held);

  const priced = priceStay(request);
  const minNights = minNightsFor(findSeason(seasons, checkIn), terms, checkIn);
  const isShort = priced.ok && nights < minNights;
  if (isShort && !fillsShortGap(stay, gapAround(checkIn, checkOut, taken, today), minNights)) {
    return refuseMinNights(minNights);
  }
  return priced;
}
