import type { NightRun } from '#domain/availability/admin-schema.ts';
import { addDays, type Day, nightsBetween } from '#domain/values/dates.ts';

export type Cell = { row: number; night: number };

/** How much larger the letters are that a person has asked the browser for. */
const LETTERS =
  typeof document === 'undefined'
    ? 1
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** Pixels. All rows and all days have the same size, so positions are computed. */
export const ROW_HEIGHT = Math.round(34 * LETTERS);
export const HEAD_HEIGHT = Math.round(50 * LETTERS);

/** Days shown: some in the past, for the guests who are staying, and a year ahead. */
export const DAYS = 395;
export const DAYS_BEFORE = 30;

/** The first day of the current or next high season: June to September. */
export function seasonStart(today: Day): Day {
  const year = Number(today.slice(0, 4));
  return `${today.slice(5) > '09-30' ? year + 1 : year}-06-01`;
}

/** Rows or days [first, end) of a long list. */
export type Range = { first: number; end: number };

/**
 * The items of `step` pixels that are visible in a scrolled window of `size` pixels, and some more.
 */
export function shownRange(
  scrolled: number,
  size: number,
  step: number,
  count: number,
  more: number,
): Range {
  // In steps of `more`, so that a small scroll causes no rendering.
  const first = Math.floor(scrolled / step / more) * more - more;
  const end = Math.ceil((scrolled + size) / step / more) * more + more;
  return { first: Math.max(0, first), end: Math.min(count, end) };
}

/** Whether the rendered range covers the visible one and is not twice as long. */
export function covers(rendered: Range, shown: Range): boolean {
  const holdsAll = rendered.first <= shown.first && shown.end <= rendered.end;
  return holdsAll && rendered.end - rendered.first <= 2 * (shown.end - shown.first);
}

/**
 * The night under a point `x` pixels from the first day's left edge. Stays change at noon, so the
 * night of a day extends from its middle to the middle of the next.
 */
export const nightAt = (x: number, dayWidth: number): number => Math.floor(x / dayWidth - 0.5);

/** Where nights [from, end) begin, and how wide they are. */
export function boxOf(
  from: number,
  end: number,
  dayWidth: number,
): { left: number; width: number } {
  return { left: (from + 0.5) * dayWidth, width: (end - from) * dayWidth };
}

/** Nights [first, end), counted from the calendar's first day. */
export type Nights = Range;

export function nightsOf(run: Pick<NightRun, 'from' | 'to'>, firstDay: Day): Nights {
  return { first: nightsBetween(firstDay, run.from), end: nightsBetween(firstDay, run.to) };
}

export function findRunAt(runs: NightRun[], day: Day): NightRun | undefined {
  return runs.find(({ from, to }) => from <= day && day < to);
}

/** The free nights around a free one, which limit a selection. Nothing begins before `today`. */
export function freeAround(
  runs: NightRun[],
  night: number,
  firstDay: Day,
  today: Day,
): Nights | null {
  const day = addDays(firstDay, night);
  if (day < today || findRunAt(runs, day)) return null;
  const taken = runs.map((run) => nightsOf(run, firstDay));
  const before = taken.filter(({ end }) => end <= night).map(({ end }) => end);
  const after = taken.filter(({ first }) => first > night).map(({ first }) => first);
  return {
    first: Math.max(nightsBetween(firstDay, today), ...before),
    end: Math.min(DAYS, ...after),
  };
}

/** The nights from the start of a selection to its end, both included, kept inside `free`. */
export function nightsFrom(began: number, now: number, free: Nights): Nights {
  const to = Math.min(free.end - 1, Math.max(free.first, now));
  return { first: Math.min(began, to), end: Math.max(began, to) + 1 };
}
