import type { Kurus } from '#domain/values/money.ts';
import type { Bits } from '../index/bitset.ts';

/** The stay that each villa which matches was found for: its night of arrival and its total. */
export type FoundStays = {
  nights: number;
  nightOf: (villa: number) => number;
  totalOf: (villa: number) => Kurus;
  /** The totals of all that match, by villa number; of the others it says nothing. */
  totals: () => Float64Array;
};

/** The villas that match. They lie in the index's working memory until the next search. */
export type Matches = {
  all: Bits;
  /** With dates or months; null without. */
  stays: FoundStays | null;
};
