/** What a house needs between who leaves and who arrives; the database holds the same (drizzle/rules). */
const CLEANING_HOURS = 4;

/** The latest check-out on a day on which somebody arrives. Times are HH:MM. */
export function latestBeforeArrival(checkInTime: string): string {
  const [hours = 0, minutes = 0] = checkInTime.split(':').map(Number);
  const left = Math.max(0, hours - CLEANING_HOURS);
  return `${String(left).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** Whether a stay that ends then leaves no time for who arrives on the same day. */
export const leavesNoTime = (checkOutTime: string, checkInTime: string): boolean =>
  checkOutTime > latestBeforeArrival(checkInTime);

/** Why it cannot be granted, as a clerk reads it. */
export const noTimeText = (checkInTime: string): string =>
  `O gün saat ${dotted(checkInTime)}'da başka bir giriş var; ev en geç ${dotted(latestBeforeArrival(checkInTime))} itibarıyla boşalmalı ki temizlik yetişsin.`.replace(
    "'da",
    '’da',
  );

const dotted = (time: string) => time.replace(':', '.');
