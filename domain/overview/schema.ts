import { z } from 'zod';
import { StatusSchema } from '../reservations/schema.ts';
import { DaySchema, KurusSchema } from '../wire.ts';

const StaySummary = z.object({
  id: z.string(),
  code: z.string(),
  status: StatusSchema,
  villa_name: z.string(),
  customer_name: z.string(),
  checkin: DaySchema,
  checkout: DaySchema,
  guests: z.int(),
  deadline: z.string().nullable(),
});
export type StaySummary = z.infer<typeof StaySummary>;

/** GET /v1/admin/other: the figures of the dashboard's home. `lastYear` is the same month's. */
export const Overview = z.object({
  today: DaySchema,
  arrivals: z.array(StaySummary),
  departures: z.array(StaySummary),
  waiting: z.array(StaySummary),
  options: z.array(StaySummary),
  /** Nights sold of nights there are. */
  occupancy: z.object({
    month: z.string(),
    nights: z.int(),
    available: z.int(),
    lastYear: z.int(),
  }),
  turnover: z.object({ month: z.string(), total: KurusSchema, lastYear: KurusSchema }),
});
export type Overview = z.infer<typeof Overview>;

/** GET /v1/admin/unreadcount */
export const UnreadCount = z.object({ reservationCount: z.int(), contactCount: z.int() });
export type UnreadCount = z.infer<typeof UnreadCount>;
