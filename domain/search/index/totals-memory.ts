/** How many stays are remembered: one search with flexible dates needs up to 15. */
const STAYS = 16;

/**
 * Totals of one stay by villa number, in kuruş; NaN until computed. Prices never change within an
 * index, so a computed total can be reused for sorting, for the price range and for the next search
 * of the same dates.
 */
export type StayTotals = {
  night: number;
  nights: number;
  totals: Float64Array;
  /** Whether `totals` are this stay's: a page computes its few without clearing all the others. */
  isKept: boolean;
  /** The query that used it last; the least recently used is evicted for a new stay. */
  askedBy: number;
};

/** The most recent stays, and the number of queries so far. */
export type TotalsMemory = { questions: number; stays: readonly StayTotals[] };

export function createTotalsMemory(size: number): TotalsMemory {
  const nothing = () => ({
    night: 0,
    nights: 0,
    totals: new Float64Array(size),
    isKept: false,
    askedBy: 0,
  });
  return { questions: 0, stays: Array.from({ length: STAYS }, nothing) };
}
