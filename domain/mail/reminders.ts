import { addDays, type Day } from '#domain/values/dates.ts';

/** The settings of mails that are sent at a certain time. */
export type ReminderRules = {
  /** Days before the arrival. */
  arrivalDays: number;
  /** Days after the departure. */
  reviewDays: number;
  /** Minutes before an option ends; 0 sends none. */
  optionMinutes: number;
};

export const DEFAULT_REMINDERS: ReminderRules = {
  arrivalDays: 2,
  reviewDays: 1,
  optionMinutes: 240,
};

/**
 * On which day of a stay a mail is sent that no transition sends, from the morning on and while its text is
 * true (`trueIn`).
 */
export type Dated = {
  /** The day of the stay that the mail is about. */
  anchor: 'checkIn' | 'checkOut';
  /** The days of stays that it is sent for on `today`. */
  dueOn(today: Day, rules: ReminderRules): DueDays;
  /** What else must be true of the stay: `ONLY` of the Worker's `reminder-queries.ts`. */
  only?: readonly ('guestsMissing' | 'restOwed' | 'unasked')[];
  /** A stay that was confirmed today does not wait until the morning. */
  atOnce?: true;
};

/** Some days before the arrival. */
export const ARRIVAL: Dated = { anchor: 'checkIn', dueOn: dueArrivals, atOnce: true };

/** Asks for the guest list while it is incomplete. */
export const GUEST_LIST: Dated = {
  anchor: 'checkIn',
  dueOn: dueGuestLists,
  only: ['guestsMissing'],
};

/** About the balance, while any is due. */
export const REST: Dated = { anchor: 'checkIn', dueOn: dueRests, only: ['restOwed'] };

/** On the morning of departure; the state has changed at midnight already. */
export const LEAVING: Dated = {
  anchor: 'checkOut',
  dueOn: (today) => ({ first: today, last: today }),
};

export const REVIEW: Dated = { anchor: 'checkOut', dueOn: dueDepartures, only: ['unasked'] };

/**
 * Guests who left longer ago than this are not asked for a review any more, even after an outage.
 */
const REVIEW_GRACE_DAYS = 7;

/** Stays whose day is between these, both included, are due for a mail. */
export type DueDays = { first: Day; last: Day };

/**
 * Arrivals to remind of on `today`: from the configured number of days before up to the day itself,
 * so that a missed run, or a stay confirmed late, is made up for while it still helps.
 */
export function dueArrivals(today: Day, { arrivalDays }: ReminderRules): DueDays {
  return { first: today, last: addDays(today, arrivalDays) };
}

/** The list is asked for from a week before until the reminder of the arrival mentions it. */
const GUEST_LIST_DAYS = 7;

/** Arrivals whose guest list is asked for on `today`. */
function dueGuestLists(today: Day, { arrivalDays }: ReminderRules): DueDays {
  return { first: addDays(today, arrivalDays + 1), last: addDays(today, GUEST_LIST_DAYS) };
}

/**
 * The balance is announced some days before it is paid on arrival, until the reminder of the
 * arrival mentions it.
 */
const REST_DAYS = 5;

/** Arrivals whose balance is announced on `today`. */
function dueRests(today: Day, { arrivalDays }: ReminderRules): DueDays {
  return { first: addDays(today, arrivalDays + 1), last: addDays(today, REST_DAYS) };
}

/** Days before an interim payment's own from which it is reminded of, and after it that it is. */
export const PART_DAYS = 7;

/** Departures to ask for a review on `today`. */
export function dueDepartures(today: Day, { reviewDays }: ReminderRules): DueDays {
  const last = addDays(today, -reviewDays);
  return { first: addDays(last, -REVIEW_GRACE_DAYS), last };
}

/** Such mails are sent from this hour on and not at night: minutes after midnight in Istanbul. */
export const MORNING_MINUTES = 8 * 60;

/**
 * The instant at which a guest is reminded that an option ends: the configured minutes before its
 * end, but not within its first half, when they have only just been told. Null when no reminder is
 * wanted.
 */
export function optionReminderAt(
  option: { since: string; expiresAt: string },
  { optionMinutes }: ReminderRules,
): string | null {
  if (optionMinutes === 0) return null;
  const since = Date.parse(option.since);
  const end = Date.parse(option.expiresAt);
  const at = Math.max(end - optionMinutes * 60_000, since + (end - since) / 2);
  return new Date(at).toISOString();
}
