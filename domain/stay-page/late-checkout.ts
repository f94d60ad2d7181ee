import { writtenTime } from '../values/istanbul-time.ts';

/** What a house needs between who leaves and who arrives; the database holds the same (drizzle/rules). */
const CLEANING_HOURS = 4;

/** Nobody stays later than this without paying another night: whoever arrives then still does so by 22:00. */
const LATEST_CHECKOUT = '18:00';

/** The latest check-out on a day on which somebody arrives. Times are HH:MM. */
export const latestBeforeArrival = (checkInTime: string): string =>
  hoursFrom(checkInTime, -CLEANING_HOURS);

/** Whether a stay that ends then leaves no time for who arrives on the same day. */
export const leavesNoTime = (checkOutTime: string, checkInTime: string): boolean =>
  checkOutTime > latestBeforeArrival(checkInTime);

/** The half hours that may be asked for instead of the one that stands. */
export const laterCheckouts = (stands: string): string[] =>
  Array.from(
    { length: 48 },
    (_, i) => `${`${i >> 1}`.padStart(2, '0')}:${i % 2 === 0 ? '00' : '30'}`,
  ).filter((time) => time > stands && !isAnotherNight(time));

/** Whether an hour is no late check-out any more but another night. */
export const isAnotherNight = (checkOutTime: string): boolean => checkOutTime > LATEST_CHECKOUT;

export const anotherNightText = `Geç çıkış en geç ${writtenTime(LATEST_CHECKOUT)} olabilir; daha uzun kalmak için bir gece daha gerekir.`;

/**
 * When who arrives may enter, where that is later than the house's hour: guests before them were
 * promised to stay on until `lateCheckout`, before these nights were sold. Null for the house's hour.
 */
export function lateArrivalOf(lateCheckout: string | null, checkInTime: string): string | null {
  if (lateCheckout === null) return null;
  const ready = hoursFrom(lateCheckout, CLEANING_HOURS);
  return ready > checkInTime ? ready : null;
}

/** What a visitor and a clerk read of it before the stay is sold. */
export const lateArrivalText = (time: string): string =>
  `Giriş günü eve saat ${writtenTime(time)} itibarıyla girilir: sizden önceki misafir geç çıkıyor.`;

/** Why it cannot be granted, as a clerk reads it. */
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
