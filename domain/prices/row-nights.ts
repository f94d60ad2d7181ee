import { addDays, type Day } from '#domain/values/dates.ts';

/** The nights of a season row: first and last, both inclusive. */
export type Span = { startsOn: Day; endsOn: Day };

/**
 * The rows without the nights of `span`: an overlapping row is shortened, one around it is split.
 */
export function withoutNights<Row extends Span>(rows: readonly Row[], span: Span): Row[] {
  return rows.flatMap((row) => {
    const left: Row[] = [];
    const endsBefore = row.endsOn < span.startsOn;
    const beginsAfter = row.startsOn > span.endsOn;
    if (endsBefore || beginsAfter) return [row];
    if (row.startsOn < span.startsOn) left.push({ ...row, endsOn: addDays(span.startsOn, -1) });
    if (row.endsOn > span.endsOn) left.push({ ...row, startsOn: addDays(span.endsOn, 1) });
    return left;
  });
}

/** The parts of the rows within `span`. */
export function withinNights<Row extends Span>(rows: readonly Row[], span: Span): Row[] {
  return rows.flatMap((row) => within(row, span));
}

/** Adds `row` and takes its nights from all others. */
export const placeRow = <Row extends Span>(rows: readonly Row[], row: Row): Row[] => [
  ...withoutNights(rows, row),
  row,
];

/** The part of the rows within `span`, changed; a row that extends beyond it is split there. */
export const changeWithin = <Row extends Span>(
  rows: readonly Row[],
  span: Span,
  change: (row: Row) => Row,
): Row[] => [...withoutNights(rows, span), ...withinNights(rows, span).map(change)];

/** Oldest first. */
export const inOrder = <Row extends Span>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));

function within<Row extends Span>(row: Row, span: Span): Row[] {
  const startsOn = row.startsOn > span.startsOn ? row.startsOn : span.startsOn;
  const endsOn = row.endsOn < span.endsOn ? row.endsOn : span.endsOn;
  return startsOn <= endsOn ? [{ ...row, startsOn, endsOn }] : [];
}
