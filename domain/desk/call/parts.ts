import type { Day } from '#domain/values/dates.ts';
import type { Currency } from '#domain/values/currency.ts';

/** What one part of a caller's sentence asks for. Slugs and ids are those of the vocabulary. */
export type Wish =
  /** Everybody who counts towards the capacity, adults and children together. */
  | { kind: 'people'; count: number; isGuess?: true }
  | { kind: 'adults'; count: number }
  /** `isGuess`: supposed from "çocuklu", "iki aile" or a bare number; any count outranks it. */
  | { kind: 'children'; count: number; isGuess?: true }
  | { kind: 'babies'; count: number; isGuess?: true }
  /** "2+2": said together. */
  | { kind: 'party'; adults: number; children: number; babies: number }
  | { kind: 'town' | 'district' | 'type' | 'feature'; slug: string; name: string }
  /** A province, a coast, or a place that is none of the agency's: what it has there. Slugs. */
  | { kind: 'around'; name: string; towns: readonly string[]; districts: readonly string[] }
  /** A known place far from every villa; the names of the nearest regions, if any is near enough to be named. */
  | { kind: 'nowhere'; name: string; nearest: readonly string[] }
  /** What no search finds, and where the agency tells it (`TOLD`). */
  | { kind: 'told'; by: 'villa' | 'terms'; name: string }
  /** What is not wanted: "jakuzisiz", "köpeğimiz yok". */
  | { kind: 'without'; of: 'type' | 'feature' | 'children' | 'babies'; slug: string; name: string }
  /** The nights [checkIn, checkOut). */
  | { kind: 'stay'; checkIn: Day; checkOut: Day }
  /** A single day: the arrival. A day named only by its weekday recurs every week. */
  | { kind: 'arrival'; day: Day; isWeekday?: true }
  | { kind: 'nights'; nights: number }
  /** Some nights between these days, as many as `nights` if that is said; `last` is the latest departure. */
  | { kind: 'window'; first: Day; last: Day; nights?: number }
  /** The nights may move by this many days in either direction. */
  | { kind: 'flex'; days: number }
  | { kind: 'bedrooms' | 'bathrooms'; count: number }
  /** At least so many tenths of a star. */
  | { kind: 'rating'; tenths: number }
  /** At most so many metres to the sea. */
  | { kind: 'sea'; metres: number }
  | BudgetWish
  /** What comes first: the cheapest, the newest … */
  | { kind: 'order'; by: WishedOrder }
  /** Villas of that name or code. */
  | { kind: 'villa'; ids: readonly number[]; name: string }
  /** Nights that can be booked at once. */
  | { kind: 'instant' }
  /**
   * `isTakenBack`: it is known, and said not to be meant (“kalkan hariç”), `isPlace`: and a place.
   * `isNumber`: “two”. `isUnheard`: it is known that no filter has it.
   */
  | {
      kind: 'unknown';
      isTakenBack?: true;
      isPlace?: boolean;
      isNumber?: boolean;
      isUnheard?: boolean;
    };

/** Orders of a search (`SORTS`) that words ask for. */
export type WishedOrder = 'price' | '-price' | 'newest' | 'rating' | 'sea';

/** Minor units of the currency it was said in: kuruş, cents, pence. */
export type BudgetWish = {
  kind: 'budget';
  currency: Currency;
  min: number | null;
  max: number | null;
  per: BudgetSpan;
  /** For each of those who come. */
  isEach?: boolean;
};

/** What an amount is for; a month has thirty nights. */
export type BudgetSpan = 'stay' | 'night' | 'week' | 'month';

/** A part of the typed text, [start, end), and what it asks for. */
export type CallPart = Wish & {
  start: number;
  end: number;
  /** The caller corrected it later in the sentence; the later part counts. */
  isOverruled: boolean;
};

/** What a reader takes, from token `from` up to token `end`, exclusive. */
export type Reading = { end: number; wish: Wish; doubt: 0 | 1 };
