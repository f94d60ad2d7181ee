import type { Gap } from '#domain/availability/gaps.ts';
import { findDayFrom, nightsBetween } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Suggestion } from '../refusals.ts';

/** Nights to load on either side of a stay before quoting it; nothing beyond them is suggested. */
export const QUOTE_MARGIN_NIGHTS = 30;

/** How many days from the requested dates alternatives of the same length are searched for. */
export const SUGGESTION_DAYS = 14;

type Dates = { checkIn: Day; checkOut: Day };
type CanBeSold = (dates: Dates) => boolean;

/**
 * [checkIn + start, checkOut + end), or null when that leaves the calendar or the loaded nights.
 */
function stretch(stay: Dates, start: number, end: number): Suggestion | null {
  if (start < -QUOTE_MARGIN_NIGHTS || end > QUOTE_MARGIN_NIGHTS) return null;
  const checkIn = findDayFrom(stay.checkIn, start);
  const checkOut = findDayFrom(stay.checkOut, end);
  return checkIn !== null && checkOut !== null ? { checkIn, checkOut } : null;
}

function firstSellable(candidates: Iterable<Suggestion | null>, canBeSold: CanBeSold) {
  for (const dates of candidates) if (dates !== null && canBeSold(dates)) return dates;
  return null;
}

/** The nearest stay of equal length that can be sold; of two equally near the later one. */
export function findNearestStay(stay: Dates, canBeSold: CanBeSold): Suggestion | null {
  const shifts = Array.from({ length: SUGGESTION_DAYS }, (_, i) => [i + 1, -i - 1]).flat();
  return firstSellable(
    shifts.map((shift) => stretch(stay, shift, shift)),
    canBeSold,
  );
}

/**
 * The stay whose days are nearest to those of `stay`, longer or shorter, the later and longer one of
 * two equally near: where stays begin on Saturdays, none as long as the wanted one may exist.
 */
export function findFittingStay(stay: Dates, canBeSold: CanBeSold): Suggestion | null {
  const shifts = Array.from({ length: 2 * SUGGESTION_DAYS + 1 }, (_, i) => SUGGESTION_DAYS - i);
  const nearest = shifts
    .flatMap((start) => shifts.map((end) => ({ start, end })))
    .toSorted((a, b) => distanceOf(a) - distanceOf(b));
  return firstSellable(
    nearest.map(({ start, end }) => stretch(stay, start, end)),
    canBeSold,
  );
}

const distanceOf = ({ start, end }: { start: number; end: number }): number =>
  Math.abs(start) + Math.abs(end);

/**
 * An alternative to a stay that is too short: a later departure, else an earlier arrival, else the
 * end of the gap it lies in, or the whole gap when that is shorter than the minimum.
 */
export function findLongEnoughStay(
  stay: Dates,
  minNights: number,
  gap: Gap | null,
  canBeSold: CanBeSold,
): Suggestion | null {
  const missing = minNights - nightsBetween(stay.checkIn, stay.checkOut);
  const candidates = [stretch(stay, 0, missing), stretch(stay, -missing, 0)];
  if (gap !== null && gap.to !== null) {
    const before = nightsBetween(stay.checkIn, gap.from);
    const after = nightsBetween(stay.checkOut, gap.to);
    candidates.push(stretch(stay, Math.max(before, after - missing), after));
  }
  return firstSellable(candidates, canBeSold);
}
