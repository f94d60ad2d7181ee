import { addDays, type Day, formatDayShort, nightsBetween } from '#domain/values/dates.ts';
import type { PriceGap } from './schema.ts';

/** The nights of a season row: first and last, both inclusive. */
type Span = { startsOn: Day; endsOn: Day };

/** The first row that shares a night with `span`, or null. */
export function findOverlap<Row extends Span>(rows: readonly Row[], span: Span): Row | null {
  return rows.find((row) => row.startsOn <= span.endsOn && span.startsOn <= row.endsOn) ?? null;
}

/** Pairs of neighbouring rows that share a night, as `[earlier, later]` positions in `rows`. */
export function listOverlaps(rows: readonly Span[]): [number, number][] {
  const order = rows.map((_, index) => index).toSorted((a, b) => compare(at(rows, a), at(rows, b)));
  const overlaps: [number, number][] = [];
  let longest = order[0];
  for (const index of order.slice(1)) {
    if (longest === undefined) break;
    if (at(rows, index).startsOn <= at(rows, longest).endsOn) overlaps.push([longest, index]);
    if (at(rows, index).endsOn > at(rows, longest).endsOn) longest = index;
  }
  return overlaps;
}

/**
 * Runs of nights without a price from `today` to the end of the table. Nights after the last row
 * are not a gap: the table ends there.
 */
export function listGaps(rows: readonly Span[], today: Day): PriceGap[] {
  const coming = rows.filter((row) => row.endsOn >= today).toSorted(compare);
  const gaps: PriceGap[] = [];
  let next = today;
  for (const { startsOn, endsOn } of coming) {
    if (startsOn > next) {
      gaps.push({ from: next, to: addDays(startsOn, -1), nights: nightsBetween(next, startsOn) });
    }
    if (endsOn >= next) next = addDays(endsOn, 1);
  }
  return gaps;
}

/** "1 Haz 2027 – 15 Haz 2027": the label of a row in messages. */
export function formatSpan({ startsOn, endsOn }: Span): string {
  return `${formatDayShort(startsOn)} – ${formatDayShort(endsOn)}`;
}

function compare(a: Span, b: Span): number {
  if (a.startsOn === b.startsOn) return 0;
  return a.startsOn < b.startsOn ? -1 : 1;
}

function at<Row>(rows: readonly Row[], index: number): Row {
  const row = rows[index];
  if (row === undefined) throw new RangeError(`no row ${index}`);
  return row;
}
