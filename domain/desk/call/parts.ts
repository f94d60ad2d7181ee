import type { Day } from '#domain/values/dates.ts';
import type { Currency } from '#domain/values/currency.ts';

/** What one part of a caller's sentence asks for. Slugs and ids are those of the vocabulary. */
export type Wish =
  /** Everybody who counts towards the capacity, adults and children together. */
  | { kind: 'people'; count: number }
  | { kind: 'adults'; count: number }
  | { kind: 'children'; count: number }
  | { kind: 'babies'; count: number }
  /** "2+2": said together. */
  | { kind: 'party'; adults: number; children: number; babies: number }
  | { kind: 'town' | 'district' | 'type' | 'feature'; slug: string; name: string }
  /** The nights [checkIn, checkOut). */
  | { kind: 'stay'; checkIn: Day; checkOut: Day }
  /** A single day: the arrival. A day named only by its weekday recurs every week. */
  | { kind: 'arrival'; day: Day; isWeekday?: true }
  | { kind: 'nights'; nights: number }
  /** Some nights between these days, as many as `nights` if that is said; `last` is the latest departure. */
  | { kind: 'window'; first: Day; last: Day; nights?: number }
  /** The nights may move by this many days in either direction. */
  | { kind: 'flex'; days: number }
  | { kind: 'bedrooms'; count: number }
  /** At most so many metres to the sea. */
  | { kind: 'sea'; metres: number }
  | BudgetWish
  /** Whatever costs least first. */
  | { kind: 'cheapest' }
  /** Villas of that name or code. */
  | { kind: 'villa'; ids: readonly number[]; name: string }
  | { kind: 'unknown' };

/** Minor units of the currency it was said in: kuruş, cents, pence. */
export type BudgetWish = {
  kind: 'budget';
  currency: Currency;
  min: number | null;
  max: number | null;
  per: 'stay' | 'night';
};

/** A part of the typed text, [start, end), and what it asks for. */
export type CallPart = Wish & {
  start: number;
  end: number;
  /** The caller corrected it later in the sentence; the later part counts. */
  isOverruled: boolean;
};

/** What a reader takes, from token `from` up to token `end`, exclusive. */
export type Reading = { end: number; wish: Wish; doubt: 0 | 1 };
