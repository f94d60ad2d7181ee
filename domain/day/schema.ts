import { z } from 'zod';
import { StatusSchema } from '../reservation-status-schema.ts';
import { HouseTask } from '../house-tasks/schema.ts';
import { DaySchema, queryNumber } from '../wire/fields.ts';

/** How far a day may lie from today: what lies beyond is nobody's work in the houses yet, or any more. */
export const DAYS_BACK = 1;
export const DAYS_AHEAD = 7;

/** Houses that a day shows at most; a region narrows it. */
export const DAY_HOUSES = 150;

/** GET /v1/admin/day: today unless `date` says another near day. 400 VALIDATION beyond. */
export const DayQuery = z.object({
  date: DaySchema.optional(),
  town_id: queryNumber(1, 999_999_999).optional(),
});

/** A stay as somebody at the door needs it: no money, no identity numbers. */
export const DayStay = z.object({
  id: z.string(),
  status: StatusSchema,
  villa_id: z.int(),
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

/** A house where something is to be done, or that somebody comes to or leaves. */
export const DayHouse = z.object({
  villa_id: z.int(),
  villa_name: z.string(),
  town: z.string(),
  district: z.string(),
  address: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** How to get in; null before the day on which somebody has to. */
  keys: z.object({ key_box: z.string().nullable(), door_code: z.string().nullable() }).nullable(),
});
export type DayHouse = z.infer<typeof DayHouse>;

export const DayPlan = z.object({
  today: DaySchema,
  day: DaySchema,
  /** The region that it is narrowed to. */
  town_id: z.int().nullable(),
  arrivals: z.array(DayStay),
  departures: z.array(DayStay),
  /** What is to be done, what was done, and of today what is late. */
  tasks: z.array(HouseTask),
  /** The houses of all of them, region by region. */
  houses: z.array(DayHouse),
  /** There is work in more houses than are shown. */
  is_cut: z.boolean(),
  /** The regions to narrow it to; none where there is no need. */
  towns: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type DayPlan = z.infer<typeof DayPlan>;
