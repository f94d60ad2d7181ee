import { z } from 'zod';
import { ALARM_KINDS } from '../payments/alarms.ts';
import { StatusSchema } from '../reservation-status-schema.ts';
import { DaySchema, KurusSchema } from '../wire/fields.ts';

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
  /** Of a guest who is about to come or there, for those who may call; else null. */
  phone: z.string().nullable(),
});
export type StaySummary = z.infer<typeof StaySummary>;

const Warning = z.object({ villa_id: z.int(), villa_name: z.string() });

/** The first rows of something that calls for work, and how many there are in all. */
const warnings = <Row extends z.ZodType>(row: Row) =>
  z.object({ total: z.int(), items: z.array(row) });

/**
 * GET /v1/admin/other: the figures of the dashboard's home; an owner's are of own villas.
 * Lists hold at most 20 rows. `lastYear` is the same month's; money in kuruş.
 */
export const Overview = z.object({
  today: DaySchema,
  arrivals: z.array(StaySummary),
  departures: z.array(StaySummary),
  /** The seven days from today on, today included. */
  week: z.object({
    from: DaySchema,
    to: DaySchema,
    arrivals: z.array(StaySummary),
    arrivalCount: z.int(),
    departures: z.array(StaySummary),
    departureCount: z.int(),
  }),
  /** Requests, those that expire first at the top. */
  waiting: z.array(StaySummary),
  waitingCount: z.int(),
  options: z.array(StaySummary),
  optionCount: z.int(),
  /** Options that end within 24 hours. */
  expiringCount: z.int(),
  /** The next sold stays to begin, today's among them; at most eight. */
  upcoming: z.array(StaySummary),
  /** Nights sold of nights there are. */
  occupancy: z.object({
    month: z.string(),
    nights: z.int(),
    available: z.int(),
    lastYear: z.int(),
  }),
  /** The next 28 nights: how many of the homes on sale are sold, and how many closed or let elsewhere. */
  nights: z.object({
    homes: z.int(),
    days: z.array(z.object({ day: DaySchema, sold: z.int(), closed: z.int() })),
  }),
  /**
   * Totals of sold stays, each spread evenly over its nights as in the management report: of this
   * month and of this year, both whole, what is still to come included. Null without the permission, as
   * `expected` is.
   */
  turnover: z.object({ month: z.string(), total: KurusSchema, lastYear: KurusSchema }).nullable(),
  yearTurnover: z
    .object({ year: z.string(), total: KurusSchema, lastYear: KurusSchema })
    .nullable(),
  expected: z
    .object({
      /** Prepayments that held reservations still owe. */
      prepayments: KurusSchema,
      /** What guests who arrive in the week still owe. */
      balances: KurusSchema,
    })
    .nullable(),
  /** Payments that need a look, oldest first. An owner has none: this is the agency's work. */
  payments: warnings(
    z.object({
      id: z.string(),
      kind: z.enum(ALARM_KINDS),
      /** The reservation it is about, where there is one; `code` is what people call it. */
      reservation_id: z.string().nullable(),
      code: z.string().nullable(),
    }),
  ),
  /** Stays that hold their guest's money and are not confirmed; they never run out by themselves. */
  undecided: warnings(z.object({ id: z.string(), code: z.string(), customer_name: z.string() })),
  /** Villas with nights that another seller's calendar and a stay of ours both want. */
  conflicts: warnings(Warning),
  /** Mails that could not be delivered; 0 for an owner. */
  failedMails: z.int(),
  /** What runs by itself and does not; null for an owner, whose work it is not. */
  operations: z
    .object({
      /** Mails that could have left; `oldestMinutes` since when the first waits. */
      mails: z.object({ hasTransport: z.boolean(), due: z.int(), oldestMinutes: z.int() }),
      /** Minutes since the cron was last at work, once that is too long; null while it is not. */
      cron: z.object({ minutes: z.int().nullable() }).nullable(),
      /** What the agency has not yet said of itself, by name. */
      missingFacts: z.array(z.string()),
    })
    .nullable(),
  /** Calendar feeds with events that could not be read whole; `warning` names the first. */
  feedWarnings: warnings(
    Warning.extend({ source_id: z.int(), source: z.string(), warning: z.string() }),
  ),
  /** Calendar feeds that failed or have not been read for three hours. */
  feeds: warnings(
    Warning.extend({
      source_id: z.int(),
      source: z.string(),
      lastOkAt: z.string().nullable(),
      failures: z.int(),
    }),
  ),
  /** Villas that cannot be sold for want of a permit number. */
  withoutPermit: warnings(Warning),
  /** Villas on sale whose last priced night is less than 120 days away, or that have none. */
  pricesEnding: warnings(Warning.extend({ endsOn: DaySchema.nullable() })),
});
export type Overview = z.infer<typeof Overview>;

/** GET /v1/admin/unreadcount */
export const UnreadCount = z.object({
  reservationCount: z.int(),
  contactCount: z.int(),
  /** What guests ask for on the pages of their stays and nobody has answered. */
  stayRequestCount: z.int(),
});
export type UnreadCount = z.infer<typeof UnreadCount>;
