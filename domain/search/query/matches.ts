import type { Kurus } from '#domain/values/money.ts';
import type { Bits } from '../index/bitset.ts';

/** The stay found for each matching villa: its night of arrival and its total. */
export type FoundStays = {
  nights: number;
  nightOf: (villa: number) => number;
  totalOf: (villa: number) => Kurus;
  /** The totals of all matches, by villa number; undefined for other villas. */
  totals: () => Float64Array;
};

/** The villas that match. They lie in the index's working memory until the next search. */
export type Matches = {
  all: Bits;
  /** With dates or months; null without. */
  stays: FoundStays | null;
};
