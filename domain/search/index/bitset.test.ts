import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  and,
  andNot,
  clearBit,
  collect,
  countBits,
  countCommon,
  countCommonAt,
  findOccupied,
  flipBit,
  hasBit,
  keepTogether,
  listBits,
  nextBit,
  nthBit,
  or,
  setBit,
  wordsFor,
} from './bitset.ts';
import type { Bits, Together } from './bitset.ts';

/** Several groups of four words, and a remainder. */
const SIZE = 300;
const WORDS = wordsFor(SIZE);
const setArbitrary = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }), {
  maxLength: SIZE,
  size: 'max',
});

function bitsOf(villas: number[]): Bits {
  const bits = new Uint32Array(WORDS);
  for (const villa of villas) setBit(bits, WORDS, 0, villa);
  return bits;
}

function listOf(bits: Bits): number[] {
  const villas: number[] = [];
  for (let v = nextBit(bits, 0); v >= 0; v = nextBit(bits, v + 1)) villas.push(v);
  return villas;
}

const ascending = (villas: Iterable<number>) => [...villas].toSorted((a, b) => a - b);

describe('a bit vector', () => {
  it.each([
    [0, 0],
    [1, 1],
    [32, 1],
    [33, 2],
  ])('of %i villas takes %i words', (count, words) => expect(wordsFor(count)).toBe(words));

  it('keeps what is in every collected row, however many there are, and forgets them', () => {
    const rowsArbitrary = fc.array(setArbitrary, { maxLength: 9, size: 'max' });
    fc.assert(
      fc.property(setArbitrary, rowsArbitrary, (villas, rows) => {
        const together: Together = { size: 0, rows: [], offsets: [] };
        const target = bitsOf(villas);
        const stored = new Uint32Array(rows.length * WORDS);
        for (const [i, row] of rows.entries()) {
          stored.set(bitsOf(row), i * WORDS);
          collect(together, stored, i * WORDS);
        }
        keepTogether(target, together);
        const kept = villas.filter((villa) => rows.every((row) => row.includes(villa)));
        expect(listOf(target)).toEqual(ascending(kept));
        keepTogether(target, together);
        expect(listOf(target)).toEqual(ascending(kept));
      }),
    );
  });

  it('walks, counts and finds the n-th like a sorted list', () => {
    fc.assert(
      fc.property(setArbitrary, fc.nat(SIZE), (villas, n) => {
        const bits = bitsOf(villas);
        const sorted = ascending(villas);
        expect(listOf(bits)).toEqual(sorted);
        const list = new Uint32Array(SIZE);
        expect([...list.subarray(0, listBits(bits, list))]).toEqual(sorted);
        expect(countBits(bits)).toBe(sorted.length);
        expect(nthBit(bits, n)).toBe(sorted[n] ?? -1);
        expect(nextBit(bits, n)).toBe(sorted.find((v) => v >= n) ?? -1);
      }),
    );
  });

  it('combines with a row of many like sets', () => {
    fc.assert(
      fc.property(setArbitrary, setArbitrary, (left, right) => {
        const rows = new Uint32Array(3 * WORDS);
        for (const villa of right) setBit(rows, WORDS, 1, villa);
        const combine = (operation: typeof and) => {
          const bits = bitsOf(left);
          operation(bits, rows, 1);
          return listOf(bits);
        };
        expect(combine(and)).toEqual(ascending(left.filter((v) => right.includes(v))));
        expect(combine(or)).toEqual(ascending(new Set([...left, ...right])));
        expect(combine(andNot)).toEqual(ascending(left.filter((v) => !right.includes(v))));

        const bits = bitsOf(left);
        const occupied = new Uint32Array(WORDS);
        const size = findOccupied(bits, occupied);
        const inBoth = left.filter((v) => right.includes(v)).length;
        expect(countCommonAt(bits, occupied, size, rows, 1)).toBe(inBoth);
        expect(countCommon(bits, rows, 1)).toBe(inBoth);
      }),
    );
  });

  it('changes one bit of one row', () => {
    const rows = new Uint32Array(2 * WORDS);
    setBit(rows, WORDS, 1, 31);
    setBit(rows, WORDS, 1, 31);
    expect([hasBit(rows, WORDS, 1, 31), hasBit(rows, WORDS, 0, 31)]).toEqual([true, false]);
    flipBit(rows, WORDS, 1, 31);
    flipBit(rows, WORDS, 1, 99);
    expect([hasBit(rows, WORDS, 1, 31), hasBit(rows, WORDS, 1, 99)]).toEqual([false, true]);
    clearBit(rows, WORDS, 1, 99);
    clearBit(rows, WORDS, 1, 99);
    expect(countBits(rows)).toBe(0);
  });
});
