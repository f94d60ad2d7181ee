import { fillsShortGap, gapAround } from '#domain/availability/gaps.ts';
import { lastDeparture } from '#domain/sale-horizon.ts';
import { takenDays } from '#domain/availability/nights.ts';
import type { TakenNight } from '#domain/availability/nights.ts';
import { eachNight, findDayFrom, nightsBetween } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { findPartyProblem } from '#domain/villas/capacity.ts';
import { stayAmounts } from './amounts.ts';
import type { AmountsRequest } from './amounts.ts';
import { findBefore } from './before-price.ts';
import type { BeforePrice, ShownPrices } from './before-price.ts';
import { moneyParts } from './money-parts.ts';
import type { MoneyParts } from './money-parts.ts';
import type { Overridable } from '../clerk-input.ts';
import {
  refuseBeyond,
  refuseDays,
  refuseEmpty,
  refuseMaxNights,
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
import { minNightsFor, seasonFinder } from './seasons.ts';
import type { Season } from './seasons.ts';
import { hasStayDays, maxNightsFor, mayArriveOn, mayDepartOn } from '#domain/prices/stay-days.ts';
import { MAX_STAY_NIGHTS } from './stay.ts';
import type { VillaTerms } from './stay.ts';
import {
  findFittingStay,
  findLongEnoughStay,
  findNearestStay,
  SUGGESTION_DAYS,
} from './suggestions.ts';

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
  /** Rules that a clerk overrides for this stay. */
  waived?: readonly Overridable[];
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
 * CLOSED, ARRIVAL_DAY, DEPARTURE_DAY, MIN_NIGHTS, MAX_NIGHTS. A stay below the minimum is sold when
 * it fills a whole gap that is shorter than the minimum; its weekdays are those of any stay.
 */
export function quoteStay(request: QuoteRequest): Priced | Refusal {
  const answer = assessStay(request);
  return answer.ok ? answer : withAlternative(request, answer);
}

/** The same without the search for other dates: a refusal suggests none. */
export const assessStay = (request: QuoteRequest): Priced | Refusal =>
  assess(request, takenDays(request.nights, request.now));

/** What `assessStay` refused, with the dates that could be sold instead. */
export function withAlternative(request: QuoteRequest, answer: Refusal): Refusal {
  const { stay, nights, now } = request;
  if (stay.checkIn >= stay.checkOut || !SUGGESTED.has(answer.code)) return answer;
  return withSuggestion(answer, suggestFor(request, answer, takenDays(nights, now)));
}

const SUGGESTED: ReadonlySet<Refusal['code']> = new Set([
  'DATES_TAKEN',
  'CLOSED',
  'ARRIVAL_DAY',
  'DEPARTURE_DAY',
  'MIN_NIGHTS',
  'MAX_NIGHTS',
]);

type Dates = { checkIn: Day; checkOut: Day };

function suggestFor(request: QuoteRequest, { code, details }: Refusal, taken: ReadonlySet<Day>) {
  // Only whether a candidate can be sold counts: what was shown before its price is not looked for.
  const { shown: _shown, ...asked } = request;
  const { stay, seasons, today } = asked;
  const canBeSold = (dates: Dates) => assess({ ...asked, stay: { ...stay, ...dates } }, taken).ok;
  const asAsked = () => {
    if (code === 'DATES_TAKEN' || code === 'CLOSED') return findNearestStay(stay, canBeSold);
    if (code !== 'MIN_NIGHTS' || details.minNights === undefined) return null;
    const gap = gapAround(stay.checkIn, stay.checkOut, taken, today);
    return findLongEnoughStay(stay, details.minNights, gap, canBeSold);
  };
  return asAsked() ?? (hasRulesNear(seasons, stay) ? suggestByDays(request, canBeSold) : null);
}

/** Of the rows that a quote has in any case: rules further away never change what is suggested. */
function hasRulesNear(seasons: readonly Season[], { checkIn, checkOut }: Dates): boolean {
  const first = findDayFrom(checkIn, -SUGGESTION_DAYS) ?? checkIn;
  const last = findDayFrom(checkOut, SUGGESTION_DAYS) ?? checkOut;
  return seasons.some((row) => row.endsOn >= first && row.startsOn <= last && hasStayDays(row));
}

/** Weekdays are compared before anything is priced: most of the candidates fail there. */
function suggestByDays({ stay, seasons }: QuoteRequest, canBeSold: (dates: Dates) => boolean) {
  const rowOf = seasonFinder(seasons);
  return findFittingStay(
    stay,
    ({ checkIn, checkOut }) =>
      mayArriveOn(rowOf(checkIn), checkIn) &&
      mayDepartOn(rowOf(checkOut), checkOut) &&
      canBeSold({ checkIn, checkOut }),
  );
}

function assess(request: QuoteRequest, taken: ReadonlySet<Day>): Priced | Refusal {
  const { stay, terms, today } = request;
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
  if (!priced.ok) return priced;
  const broken = listBroken(request, taken).find(
    ({ code }) => !request.waived?.some((rule) => rule === code),
  );
  return broken ?? priced;
}

/** The rules of weekdays and lengths that a priced stay breaks. */
function listBroken(request: QuoteRequest, taken: ReadonlySet<Day>): Refusal[] {
  const { stay, seasons, terms, today } = request;
  const { checkIn, checkOut } = stay;
  const nights = nightsBetween(checkIn, checkOut);
  const rowOf = seasonFinder(seasons);
  const [first, last] = [rowOf(checkIn), rowOf(checkOut)];
  const minNights = minNightsFor(first, terms, checkIn);
  const maxNights = maxNightsFor(first, checkIn);
  const isShort =
    nights < minNights &&
    !fillsShortGap(stay, gapAround(checkIn, checkOut, taken, today), minNights);
  return [
    ...refuseDays(first, last, stay),
    ...(isShort ? [refuseMinNights(minNights)] : []),
    ...(maxNights !== null && nights > maxNights ? [refuseMaxNights(maxNights)] : []),
  ];
}
