import type { Day } from '#domain/values/dates.ts';
import { sumKurus } from '#domain/values/money.ts';
import type { Kurus } from '#domain/values/money.ts';
import { refuseClosed, refuseEmpty } from '../refusals.ts';
import type { Refusal } from '../refusals.ts';
import { findBestDiscount } from './discounts.ts';
import type { Discount, GrantedDiscount } from './discounts.ts';
import { cleaningFeeFor, findSeason, priceNights } from './seasons.ts';
import type { Season } from './seasons.ts';
import type { Stay, VillaTerms } from './stay.ts';

/** What the amounts of a stay depend on. */
export type AmountsRequest = {
  stay: Stay;
  seasons: readonly Season[];
  discounts: readonly Discount[];
  terms: VillaTerms;
  /** The day it is in Istanbul. */
  today: Day;
};

/** The nights with their prices, the one discount and the cleaning of a stay, in kuruş. */
export type StayAmounts = {
  ok: true;
  nights: { night: Day; price: Kurus }[];
  gross: Kurus;
  granted: GrantedDiscount | null;
  cleaning: Kurus;
};

/**
 * Each night from its own row, the one best discount, cleaning below the threshold. Refuses only
 * what has no price: an empty stay (MIN_NIGHTS) or a night without a row (CLOSED).
 */
export function stayAmounts(request: AmountsRequest): StayAmounts | Refusal {
  const { stay, seasons, discounts, terms, today } = request;
  const nights: StayAmounts['nights'] = [];
  for (const { night, price } of priceNights(seasons, stay.checkIn, stay.checkOut)) {
    if (price === null) return refuseClosed(night);
    nights.push({ night, price });
  }
  if (nights.length === 0) return refuseEmpty();
  return {
    ok: true,
    nights,
    gross: sumKurus(nights.map(({ price }) => price)),
    granted: findBestDiscount(discounts, { ...stay, today, nights }),
    cleaning: cleaningFeeFor(findSeason(seasons, stay.checkIn), terms, nights.length),
  };
}
