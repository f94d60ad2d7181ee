import { addDays, type Day } from '../values/dates.ts';
import { hasRunOut } from '../reservation-hold.ts';
import type { Status } from '../reservation-status.ts';

/** Where a stay is, as its page sees it. */
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

/** The days before the arrival in which the way there matters most. */
const SOON_DAYS = 3;

/** States of a stay that was sold and stands. The day alone decides the rest: the cron may be late. */
const STANDING: readonly Status[] = ['confirmed', 'staying', 'completed'];

type StayAt = {
  status: Status;
  checkIn: Day;
  checkOut: Day;
  /** Until when its nights are held. */
  deadline: string | null;
};

/** What the page of a stay is about on a day. `now`: ISO 8601 UTC, `today`: the same in Türkiye. */
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
 * Whether a guest is told the address, the position and who receives them: from the day the prepayment
 * is there (or the agency confirmed without one) until the stay is over.
 */
export function knowsPlace(
  phase: Phase,
  { prepayment, dues }: { prepayment: number; dues: { prepayment: number } },
): boolean {
  if (phase === 'option') return prepayment > 0 && dues.prepayment === 0;
  return phase === 'confirmed' || phase === 'soon' || phase === 'staying';
}

/** Whether a guest is told door code, key box and Wi-Fi: from the day of arrival to that of leaving. */
export const knowsKeys = (phase: Phase): boolean => phase === 'staying';
