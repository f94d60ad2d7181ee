import type { CallQuestion, CallStay } from '#domain/desk/call/question.ts';
import { MAX_OPEN_NIGHTS, WEEK } from '#domain/search/open-stay.ts';
import {
  addDays,
  addMonths,
  type Day,
  type Month,
  monthOf,
  nightsBetween,
} from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { EMPTY_SEARCH, type SearchState } from './search-state.ts';

/** Days a search may move a stay by, either way. */
const MAX_FLEX = 7;

/** A question in words as the search asks it: for what it has no filter, it asks for a little more. */
export function searchOf(question: CallQuestion, today: Day): SearchState {
  const { stay, isPartyKnown, bedrooms, seaMetres } = question;
  const { minTotal, maxTotal, minNightly, maxNightly } = question;
  return {
    ...EMPTY_SEARCH,
    ...(isPartyKnown && {
      adults: question.adults,
      children: question.children,
      babies: question.babies,
    }),
    ...(stay && datesOf(stay, today)),
    town: [...question.towns],
    district: [...question.districts],
    type: [...question.types],
    feature: [...question.features],
    ...(bedrooms > 0 && { bedrooms }),
    ...(seaMetres !== null && { sea: seaMetres }),
    ...(question.isCheapestFirst && { sort: 'price' }),
    ...lira('minTotal', minTotal),
    ...lira('maxTotal', maxTotal),
    ...lira('minPrice', minNightly),
    ...lira('maxPrice', maxNightly),
  };
}

const lira = (name: 'minTotal' | 'maxTotal' | 'minPrice' | 'maxPrice', kurus: Kurus | null) =>
  kurus !== null && { [name]: Math.ceil(kurus / 100) };

/** Days and how far they may move; months where they may move further than that. */
function datesOf({ earliest, latest, nights }: CallStay, today: Day): Partial<SearchState> {
  const first = earliest < today ? today : earliest;
  const flex = Math.max(0, Math.ceil(nightsBetween(first, latest) / 2));
  if (flex <= MAX_FLEX) {
    const checkin = addDays(first, flex);
    return { checkin, checkout: addDays(checkin, nights), flex };
  }
  const month = monthsFrom(monthOf(first), monthOf(latest));
  return { month, ...(nights !== WEEK && { nights: Math.min(nights, MAX_OPEN_NIGHTS) }) };
}

function monthsFrom(first: Month, last: Month): Month[] {
  const months = [first];
  for (let next = addMonths(first, 1); next <= last; next = addMonths(next, 1)) months.push(next);
  return months;
}
