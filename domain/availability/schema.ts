import * as z from 'zod';
import { LanguageSchema } from '#domain/languages/schema.ts';
import { DaySchema, KurusSchema } from '#domain/wire/fields.ts';

export const AvailabilityQuery = z.object({
  from: DaySchema.optional(),
  to: DaySchema.optional(),
  /** In which `reason` and `departureRule` are said; left out: Turkish. */
  language: LanguageSchema.optional(),
});

/**
 * The night that begins on `date`. `arrival`: a stay may begin that day; `departure`: a stay may
 * end that day.
 */
export const AvailabilityDay = z.object({
  date: DaySchema,
  state: z.enum(['free', 'booked', 'option', 'blocked']),
  arrival: z.boolean(),
  departure: z.boolean(),
  price: KurusSchema.nullable(),
  minNights: z.int(),
  maxNights: z.int().optional(),
  reason: z.string().optional(),
  /** Why no stay may end that day: the villa's rule of weekdays. */
  departureRule: z.string().optional(),
});
export type AvailabilityDay = z.infer<typeof AvailabilityDay>;

export const Availability = z.object({ days: z.array(AvailabilityDay) });
export type Availability = z.infer<typeof Availability>;
