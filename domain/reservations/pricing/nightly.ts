import { type Day, findDayFrom } from '#domain/values/dates.ts';
import { type Kurus, roundHalfUp } from '#domain/values/money.ts';
import { nightlyPrice, type Season, seasonFinder } from './seasons.ts';

/** The cheapest and the dearest night on sale; both 0 when none is. */
export type NightSpan = { from: Kurus; to: Kurus };

/** What a night of a stay costs on average, rounded to the kuruş. */
export function averageNight(total: Kurus, nights: number): Kurus {
  return roundHalfUp(total / nights);
}

/** The range of nightly prices within [first, end), whether taken or not. */
export function nightSpan(seasons: readonly Season[], first: Day, end: Day): NightSpan {
  const seasonOf = seasonFinder(seasons);
  // Every night between two changes of the rows costs the same.
  const changes = seasons.flatMap(({ startsOn, endsOn }) => [
    startsOn,
    findDayFrom(endsOn, 1) ?? end,
  ]);
  const prices = [first, ...changes]
    .filter((day) => first <= day && day < end)
    .flatMap((day) => nightlyPrice(seasonOf(day)) ?? []);
  if (prices.length === 0) return { from: 0, to: 0 };
  return { from: Math.min(...prices), to: Math.max(...prices) };
}
