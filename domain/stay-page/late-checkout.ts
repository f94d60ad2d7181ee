import { writtenTime } from '#domain/values/istanbul-time.ts';

/**
 * Hours a house needs between departure and arrival; the database enforces the same
 * (drizzle/rules).
 */
const CLEANING_HOURS = 4;

/**
 * The latest check-out without paying for another night: a guest arriving that day can still enter
 * by 22:00.
 */
const LATEST_CHECKOUT = '18:00';

/** The latest check-out on a day with an arrival. Times are HH:MM. */
const latestBeforeArrival = (checkInTime: string): string =>
  hoursFrom(checkInTime, -CLEANING_HOURS);

/** Whether a check-out at that time leaves too little time for an arrival on the same day. */
export const leavesNoTime = (checkOutTime: string, checkInTime: string): boolean =>
  checkOutTime > latestBeforeArrival(checkInTime);

/** The later half hours that can be requested instead of the current time. */
export const laterCheckouts = (stands: string): string[] =>
  Array.from(
    { length: 48 },
    (_, i) => `${`${i >> 1}`.padStart(2, '0')}:${i % 2 === 0 ? '00' : '30'}`,
  ).filter((time) => time > stands && !isAnotherNight(time));

/** Whether a time is no longer a late check-out but another night. */
export const isAnotherNight = (checkOutTime: string): boolean => checkOutTime > LATEST_CHECKOUT;

export const anotherNightText = `Geç çıkış en geç ${writtenTime(LATEST_CHECKOUT)} olabilir; daha uzun kalmak için bir gece daha gerekir.`;

/**
 * When arriving guests may enter, if that is later than the villa's own time: the guests before
 * them were promised `lateCheckout` before these nights were sold. Null for the villa's own time.
 */
export function lateArrivalOf(lateCheckout: string | null, checkInTime: string): string | null {
  if (lateCheckout === null) return null;
  const ready = hoursFrom(lateCheckout, CLEANING_HOURS);
  return ready > checkInTime ? ready : null;
}

/** Why it cannot be granted, in words for clerks. */
export const noTimeText = (checkInTime: string): string =>
  `O gün saat ${writtenTime(checkInTime)}'da başka bir giriş var; ev en geç ${writtenTime(latestBeforeArrival(checkInTime))} itibarıyla boşalmalı ki temizlik yetişsin.`.replace(
    "'da",
    '’da',
  );

/** An hour of the same day. */
function hoursFrom(time: string, hours: number): string {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  const moved = Math.max(0, hour + hours);
  return `${String(moved).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
