import type { Day } from '#domain/values/dates.ts';
import { endOfDay, inMinutes } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';

/**
 * Until when a request holds its nights: the configured minutes, but not beyond the day of arrival.
 */
export function requestHoldEnd({ clock }: Deps, holdMinutes: number, checkIn: Day): string {
  const end = inMinutes(clock, holdMinutes);
  const lastMoment = endOfDay(checkIn);
  return end < lastMoment ? end : lastMoment;
}

/** The same as whole minutes from now, which a visitor is told before requesting. */
export function holdMinutesOf(deps: Deps, holdMinutes: number, checkIn: Day): number {
  // Read before the end is computed, or two hours would be 119 minutes a millisecond later.
  const now = deps.clock.now().getTime();
  const end = Date.parse(requestHoldEnd(deps, holdMinutes, checkIn));
  return Math.max(0, Math.floor((end - now) / 60_000));
}
