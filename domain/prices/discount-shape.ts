import * as z from 'zod';
import { DaySchema } from '#domain/wire/fields.ts';

/** A discount; null sets no limit. */
export const discountShape = {
  kind: z.enum(['early', 'long_stay']),
  /** Basis points off the nights between `stayFrom` and `stayTo`. */
  rate: z.int(),
  bookFrom: DaySchema.nullable(),
  bookTo: DaySchema.nullable(),
  stayFrom: DaySchema.nullable(),
  stayTo: DaySchema.nullable(),
  minNights: z.int().nullable(),
  /** Least number of days between booking and arrival. */
  daysBefore: z.int().nullable(),
};
