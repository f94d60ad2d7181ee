import { describe, expect, it } from 'vitest';
import { fillsShortGap, gapAround } from './gaps.ts';

const TODAY = '2027-06-01';
// Held: 5 and 6 June, 10 June, 20 June. Order must not matter.
const TAKEN = new Set(['2027-06-20', '2027-06-06', '2027-06-10', '2027-06-05']);
const june = (date: number) => `2027-06-${String(date).padStart(2, '0')}`;
const gap = (from: number, to: number) => gapAround(june(from), june(to), TAKEN, TODAY);

describe('gapAround', () => {
  it('finds the nights between two held ones, from any stay inside', () => {
    const expected = { from: june(7), to: june(10), nights: 3 };
    expect(gap(7, 10)).toEqual(expected);
    expect(gap(7, 8)).toEqual(expected);
    expect(gap(8, 9)).toEqual(expected);
    expect(gap(9, 10)).toEqual(expected);
    expect(gap(12, 15)).toEqual({ from: june(11), to: june(20), nights: 9 });
  });

  it('takes today for a bound on the left', () => {
    expect(gap(2, 4)).toEqual({ from: june(1), to: june(5), nights: 4 });
    // The result is the same whether the night before today is held: it can no longer be sold.
    expect(gapAround(june(2), june(4), new Set(['2027-05-31', june(5)]), TODAY)?.from).toBe(TODAY);
    expect(gapAround(june(2), june(4), new Set(['2027-05-12', june(5)]), TODAY)?.from).toBe(TODAY);
    expect(gapAround(june(2), june(4), new Set([june(1), june(5)]), TODAY)?.from).toBe(june(2));
  });

  it('is open on the right where nothing follows', () => {
    expect(gap(25, 27)).toEqual({ from: june(21), to: null, nights: null });
    expect(gapAround(june(3), june(4), new Set(), TODAY)).toEqual({
      from: TODAY,
      to: null,
      nights: null,
    });
  });

  it.each([
    ['touches a held night', 9, 11],
    ['begins on a held night', 10, 12],
    ['spans a gap and more', 4, 12],
    ['is empty', 8, 8],
    ['is swapped', 9, 8],
  ])('is none when the stay %s', (_why, from, to) => expect(gap(from, to)).toBeNull());

  it('is none in the past, and one from today on', () => {
    expect(gapAround('2027-05-31', june(3), TAKEN, TODAY)).toBeNull();
    expect(gapAround(TODAY, june(3), TAKEN, TODAY)).not.toBeNull();
  });
});

const stay = (from: number, to: number) => ({ checkIn: june(from), checkOut: june(to) });

describe('fillsShortGap', () => {
  it('sells a gap below the minimum as a whole only', () => {
    expect(fillsShortGap(stay(7, 10), gap(7, 10), 5)).toBe(true);
    expect(fillsShortGap(stay(7, 9), gap(7, 9), 5)).toBe(false);
    expect(fillsShortGap(stay(8, 10), gap(8, 10), 5)).toBe(false);
  });
  it('leaves a gap alone that is long enough for others', () => {
    expect(fillsShortGap(stay(7, 10), gap(7, 10), 3)).toBe(false);
    expect(fillsShortGap(stay(7, 10), gap(7, 10), 4)).toBe(true);
  });
  it('needs a bound on both sides', () => {
    expect(fillsShortGap(stay(21, 23), gap(21, 23), 5)).toBe(false);
    expect(fillsShortGap(stay(1, 5), gap(1, 5), 5)).toBe(true);
    expect(fillsShortGap(stay(9, 11), gap(9, 11), 5)).toBe(false);
  });
});
