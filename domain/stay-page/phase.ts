import { addDays, type Day } from '#domain/values/dates.ts';
import { hasRunOut } from '#domain/reservation-hold.ts';
import type { Status } from '#domain/reservation-status.ts';

export const PHASES = [
  'waiting',
  'option',
  'confirmed',
  'soon',
  'staying',
  'after',
  'off',
] as const;
export type Phase = (typeof PHASES)[number];

/** The days before the arrival in which directions matter most. */
const SOON_DAYS = 3;

/** States of a sold stay. Beyond them only the day counts, because the cron may be late. */
const STANDING: readonly Status[] = ['confirmed', 'staying', 'completed'];

type StayAt = {
  status: Status;
  checkIn: Day;
  checkOut: Day;
  /** Until when its nights are held. */
  deadline: string | null;
};

/** The phase of a stay on a day. `now`: ISO 8601 UTC, `today`: the same in Türkiye. */
export function phaseOf(stay: StayAt, { now, today }: { now: string; today: Day }): Phase {
  if (hasRunOut(stay, now)) return 'off';
  if (stay.status === 'requested') return 'waiting';
  if (stay.status === 'option') return 'option';
  if (!STANDING.includes(stay.status)) return 'off';
  if (today > stay.checkOut) return 'after';
  if (today >= stay.checkIn) return 'staying';
  return today >= addDays(stay.checkIn, -SOON_DAYS) ? 'soon' : 'confirmed';
}

/**
 * Whether a guest sees the address, the location and who welcomes them: from the prepayment on (or
 * from a confirmation without one) until the stay is over.
 */
export function knowsPlace(
  phase: Phase,
  { prepayment, dues }: { prepayment: number; dues: { prepayment: number } },
): boolean {
  if (phase === 'option') return prepayment > 0 && dues.prepayment === 0;
  return phase === 'confirmed' || phase === 'soon' || phase === 'staying';
}

/**
 * Whether a guest sees door code, key box and Wi-Fi: from the day of arrival to the day of
 * departure.
 */
export const knowsKeys = (phase: Phase): boolean => phase === 'staying';
