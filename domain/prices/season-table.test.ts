import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, eachNight } from '#domain/values/dates.ts';
import { findOverlap, formatSpan, listGaps, listOverlaps } from './season-table.ts';

const TODAY = '2026-11-21';
const span = (startsOn: string, endsOn: string) => ({ startsOn, endsOn });

describe('findOverlap', () => {
  const summer = span('2027-06-01', '2027-08-31');

  it.each([
    ['2027-05-01', '2027-05-31', null],
    ['2027-09-01', '2027-09-01', null],
    ['2027-05-01', '2027-06-01', summer],
    ['2027-08-31', '2027-09-05', summer],
    ['2027-07-01', '2027-07-01', summer],
    ['2027-01-01', '2027-12-31', summer],
  ])('%s to %s', (from, to, found) => expect(findOverlap([summer], span(from, to))).toBe(found));
});

describe('listGaps', () => {
  it('lists the nights between rows, from today on', () => {
    const rows = [
      span('2027-02-01', '2027-02-10'),
      span('2026-06-01', '2026-11-20'),
      span('2026-12-01', '2026-12-31'),
    ];
    expect(listGaps(rows, TODAY)).toEqual([
      { from: '2026-11-21', to: '2026-11-30', nights: 10 },
      { from: '2027-01-01', to: '2027-01-31', nights: 31 },
    ]);
  });

  it('finds none in a table that has no rows, is whole, or overlaps', () => {
    expect(listGaps([], TODAY)).toEqual([]);
    expect(listGaps([span('2026-01-01', TODAY)], TODAY)).toEqual([]);
    const nested = [span('2026-11-01', '2027-12-31'), span('2027-01-01', '2027-01-31')];
    expect(listGaps([...nested, span('2028-01-01', '2028-01-05')], TODAY)).toEqual([]);
  });
});

const someSpan = fc
  .tuple(fc.integer({ min: -20, max: 60 }), fc.integer({ min: 0, max: 12 }))
  .map(([start, length]) => span(addDays(TODAY, start), addDays(TODAY, start + length)));

const nightsOf = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) =>
  eachNight(startsOn, addDays(endsOn, 1));

it('covers every night from today to the end of the table once: by a row or by a gap', () => {
  fc.assert(
    fc.property(fc.array(someSpan, { maxLength: 12 }), (rows) => {
      const priced = new Set(rows.flatMap(nightsOf));
      const missing = listGaps(rows, TODAY).flatMap(({ from, to, nights }) => {
        const gap = nightsOf(span(from, to));
        expect(gap).toHaveLength(nights);
        return gap;
      });
      const last = rows
        .map((row) => row.endsOn)
        .toSorted()
        .at(-1);
      const all = last === undefined || last < TODAY ? [] : nightsOf(span(TODAY, last));
      expect(missing).toEqual(all.filter((night) => !priced.has(night)));
    }),
  );
});

it('finds an overlap if and only if two rows share a night', () => {
  fc.assert(
    fc.property(fc.array(someSpan, { maxLength: 8 }), (rows) => {
      const nights = rows.flatMap(nightsOf);
      const overlaps = listOverlaps(rows);
      expect(overlaps.length > 0).toBe(new Set(nights).size < nights.length);
      for (const [earlier, later] of overlaps) {
        expect(findOverlap([rows[earlier]!], rows[later]!)).toBe(rows[earlier]);
        expect(rows[earlier]!.startsOn <= rows[later]!.startsOn).toBe(true);
      }
    }),
  );
});

it('holds a row against the longest before it, not against the last', () => {
  const rows = [
    span('2027-06-20', '2027-06-25'),
    span('2027-06-01', '2027-06-30'),
    span('2027-06-05', '2027-06-06'),
    span('2027-07-01', '2027-07-05'),
  ];
  expect(listOverlaps(rows)).toEqual([
    [1, 2],
    [1, 0],
  ]);
  expect(listOverlaps([])).toEqual([]);
  expect(listOverlaps(rows.slice(3))).toEqual([]);
});

it('is written as a person finds it in the table', () => {
  expect(formatSpan(span('2026-12-28', '2027-01-03'))).toBe('28 Ara 2026 – 3 Oca 2027');
});
