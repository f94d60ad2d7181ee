import type { Day } from '#domain/values/dates.ts';
import { ALARM_HOURS, KBS_VALUES } from './codes.ts';

export const wallClockOf = (day: Day, time: string): string => `${day}T${time}:00`;

const hoursAfter = (clock: string, hours: number): string =>
  new Date(Date.parse(`${clock}Z`) + hours * 3_600_000).toISOString().slice(0, 19);

/** The wall clock from which a report of what happened at `clock` is late. */
export const lateFrom = (clock: string): string =>
  hoursAfter(clock, KBS_VALUES.reportWithinHours.value);

/** The wall clock from which somebody is told that such a report is still missing. */
export const alarmFrom = (clock: string): string =>
  hoursAfter(clock, KBS_VALUES.reportWithinHours.value - ALARM_HOURS);
