import { NAMED_SEASONS, type NamedSeason, namedSeasonsOf } from '#domain/holidays/named-seasons.ts';
import { addDays, type Day, dayNumber, isDay, monthEnd, monthOf } from '#domain/values/dates.ts';
import { type Raise, raisePrice } from './raise.ts';
import { inOrder, placeRow, type Span, withinNights } from './row-nights.ts';
import { hasSameTerms } from './same-terms.ts';
import type { SeasonInput } from './schema.ts';

export type CopyYear = {
  /** `YYYY`. */
  from: string;
  to: string;
  raise: Raise;
  /** Rows of feasts and school breaks move to their dates in the other year. */
  moveSeasons: boolean;
};

/** `season`: the feast or break that the row moved with. */
type CopiedRow = SeasonInput & { season: string | null };

/**
 * Copies the prices of one year to another, oldest first and without overlaps. A night keeps its
 * date; 29 February takes the price of the 28th when the source year has none. A row of a feast or
 * school break moves with it, and the nights it leaves take the price before them, or else after
 * them.
 */
export function copyYear(rows: readonly SeasonInput[], copy: CopyYear): CopiedRow[] {
  const source = longestFirst(withinNights(rows, yearOf(copy.from))).reduce<SeasonInput[]>(
    placeRow,
    [],
  );
  const moving = copy.moveSeasons ? findMoving(inOrder(source), copy) : [];
  const staying = inOrder(source.filter((row) => !moving.some((moved) => moved.row === row)));
  const dated = fillHoles(staying, moving).flatMap((row) => toOtherYear(row, copy.to));
  const named = moving.flatMap((moved) => move(moved, copy));
  const placed = named.reduce<CopiedRow[]>(
    placeRow,
    dated.map((row) => ({ ...row, season: null })),
  );
  return inOrder(withinNights(placed, yearOf(copy.to))).map((row) => ({
    ...row,
    nightly: raisePrice(row.nightly, copy.raise),
  }));
}

const yearOf = (year: string): Span => ({ startsOn: `${year}-01-01`, endsOn: `${year}-12-31` });

const lengthOf = (row: Span): number => dayNumber(row.endsOn) - dayNumber(row.startsOn);

/** Of overlapping rows the shorter is the exception, so it is placed last (`seasons.ts`). */
const longestFirst = <Row extends Span>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => lengthOf(b) - lengthOf(a));

/** `nights`: the row's, and those of its season that a more important one has taken. */
type Moving = { row: SeasonInput; nights: Span; season: NamedSeason; nth: number };

/**
 * The rows priced for a feast or a break, those of breaks first: feasts are placed later, because
 * prices follow them.
 */
function findMoving(rows: readonly SeasonInput[], { from, to }: CopyYear): Moving[] {
  // For a year beyond the table, feasts and breaks are assumed on the same dates.
  const known = new Set(namedSeasonsOf(to).map(({ kind }) => kind));
  const seasons = namedSeasonsOf(from).filter(({ kind }) => known.has(kind));
  const found = rows.flatMap((row): Omit<Moving, 'nights'>[] => {
    const season = seasons.find((one) => isOf(row, one));
    if (season === undefined) return [];
    const nth = seasons.filter(({ kind }) => kind === season.kind).indexOf(season);
    return [{ row, season, nth }];
  });
  const rank = ({ season }: Pick<Moving, 'season'>) => NAMED_SEASONS.indexOf(season);
  return found
    .map((one) => ({
      ...one,
      nights: wholeOf(
        one,
        found
          .filter((other) => rank(other) < rank(one))
          .map(({ row: { startsOn, endsOn } }) => ({ startsOn, endsOn })),
      ),
    }))
    .toSorted((a, b) => rank(b) - rank(a));
}

/**
 * A break that a feast lies in has no row for the days of the feast: in a year in which they lie apart
 * it asks its own price for them. Where the feast parts it in two, both reach over them.
 */
function wholeOf(
  { row: { startsOn, endsOn }, season: { first, last } }: Pick<Moving, 'row' | 'season'>,
  taken: readonly Span[],
): Span {
  const within = withinNights(taken, { startsOn: first, endsOn: last });
  const before = within.find((one) => addDays(one.endsOn, 1) === startsOn);
  const after = within.find((one) => addDays(endsOn, 1) === one.startsOn);
  return { startsOn: before?.startsOn ?? startsOn, endsOn: after?.endsOn ?? endsOn };
}

/**
 * Days that clerks add to a feast or break on either side: a weekend, or the bridge to nine days.
 */
const BESIDE = 5;

/**
 * Whether a row is priced for the season: it covers some of its nights and few others. Half-month
 * rows belong to the month.
 */
function isOf(row: Span, { first, last }: NamedSeason): boolean {
  const isNear = row.startsOn >= addDays(first, -BESIDE) && row.endsOn <= addDays(last, BESIDE);
  const sharesNights = row.startsOn <= last && row.endsOn >= first;
  return isNear && sharesNights && !isPartOfMonth(row);
}

function isPartOfMonth({ startsOn, endsOn }: Span): boolean {
  const begins = startsOn.endsWith('-01') || startsOn.endsWith('-16');
  return begins && (endsOn.endsWith('-15') || endsOn === monthEnd(monthOf(endsOn)));
}

/**
 * The nights left by moved rows go to the row before them, else to the one after. Rows with the
 * same terms that a feast had separated become one again.
 */
function fillHoles(staying: readonly SeasonInput[], moving: readonly Moving[]): SeasonInput[] {
  let filled = [...staying];
  for (const hole of inOrder(moving.map(({ row }) => row))) {
    const before = filled.find((row) => addDays(row.endsOn, 1) === hole.startsOn);
    const after = filled.find((row) => addDays(hole.endsOn, 1) === row.startsOn);
    const isParted = before && after && hasSameTerms(before, after);
    const endsOn = isParted ? after.endsOn : hole.endsOn;
    const whole = before ? { ...before, endsOn } : after && { ...after, startsOn: hole.startsOn };
    const old = before ?? after;
    if (!whole) continue;
    filled = filled.flatMap((row) =>
      row === old ? [whole] : isParted && row === after ? [] : [row],
    );
  }
  return filled;
}

/** A row on the same dates of another year; empty when it covered 29 February only. */
function toOtherYear(row: SeasonInput, year: string): SeasonInput[] {
  const startsOn = onDate(row.startsOn, year) ?? `${year}-03-01`;
  const endsOn = isLastOfFebruary(row.endsOn) ? monthEnd(`${year}-02`) : onDate(row.endsOn, year);
  return endsOn !== null && startsOn <= endsOn ? [{ ...row, startsOn, endsOn }] : [];
}

const isLastOfFebruary = (day: Day): boolean =>
  monthOf(day).endsWith('-02') && day === monthEnd(monthOf(day));

function onDate(day: Day, year: string): Day | null {
  const same = `${year}${day.slice(4)}`;
  return isDay(same) ? same : null;
}

/** The row as far from its season as it was. A year that has a season twice has the row twice. */
function move({ row, nights, season, nth }: Moving, { from, to }: CopyYear): CopiedRow[] {
  const ofKind = (year: string) => namedSeasonsOf(year).filter(({ kind }) => kind === season.kind);
  const last = ofKind(from).length - 1;
  return ofKind(to)
    .filter((_, index) => Math.min(index, last) === nth)
    .map(({ first }) => {
      const days = dayNumber(first) - dayNumber(season.first);
      const startsOn = addDays(nights.startsOn, days);
      return { ...row, startsOn, endsOn: addDays(nights.endsOn, days), season: season.name };
    });
}
