import type { Day } from '#domain/values/dates.ts';
import { type Kurus, roundHalfUp } from '#domain/values/money.ts';
import { priceNights, type Season } from './seasons.ts';

/** The cheapest and the dearest night on sale; both 0: nothing is. */
export type NightSpan = { from: Kurus; to: Kurus };

/** What a night of a stay costs on average, rounded to the kuruş. */
export function averageNight(total: Kurus, nights: number): Kurus {
  return roundHalfUp(total / nights);
}

/** What nights of [first, end) cost, taken or not: from the cheapest to the dearest. */
export function nightSpan(seasons: readonly Season[], first: Day, end: Day): NightSpan {
  const prices = priceNights(seasons, first, end).flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return { from: 0, to: 0 };
  return {
    from: prices.reduce((a, b) => Math.min(a, b)),
    to: prices.reduce((a, b) => Math.max(a, b)),
  };
}
