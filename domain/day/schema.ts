import { z } from 'zod';
import { StatusSchema } from '../reservation-status-schema.ts';
import { DaySchema } from '../wire/fields.ts';

/** How far a day may lie from today: what lies beyond is nobody's work in the houses yet, or any more. */
export const DAYS_BACK = 1;
export const DAYS_AHEAD = 7;

/** GET /v1/admin/day: today unless `date` says another near day. 400 VALIDATION beyond. */
export const DayQuery = z.object({ date: DaySchema.optional() });

/** A stay as somebody at the door needs it: no money, no identity numbers. */
export const DayStay = z.object({
  id: z.string(),
  status: StatusSchema,
  villa_name: z.string(),
  town: z.string(),
  district: z.string(),
  address: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  customer_name: z.string(),
  phone: z.string().nullable(),
  adults: z.int(),
  children: z.int(),
  babies: z.int(),
  checkin: DaySchema,
  checkout: DaySchema,
  /** The villa's own hour of the day: when they may come in, or when they are gone. */
  time: z.string(),
  /** A late check-out was promised. */
  late: z.boolean(),
  /** Somebody else arrives on the day on which this one leaves. */
  arrives: z.boolean(),
});
export type DayStay = z.infer<typeof DayStay>;

export const DayPlan = z.object({
  today: DaySchema,
  day: DaySchema,
  arrivals: z.array(DayStay),
  departures: z.array(DayStay),
});
export type DayPlan = z.infer<typeof DayPlan>;
