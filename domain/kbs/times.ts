import type { Day } from '#domain/values/dates.ts';
import { ALARM_HOURS, KBS_VALUES } from './codes.ts';

/** Türkiye has been at UTC+3 all year since 2016. */
const OFFSET_MS = 3 * 3_600_000;

/** An instant as Turkish wall clock: `2026-07-14T16:00:00`. */
export const wallClock = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 19);

/** A day and a time (`16:00`) as wall clock. */
export const wallClockOf = (day: Day, time: string): string => `${day}T${time}:00`;

const hoursAfter = (clock: string, hours: number): string =>
  new Date(Date.parse(`${clock}Z`) + hours * 3_600_000).toISOString().slice(0, 19);

/** The wall clock from which a report of what happened at `clock` is late. */
export const lateFrom = (clock: string): string =>
  hoursAfter(clock, KBS_VALUES.reportWithinHours.value);

/** The wall clock from which somebody is told that such a report is still missing. */
export const alarmFrom = (clock: string): string =>
  hoursAfter(clock, KBS_VALUES.reportWithinHours.value - ALARM_HOURS);
