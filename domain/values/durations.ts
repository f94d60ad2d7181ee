const HOUR = 60;
const DAY = 24 * HOUR;

/** Units of a duration, the smallest first, each with what it has of the smallest. */
export const MINUTE_UNITS = [
  ['dakika', 1],
  ['saat', HOUR],
  ['gün', DAY],
] as const;
/** Of time that is counted while an office is open: a day of it is no day. */
export const OFFICE_UNITS = [
  ['dakika', 1],
  ['saat', HOUR],
] as const;
export const DAY_UNITS = [
  ['gün', 1],
  ['yıl', 365],
] as const;

export type DurationUnits = typeof MINUTE_UNITS | typeof OFFICE_UNITS | typeof DAY_UNITS;

/** The largest unit that says a duration without a rest: 120 minutes are 2 hours, 90 are minutes. */
export function unitOf(units: DurationUnits, amount: number): DurationUnits[number] {
  const whole = units.filter(([, size]) => amount >= size && amount % size === 0);
  return whole.at(-1) ?? units[0];
}

/** A duration as people say it: "2 saat", "90 dakika", "2 yıl". `amount` is in the smallest unit. */
export function sayDuration(units: DurationUnits, amount: number): string {
  const [name, size] = unitOf(units, amount);
  return `${amount / size} ${name}`;
}
