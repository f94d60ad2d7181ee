import type { NightSpan } from '#domain/reservations/pricing/nightly.ts';
import type { Bits, Together } from './bitset.ts';
import type { Horizon } from './horizon.ts';
import type { VillaCard } from './catalogue.ts';
import type { InstantNights } from './instant-nights.ts';
import type { MinStay } from './min-stay.ts';
import type { Nights } from './nights.ts';
import type { OptionRows, StepRows } from './options.ts';
import type { Discounts, Rates } from './rates.ts';
import type { StayDayRows } from './stay-days.ts';
import type { Heap } from '../query/top-k.ts';
import type { TotalsMemory } from './totals-memory.ts';

/**
 * The catalogue as the kernel searches it. Villas are numbered 0 … size − 1 in default order;
 * nights are numbered from today. Only `nights` and `nextExpiry` ever change (delta.ts).
 */
export type SearchIndex = {
  size: number;
  horizon: Horizon;
  cards: readonly VillaCard[];
  /** Villa number by id. */
  numberOf: ReadonlyMap<number, number>;
  nights: Nights;
  /**
   * ISO instant at which the next hold expires, null: none does. From then on call `releaseExpired`
   * before searching. A new day in Istanbul needs a new index.
   */
  nextExpiry: string | null;
  minStay: MinStay;
  /** Null where no villa has rules of weekdays. */
  stayDays: StayDayRows | null;
  atOnce: InstantNights;
  rates: Rates;
  discounts: Discounts;
  /** Cheapest night from today on, kuruş; 0: nothing is for sale. */
  from: Uint32Array;
  /** The most expensive one. */
  to: Uint32Array;
  capacity: Uint16Array;
  /** Metres to the sea; Infinity: not measured. */
  sea: Float32Array;
  /** Mean rating; 0: not rated. */
  rating: Float64Array;
  /** In ms since 1970. */
  createdAt: Float64Array;
  /** Villas with a price from today on: no other is ever found. */
  onSale: Bits;
  options: Record<'town' | 'district' | 'type' | 'feature', OptionRows>;
  steps: Record<'adults' | 'children' | 'babies' | 'guests' | 'bedrooms' | 'bathrooms', StepRows>;
  scratch: Scratch;
};

/** The range of a villa's coming nightly prices, by its number. */
export function nightSpanOf({ from, to }: SearchIndex, villa: number): NightSpan {
  return { from: from[villa] ?? 0, to: to[villa] ?? 0 };
}

/**
 * Working memory of one search, reused so that searching allocates nothing proportional to the
 * catalogue.
 */
export type Scratch = {
  filtered: Bits;
  matched: Bits;
  left: Bits;
  spare: Bits;
  together: Together;
  /** One set for each shift of flexible dates, in days, in the order of SHIFTS. */
  shifted: readonly { shift: number; villas: Bits }[];
  /** For stays within months; created by the first search that needs it. */
  open: OpenScratch | null;
  /** Villas with a week in the coming season; null when it has to be computed again. */
  inSeason: Bits | null;
  occupied: Uint32Array;
  /** Villas of a set by number, for a loop over all of them. */
  list: Uint32Array;
  heap: Heap;
  totals: TotalsMemory;
  /**
   * Totals of stays that flexible dates shifted, by villa number; created by the first search that
   * needs them.
   */
  moved: Float64Array | null;
};

/** One set for each night of arrival; grows to the largest number needed at once. */
export type OpenScratch = {
  arriving: Bits[];
  /** The cheapest arrival and its total, by villa number. */
  night: Int32Array;
  total: Float64Array;
};

/** Bytes of all typed arrays of an index, each once; texts of cards are not counted. */
export function indexBytes(index: SearchIndex): number {
  const arrays = new Set<ArrayBufferView>();
  collectArrays(index, arrays);
  return [...arrays].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function collectArrays(value: unknown, arrays: Set<ArrayBufferView>): void {
  if (ArrayBuffer.isView(value)) arrays.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collectArrays(part, arrays);
  }
}
