import { addDays, type Day } from '../values/dates.ts';
import type { Status } from '../reservation-status.ts';

/** What the settings say about mails that time sends. */
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

/** A mail that a day of the stay sends, and no move. */
export type DatedMail = {
  templates: readonly string[];
  /** States in which its words are true. */
  statuses: readonly Status[];
  /** The day of the stay that it is about. */
  anchor: 'checkIn' | 'checkOut';
};

export const ARRIVAL_MAIL: DatedMail = {
  templates: ['giris_hatirlatma', 'sahip_giris_bilgi'],
  // A stay that was confirmed on the very day has begun before the mail can leave.
  statuses: ['confirmed', 'staying'],
  anchor: 'checkIn',
};

/** Asks for the guest list while it lacks somebody. */
export const GUEST_LIST_MAIL: DatedMail = {
  templates: ['misafir_listesi'],
  statuses: ['confirmed'],
  anchor: 'checkIn',
};

/** The rest of the money, while any is due. */
export const REST_MAIL: DatedMail = {
  templates: ['kalan_hatirlatma'],
  statuses: ['confirmed'],
  anchor: 'checkIn',
};

/** The morning on which a guest leaves; the state has moved on at midnight. */
export const LEAVING_MAIL: DatedMail = {
  templates: ['cikis_sabahi'],
  statuses: ['staying', 'completed'],
  anchor: 'checkOut',
};

export const REVIEW_MAIL: DatedMail = {
  templates: ['yorum_daveti'],
  statuses: ['completed'],
  anchor: 'checkOut',
};

/** Reminders that may go by WhatsApp, each as a template of its own that Meta approved. */
export const WHATSAPP_REMINDERS: readonly string[] = [
  'giris_hatirlatma',
  ...GUEST_LIST_MAIL.templates,
  ...REST_MAIL.templates,
  ...LEAVING_MAIL.templates,
];

/** Whoever left longer ago than this is not asked any more, whatever was down meanwhile. */
const REVIEW_GRACE_DAYS = 7;

/** Stays whose day lies between these, both included, are due for a mail. */
export type DueDays = { first: Day; last: Day };

/**
 * Arrivals to remind of on `today`: from the first of the days before up to the day itself, so that
 * one missed run, or a stay confirmed late, is made up for while it still helps.
 */
export function dueArrivals(today: Day, { arrivalDays }: ReminderRules): DueDays {
  return { first: today, last: addDays(today, arrivalDays) };
}

/** The list is asked for a week before, and not any more once the reminder of the arrival speaks of it. */
const GUEST_LIST_DAYS = 7;

/** Arrivals whose list is asked for on `today`. */
export function dueGuestLists(today: Day, { arrivalDays }: ReminderRules): DueDays {
  return { first: addDays(today, arrivalDays + 1), last: addDays(today, GUEST_LIST_DAYS) };
}

/** The rest is told of some days before it is paid at the door, and not any more once the reminder of the arrival names it. */
const REST_DAYS = 5;

/** Arrivals whose rest is reminded of on `today`. */
export function dueRests(today: Day, { arrivalDays }: ReminderRules): DueDays {
  return { first: addDays(today, arrivalDays + 1), last: addDays(today, REST_DAYS) };
}

/** Departures to ask about on `today`. */
export function dueDepartures(today: Day, { reviewDays }: ReminderRules): DueDays {
  const last = addDays(today, -reviewDays);
  return { first: addDays(last, -REVIEW_GRACE_DAYS), last };
}

/** Nobody wants a mail about next week at three in the morning: minutes after midnight in Istanbul. */
export const MORNING_MINUTES = 8 * 60;

/**
 * The instant at which a guest is reminded of an option that ends: so many minutes before, but not
 * in its first half, as they have only just been told. Null when the settings want no reminder.
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
