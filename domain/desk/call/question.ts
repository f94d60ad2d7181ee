import { addDays, type Day, nightsBetween } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import { type ExchangeRates, kurusIn } from '#domain/values/currency.ts';
import type { BudgetSpan, BudgetWish, CallPart, Wish, WishedOrder } from './parts.ts';

/** When a caller wants to come. */
export type CallStay = {
  /** The preferred arrival; the others are tried in order of distance from it. */
  arrival: Day;
  nights: number;
  /** Earliest and latest arrival; both `arrival` for fixed dates. */
  earliest: Day;
  latest: Day;
  /** The length of the stay was not mentioned: a week is assumed. */
  isLengthSupposed: boolean;
};

/** Everything that a caller asks for; empty lists and nulls set no condition. */
export type CallQuestion = {
  adults: number;
  children: number;
  babies: number;
  /** Somebody has said how many come; and how many of them are adults, or all together. */
  isPartyKnown: boolean;
  areAdultsKnown: boolean;
  stay: CallStay | null;
  /** Slugs; any one of them is enough. */
  towns: readonly string[];
  districts: readonly string[];
  types: readonly string[];
  /** All of them. */
  features: readonly string[];
  /** Amenities and types that are not wanted. */
  without: readonly string[];
  bedrooms: number;
  bathrooms: number;
  /** Tenths of a star. */
  rating: number | null;
  seaMetres: number | null;
  /** Nobody has to answer first. */
  instant?: true;
  minTotal: Kurus | null;
  maxTotal: Kurus | null;
  minNightly: Kurus | null;
  maxNightly: Kurus | null;
  /** What comes first; the desk always lists the cheapest first. */
  order: WishedOrder | null;
  /** Ids of villas asked for by name; any one of them is enough. */
  villas: readonly number[];
};

/** Length of the stay assumed when the caller does not mention one. */
const USUAL_NIGHTS = 7;

/** The day of the call, and the exchange rates of that day for budgets in another currency. */
export type CallDay = { today: Day; rates: ExchangeRates };

/** Combines the parts of a sentence into one question; corrected parts do not count. */
export function toQuestion(all: readonly CallPart[], { today, rates }: CallDay): CallQuestion {
  const parts = all.filter(({ isOverruled }) => !isOverruled);
  const one = <Kind extends Wish['kind']>(kind: Kind) =>
    parts.find((part): part is Extract<CallPart, { kind: Kind }> => part.kind === kind);
  const slugs = (kind: 'town' | 'district' | 'type' | 'feature') =>
    parts.flatMap((part) => (part.kind === kind ? [part.slug] : []));
  const budget = one('budget');
  const party = partyOf(parts);
  const said = (budget && boundsOf(budget, rates)) ?? NO_BOUNDS;
  const payers = budget?.isEach ? Math.max(1, party.adults + party.children) : 1;
  const bounds = perNight(said, 1 / payers);
  const stay = stayOf(parts, today);
  const of = nightsOfSpan(budget?.per ?? 'stay', stay);
  const [total, nightly] = of === null ? [bounds, NO_BOUNDS] : [NO_BOUNDS, perNight(bounds, of)];
  const around = parts.filter((part) => part.kind === 'around');
  return {
    ...party,
    stay,
    towns: unique([...slugs('town'), ...around.flatMap(({ towns }) => towns)]),
    districts: unique([...slugs('district'), ...around.flatMap(({ districts }) => districts)]),
    types: unique(slugs('type')),
    features: unique(slugs('feature')),
    without: parts.flatMap((part) => (part.kind === 'without' && part.slug ? [part.slug] : [])),
    bedrooms: roomsOf(parts, 'bedrooms'),
    bathrooms: roomsOf(parts, 'bathrooms'),
    rating: one('rating')?.tenths ?? null,
    seaMetres: one('sea')?.metres ?? null,
    ...(one('instant') && { instant: true as const }),
    minTotal: total.min,
    maxTotal: total.max,
    minNightly: nightly.min,
    maxNightly: nightly.max,
    order: one('order')?.by ?? null,
    villas: parts.flatMap((part) => (part.kind === 'villa' ? part.ids : [])),
  };
}

const unique = (slugs: readonly string[]): string[] => [...new Set(slugs)];

function roomsOf(parts: readonly CallPart[], of: 'bedrooms' | 'bathrooms'): number {
  const counts = parts.flatMap((part) =>
    (part.kind === 'bedrooms' || part.kind === 'bathrooms') && part.kind === of ? part.count : [],
  );
  return counts[0] ?? 0;
}

const WEEK_NIGHTS = 7;
const MONTH_NIGHTS = 30;

/**
 * The nights that an amount is divided by; null for the price of the stay. A week's is that of a
 * stay of a week, and without dates of any week.
 */
function nightsOfSpan(span: BudgetSpan, stay: CallStay | null): number | null {
  if (span === 'night') return 1;
  if (span === 'month') return MONTH_NIGHTS;
  return span === 'week' && stay !== null && stay.nights !== WEEK_NIGHTS ? WEEK_NIGHTS : null;
}

const perNight = ({ min, max }: Bounds, nights: number): Bounds => ({
  min: min === null ? null : Math.floor(min / nights),
  max: max === null ? null : Math.ceil(max / nights),
});

type Bounds = { min: Kurus | null; max: Kurus | null };

const NO_BOUNDS: Bounds = { min: null, max: null };

/** A budget in kuruş; null where the agency has no rate for its currency. */
export function boundsOf({ min, max, currency }: BudgetWish, rates: ExchangeRates): Bounds | null {
  const convert = (amount: number | null) => amount && kurusIn(amount, currency, rates);
  return kurusIn(0, currency, rates) === null ? null : { min: convert(min), max: convert(max) };
}

type Party = Pick<
  CallQuestion,
  'adults' | 'children' | 'babies' | 'isPartyKnown' | 'areAdultsKnown'
>;

/** Of six people, two of them children, four are adults. */
function partyOf(parts: readonly CallPart[]): Party {
  const sum = (kind: 'adults' | 'children' | 'babies') =>
    parts.reduce((total, part) => total + (part.kind === kind ? part.count : 0), 0);
  const together = parts.find((part) => part.kind === 'party');
  const people = parts.find((part) => part.kind === 'people')?.count;
  const children = sum('children') + (together?.children ?? 0);
  const babies = sum('babies') + (together?.babies ?? 0);
  const adults = sum('adults') + (together?.adults ?? 0);
  return {
    adults: Math.max(1, adults, (people ?? 0) - children),
    children,
    babies,
    isPartyKnown: adults + children + babies > 0 || people !== undefined,
    areAdultsKnown: adults > 0 || people !== undefined,
  };
}

function stayOf(parts: readonly CallPart[], today: Day): CallStay | null {
  const when = parts.find(
    (part) => part.kind === 'stay' || part.kind === 'arrival' || part.kind === 'window',
  );
  if (when === undefined) return null;
  const said = parts.find((part) => part.kind === 'nights')?.nights;
  const flex = parts.find((part) => part.kind === 'flex')?.days ?? 0;
  const around = (arrival: Day, nights: number): CallStay => ({
    arrival,
    nights,
    earliest: laterOf(addDays(arrival, -flex), arrival < today ? arrival : today),
    latest: addDays(arrival, flex),
    isLengthSupposed: said === undefined && when.kind !== 'stay',
  });
  if (when.kind === 'stay') {
    const nights = nightsBetween(when.checkIn, when.checkOut);
    // "15-30 temmuz 7 gece": seven nights somewhere between those days.
    if (said === undefined || said >= nights) return around(when.checkIn, said ?? nights);
    return within(when.checkIn, when.checkOut, said, false);
  }
  if (when.kind === 'arrival') return around(when.day, said ?? USUAL_NIGHTS);
  const nights = said ?? when.nights;
  return within(when.first, when.last, nights ?? USUAL_NIGHTS, nights === undefined);
}

function within(first: Day, last: Day, nights: number, isLengthSupposed: boolean): CallStay {
  const latest = laterOf(addDays(last, -Math.min(nights, MAX_STAY_NIGHTS)), first);
  return { arrival: first, nights, earliest: first, latest, isLengthSupposed };
}

const laterOf = (a: Day, b: Day): Day => (a > b ? a : b);
