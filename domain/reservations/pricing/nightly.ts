import { lastDeparture, SHOWN_NIGHTS } from '#domain/sale-horizon.ts';
import { type Day, findDayFrom } from '#domain/values/dates.ts';
import { type Kurus, roundHalfUp } from '#domain/values/money.ts';
import { nightlyPrice, type Season, seasonFinder } from './seasons.ts';

/** The cheapest and the dearest night on sale; both 0 when none is. */
export type NightSpan = { from: Kurus; to: Kurus };

/** What a night of a stay costs on average, rounded to the kuruş. */
export function averageNight(total: Kurus, nights: number): Kurus {
  return roundHalfUp(total / nights);
}

/**
 * The price rows that visitors are shown, in order: those of the next SHOWN_NIGHTS nights, or, for a
 * house on sale only later, all that can be booked.
 */
export function shownSeasons<Row extends Season>(seasons: readonly Row[], today: Day): Row[] {
  const coming = seasons
    .filter((row) => row.endsOn >= today && nightlyPrice(row) !== null)
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  const before = (end: Day) => coming.filter(({ startsOn }) => startsOn < end);
  const shown = before(findDayFrom(today, SHOWN_NIGHTS) ?? lastDeparture(today));
  return shown.length > 0 ? shown : before(lastDeparture(today));
}

/** The range of the nightly prices in the rows that visitors are shown. */
export const shownSpan = (seasons: readonly Season[], today: Day): NightSpan =>
  nightSpan(shownSeasons(seasons, today), today, lastDeparture(today));

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
