import { type Season, seasonFinder } from '#domain/reservations/pricing/seasons.ts';
import { type Day, eachNight } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { arrivalInstant } from './option-end.ts';

/** Minutes that the nights are held for a guest who is paying, when the settings have no value. */
export const DEFAULT_INSTANT_MINUTES = 20;

/** The oldest that a linked calendar may be, in hours, when the settings have no value. */
export const DEFAULT_INSTANT_FEED_HOURS = 3;

/** What a villa says of booking without waiting for an answer. */
export type InstantVilla = {
  /** Of nights whose season says nothing. */
  instant: boolean;
  /** The day on which its owner agreed; without one nothing is sold at once. */
  instantAgreedOn: Day | null;
  /** When the linked calendar that is the oldest was last read; null: none is linked, '': never. */
  feedReadAt: string | null;
};

/** The agency's rule: how long a guest may pay, and how old a linked calendar may be. */
type InstantRule = { minutes: number; feedHours: number };

type InstantStay = {
  checkIn: Day;
  checkOut: Day;
  /** The villa's, `16:00`. */
  checkInTime: string;
  prepayment: Kurus;
};

/** Whether a villa with such rows sells any night at once; `instant` is its own word. */
export const sellsAtOnce = (instant: boolean, seasons: readonly Pick<Season, 'instant'>[]) =>
  instant || seasons.some((row) => row.instant === true);

/** Whether every night of a stay is one that is sold at once. */
export const isSoldAtOnce = (
  instant: boolean,
  seasons: readonly Season[],
  { checkIn, checkOut }: { checkIn: Day; checkOut: Day },
): boolean => {
  const seasonOf = seasonFinder(seasons);
  return eachNight(checkIn, checkOut).every((night) => seasonOf(night)?.instant ?? instant);
};

/**
 * Until when a stay that is booked at once holds its nights; null: the agency answers first. The
 * owner has agreed, every night is sold at once, all linked calendars were read lately, there is
 * something to pay, and time to pay it before the arrival. (drizzle/rules/instant-is-agreed.sql holds
 * whoever writes to the same.)
 */
export function findInstantEnd(
  villa: InstantVilla,
  { minutes, feedHours }: InstantRule,
  seasons: readonly Season[],
  stay: InstantStay,
  now: string,
): string | null {
  const after = (count: number) => new Date(Date.parse(now) + count * 60_000).toISOString();
  const end = after(minutes);
  const isOpen =
    villa.instantAgreedOn !== null &&
    (villa.feedReadAt === null || villa.feedReadAt >= after(-feedHours * 60)) &&
    stay.prepayment > 0 &&
    end <= arrivalInstant(stay.checkIn, stay.checkInTime) &&
    isSoldAtOnce(villa.instant, seasons, stay);
  return isOpen ? end : null;
}
