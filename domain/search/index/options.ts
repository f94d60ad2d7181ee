import { and, collect, or, setBit, wordsFor } from './bitset.ts';
import type { Bits, Together } from './bitset.ts';

/** A row of villas for each option of a group, such as each town. */
export type OptionRows = {
  /** Row by slug, in the order of the slugs. */
  rowOf: ReadonlyMap<string, number>;
  rows: Bits;
};

/** `slugsOf[v]`: the options of villa v. */
export function buildOptionRows(slugsOf: readonly (readonly string[])[]): OptionRows {
  const words = wordsFor(slugsOf.length);
  const slugs = [...new Set(slugsOf.flat())].toSorted();
  const rowOf = new Map(slugs.map((slug, row) => [slug, row]));
  const rows = new Uint32Array(slugs.length * words);
  slugsOf.forEach((own, villa) => {
    for (const slug of own) setBit(rows, words, rowOf.get(slug) as number, villa);
  });
  return { rowOf, rows };
}

/** Keeps the villas with at least one of the options; no options keep all, unknown ones none. */
export function keepAnyOf(
  target: Bits,
  group: OptionRows,
  slugs: readonly string[],
  spare: Bits,
): void {
  if (slugs.length === 0) return;
  if (slugs.length === 1) return keepAllOf(target, group, slugs);
  spare.fill(0);
  for (const slug of slugs) {
    const row = group.rowOf.get(slug);
    if (row !== undefined) or(spare, group.rows, row);
  }
  and(target, spare);
}

/** Keeps the villas with every one of the options; an unknown one keeps none. */
export function keepAllOf(target: Bits, group: OptionRows, slugs: readonly string[]): void {
  for (const slug of slugs) {
    const row = group.rowOf.get(slug);
    if (row === undefined) target.fill(0);
    else and(target, group.rows, row);
  }
}

/** The same, once `together` are kept. */
export function collectAllOf(
  target: Bits,
  together: Together,
  { rowOf, rows }: OptionRows,
  slugs: readonly string[],
): void {
  for (const slug of slugs) {
    const row = rowOf.get(slug);
    if (row === undefined) target.fill(0);
    else collect(together, rows, row * target.length);
  }
}

/** Rows for "at least n": row n − min − 1 holds the villas with n or more, min < n ≤ max. */
export type StepRows = { min: number; max: number; rows: Bits };

/** `counts[v]`: the value of villa v, a small integer such as its bedrooms. */
export function buildStepRows(counts: readonly number[]): StepRows {
  const words = wordsFor(counts.length);
  const max = counts.reduce((a, b) => Math.max(a, b), 0);
  const min = counts.reduce((a, b) => Math.min(a, b), max);
  const rows = new Uint32Array((max - min) * words);
  counts.forEach((count, villa) => {
    for (let n = min + 1; n <= count; n++) setBit(rows, words, n - min - 1, villa);
  });
  return { min, max, rows };
}

/** Keeps the villas with `n` or more, once `together` are kept. */
export function keepAtLeast(
  target: Bits,
  together: Together,
  { min, max, rows }: StepRows,
  n: number,
): void {
  if (n > max) target.fill(0);
  else if (n > min) collect(together, rows, (n - min - 1) * target.length);
}
