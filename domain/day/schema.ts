import * as z from 'zod';
import { StatusSchema } from '#domain/reservation-status-schema.ts';
import { HouseTask } from '#domain/house-tasks/schema.ts';
import { DaySchema, queryNumber } from '#domain/wire/fields.ts';
import { PARTY } from '#domain/wire/party.ts';

/** How far a requested day may be from today; other days concern nobody who works in the houses. */
export const DAYS_BACK = 1;
export const DAYS_AHEAD = 7;

/** Most houses that a day shows; with more, it has to be narrowed to a region. */
export const DAY_HOUSES = 150;

/** GET /v1/admin/day: today unless `date` says another near day. 400 VALIDATION beyond. */
export const DayQuery = z.object({
  date: DaySchema.optional(),
  town_id: queryNumber(1, 999_999_999).optional(),
});

/** A stay as people at the door need it: no money, no identity numbers. */
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
  ...PARTY,
  checkin: DaySchema,
  checkout: DaySchema,
  /**
   * The villa's check-in time on the day of arrival, its check-out time on the day of departure.
   */
  time: z.string(),
  /** A late check-out was promised. */
  late: z.boolean(),
  /** Another guest arrives on the day on which this one leaves. */
  arrives: z.boolean(),
});
export type DayStay = z.infer<typeof DayStay>;

/** A house with a task, an arrival or a departure on the day. */
export const DayHouse = z.object({
  villa_id: z.int(),
  villa_name: z.string(),
  town: z.string(),
  district: z.string(),
  address: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** How to get in; null on days on which nobody has to. */
  keys: z.object({ key_box: z.string().nullable(), door_code: z.string().nullable() }).nullable(),
});
export type DayHouse = z.infer<typeof DayHouse>;

export const DayPlan = z.object({
  today: DaySchema,
  day: DaySchema,
  /** The region that the day is narrowed to. */
  town_id: z.int().nullable(),
  arrivals: z.array(DayStay),
  departures: z.array(DayStay),
  /** Tasks that are due, completed, and, for today, overdue. */
  tasks: z.array(HouseTask),
  /** The houses, ordered by region. */
  houses: z.array(DayHouse),
  /** There are more houses with work than are shown. */
  is_cut: z.boolean(),
  /** The regions that it can be narrowed to; empty when that is not needed. */
  towns: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type DayPlan = z.infer<typeof DayPlan>;
