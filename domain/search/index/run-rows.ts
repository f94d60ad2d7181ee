import { flipBit } from './bitset.ts';
import type { Bits } from './bitset.ts';
import { blockStart, type Rates } from './rates.ts';

type Visit = (villa: number, first: number, end: number, run: number) => void;

/** Calls `visit` for every run of nights [first, end) that has a price, block by block. */
export const forEachPricedRun = (rates: Rates, visit: Visit): void =>
  forEachRun(rates, (villa, first, end, run) => {
    if ((rates.price[run] as number) > 0) visit(villa, first, end, run);
  });

/** The same for every run, priced or not. */
export function forEachRun({ villas, nights, offset, first }: Rates, visit: Visit): void {
  for (let at = 0; at + 1 < offset.length; at++) {
    const villa = at % villas;
    const blockEnd = Math.min(blockStart((at - villa) / villas + 1), nights);
    const last = (offset[at + 1] as number) - 1;
    for (let run = offset[at] as number; run <= last; run++) {
      const end = run < last ? (first[run + 1] as number) : blockEnd;
      visit(villa, first[run] as number, end, run);
    }
  }
}

/**
 * Begins to add a villa to rows [first, end) by marking only where it enters and leaves, so that a
 * run takes two writes however long it is. `sweepRuns` completes all runs at once.
 */
export function markRun(rows: Bits, words: number, first: number, end: number, villa: number) {
  flipBit(rows, words, first, villa);
  if (end * words < rows.length) flipBit(rows, words, end, villa);
}

/** Turns the marks of `markRun` into complete rows. */
export function sweepRuns(rows: Bits, words: number): void {
  for (let i = words; i < rows.length; i++)
    rows[i] = (rows[i] as number) ^ (rows[i - words] as number);
}
