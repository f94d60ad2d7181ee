import type { CallQuestion, CallStay } from '#domain/desk/call/question.ts';
import { MAX_MONTHS, MAX_OPEN_NIGHTS, WEEK } from '#domain/search/open-stay.ts';
import {
  addDays,
  addMonths,
  type Day,
  type Month,
  monthOf,
  nightsBetween,
} from '#domain/values/dates.ts';
import { sameWeekAhead } from '#domain/values/week-ahead.ts';
import type { Kurus } from '#domain/values/money.ts';
import { EMPTY_SEARCH, type SearchState } from './search-state.ts';
import type { PageMessages } from '#domain/languages/messages.ts';
import { formats } from '#site/language.ts';

/** Days a search may move a stay by, either way. */
const MAX_FLEX = 7;

/** What a search takes, in whole numbers (`SearchQueryInput`). */
const MAX = { people: 30, price: 100_000_000, total: 999_999_999, sea: 100_000 } as const;

type Beside = {
  today: Day;
  places: Pick<SearchState, 'town' | 'district'>;
  /** The length of the stay where no dates are said. */
  nights: number | null;
  words: PageMessages['asked'];
};

/**
 * A question in words as the search asks it: for what it has no filter, it asks for a little more.
 * `notes` say what was supposed.
 */
export function searchOf(
  question: CallQuestion,
  { today, places, nights, words }: Beside,
): { state: SearchState; notes: string[] } {
  const { stay, isPartyKnown, areAdultsKnown, bedrooms, bathrooms, seaMetres, rating } = question;
  const { minTotal, maxTotal, minNightly, maxNightly } = question;
  const notes: string[] = [];
  const [adults, children, babies] = [question.adults, question.children, question.babies].map(
    (count) => Math.min(count, MAX.people),
  ) as [number, number, number];
  if (question.adults + question.children > MAX.people) notes.push(words.tooMany);
  const isTotal = minTotal !== null || maxTotal !== null;
  const isOpen = stay === null && (isTotal || nights !== null);
  // Without dates a total is compared with any stay of the coming year.
  if (isOpen) notes.push(words.noDates(Math.min(nights ?? WEEK, MAX_OPEN_NIGHTS), isTotal));
  const state: SearchState = {
    ...EMPTY_SEARCH,
    ...(isPartyKnown && { adults: areAdultsKnown ? adults : 0, children, babies }),
    ...(stay && datesOf(stay, today)),
    ...(isOpen && openMonths(today, nights)),
    ...places,
    type: [...question.types],
    feature: [...question.features],
    ...(bedrooms > 0 && { bedrooms }),
    ...(bathrooms > 0 && { bathrooms }),
    ...(seaMetres !== null && { sea: Math.min(Math.max(1, seaMetres), MAX.sea) }),
    ...(rating !== null && { rating }),
    ...(question.instant && { instant: 1 }),
    ...(question.order !== null && { sort: question.order }),
    ...lira('minTotal', minTotal, MAX.total),
    ...lira('maxTotal', maxTotal, MAX.total),
    ...lira('minPrice', minNightly, MAX.price),
    ...lira('maxPrice', maxNightly, MAX.price),
  };
  if (stay === null || stay.latest >= today || state.checkin === undefined) return { state, notes };
  const { checkIn, checkOut } = sameWeekAhead(state.checkin, state.checkout ?? '', today);
  notes.push(words.datesAreOver(formats().stay(checkIn, checkOut)));
  return { state: { ...state, checkin: checkIn, checkout: checkOut }, notes };
}

const openMonths = (today: Day, nights: number | null): Partial<SearchState> => ({
  month: monthsFrom(monthOf(today), addMonths(monthOf(today), MAX_MONTHS - 1)),
  ...(nights !== null && nights !== WEEK && { nights: Math.min(nights, MAX_OPEN_NIGHTS) }),
});

const lira = (
  name: 'minTotal' | 'maxTotal' | 'minPrice' | 'maxPrice',
  kurus: Kurus | null,
  most: number,
) => kurus !== null && { [name]: Math.min(Math.ceil(kurus / 100), most) };

/**
 * Days and how far they may move; months where they may move further than that, unless the stay is
 * longer than a search in months takes.
 */
function datesOf({ earliest, latest, nights }: CallStay, today: Day): Partial<SearchState> {
  const first = earliest < today && latest >= today ? today : earliest;
  const flex = Math.max(0, Math.ceil(nightsBetween(first, latest) / 2));
  if (flex <= MAX_FLEX || nights > MAX_OPEN_NIGHTS) {
    const checkin = addDays(first, flex);
    return { checkin, checkout: addDays(checkin, nights), flex: Math.min(flex, MAX_FLEX) };
  }
  const month = monthsFrom(monthOf(first), monthOf(latest));
  return { month, ...(nights !== WEEK && { nights: Math.min(nights, MAX_OPEN_NIGHTS) }) };
}

function monthsFrom(first: Month, last: Month): Month[] {
  const months = [first];
  for (let next = addMonths(first, 1); next <= last; next = addMonths(next, 1)) months.push(next);
  return months.slice(0, MAX_MONTHS);
}
