import type { Day } from '#domain/values/dates.ts';
import { refused } from '#domain/errors.ts';
import {
  findOptionEndProblem,
  latestOptionEnd,
  type OptionBounds,
  usualOptionEnd,
} from '#domain/reservations/option-end.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant } from '#worker/platform/clock.ts';

/** The facts of a stay that limit the end of its option. */
type OptionStay = { checkIn: Day; checkInTime: string; optionMaxDays: number };

const boundsOf = ({ clock }: Deps, stay: OptionStay): OptionBounds => ({
  now: instant(clock),
  checkIn: stay.checkIn,
  checkInTime: stay.checkInTime,
  maxDays: stay.optionMaxDays,
});

/**
 * When an option given by a clerk ends: as requested, or after the usual hours. Null for a stay
 * that holds money, which does not expire. @throws `VALIDATION` (422) naming an end that would be
 * possible.
 */
export function decideOptionEnd(
  deps: Deps,
  stay: OptionStay & { guestMoney: number },
  wanted: string | undefined,
): string | null {
  if (stay.guestMoney > 0) return null;
  const bounds = boundsOf(deps, stay);
  const end = wanted === undefined ? usualOptionEnd(bounds) : new Date(wanted).toISOString();
  const message = findOptionEndProblem(end, bounds);
  if (message === null) return end;
  throw refused('VALIDATION', message, [{ path: 'optionExpiresAt', message }]);
}

/**
 * The end of an option whose stay is moved: its own, or the new arrival if that is earlier. @throws
 * `VALIDATION` (422) when that arrival is in the past.
 */
export function keepOptionEnd(deps: Deps, stay: OptionStay, end: string): string {
  const bounds = boundsOf(deps, stay);
  const latest = latestOptionEnd(bounds);
  if (end <= latest) return end;
  const message = findOptionEndProblem(latest, bounds);
  if (message === null) return latest;
  throw refused('VALIDATION', message, [{ path: 'checkIn', message }]);
}
