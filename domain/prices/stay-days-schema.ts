import * as z from 'zod';
import { EVERY_DAY, tidyDays } from './stay-days.ts';
import type { StayDays } from './stay-days.ts';

/** ISO weekdays, 1 (Monday) to 7; null means every day, an empty list none. */
const Weekdays = z
  .array(z.int().min(1, 'Gün 1 ile 7 arasında olmalı.').max(7, 'Gün 1 ile 7 arasında olmalı.'))
  .max(7, 'Bir hafta yedi gündür.')
  .nullable()
  .overwrite(tidyDays)
  .meta({ description: 'ISO weekdays, 1 (Monday) to 7; null: every day', example: [6] });

const Nights = z.int().min(1, 'En az 1 gece olmalı.').max(100, 'En çok 100 gece olabilir.');

const DayNights = z.strictObject({
  day: z.int().min(1).max(7),
  minNights: Nights.nullable(),
  maxNights: Nights.nullable(),
});

/** The rules of weekdays of a season row (`StayDays`); what is left out is every day, any length. */
export const stayDays = {
  arrivalDays: Weekdays.optional(),
  departureDays: Weekdays.optional(),
  maxNights: Nights.nullable().optional(),
  /** Limits of one weekday of arrival, before those of the row; null: as the row says. */
  dayNights: z
    .array(DayNights)
    .max(7, 'Bir hafta yedi gündür.')
    .nullable()
    .overwrite((days) => (days?.length === 0 ? null : days))
    .optional(),
};

export const StayDaysShape = z.strictObject(stayDays);

/** The same as a row answers it: whole lists, also where every day will do. */
export const shownStayDays = {
  arrivalDays: z.array(z.int()),
  departureDays: z.array(z.int()),
  maxNights: z.int().nullable(),
  dayNights: z.array(DayNights),
};

/** The rules of a row as it answers them. */
export const showStayDays = ({ arrivalDays, departureDays, maxNights, dayNights }: StayDays) => ({
  arrivalDays: [...(arrivalDays ?? EVERY_DAY)],
  departureDays: [...(departureDays ?? EVERY_DAY)],
  maxNights: maxNights ?? null,
  dayNights: [...(dayNights ?? [])],
});

type Limits = {
  minNights?: number | null | undefined;
  maxNights?: number | null | undefined;
  dayNights?: readonly z.infer<typeof DayNights>[] | null | undefined;
};

/** Whether some stay is as long as a row wants, whatever the weekday, and each weekday is named once. */
export function haveRoom({ minNights, maxNights, dayNights }: Limits): boolean {
  const own = dayNights ?? [];
  return (
    (minNights ?? 1) <= (maxNights ?? 100) &&
    own.every((day) => (day.minNights ?? minNights ?? 1) <= (day.maxNights ?? maxNights ?? 100)) &&
    new Set(own.map(({ day }) => day)).size === own.length
  );
}
export const ROOM = {
  path: ['maxNights'],
  message: 'En çok konaklama en az konaklamadan kısa olamaz.',
};
