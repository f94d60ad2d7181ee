import * as z from 'zod';
import { PAGE_SECTIONS } from '#domain/pages/schema.ts';
import { ALARM_KINDS } from '#domain/payments/alarms.ts';
import { OWNER_STATES } from '#domain/reservations/owner-replies.ts';
import { StatusSchema } from '#domain/reservation-status-schema.ts';
import { DaySchema, KurusSchema } from '#domain/wire/fields.ts';

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
  /** Whether the owner of a request answered; null: not asked. */
  owner_answer: z.enum(OWNER_STATES).nullable(),
  /**
   * The guest's phone while they are about to arrive or are staying, for those who may see it; else
   * null.
   */
  phone: z.string().nullable(),
});
export type StaySummary = z.infer<typeof StaySummary>;

/** A text of the website: a page's section, or the FAQ. */
const UnfinishedText = z.enum([...PAGE_SECTIONS, 'faq']);
export type UnfinishedText = z.infer<typeof UnfinishedText>;

const Warning = z.object({ villa_id: z.int(), villa_name: z.string() });

/** The first rows of something that needs work, and their total number. */
const warnings = <Row extends z.ZodType>(row: Row) =>
  z.object({ total: z.int(), items: z.array(row) });

/**
 * GET /v1/admin/other: the figures of the dashboard's home screen; owners get those of their own
 * villas. Lists have at most 20 rows. `lastYear` is the same month a year earlier; money in kuruş.
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
  /** Requests, the next to expire first. */
  waiting: z.array(StaySummary),
  waitingCount: z.int(),
  options: z.array(StaySummary),
  optionCount: z.int(),
  /** Options that end within 24 hours. */
  expiringCount: z.int(),
  /** The next sold stays, including those that begin today; at most eight. */
  upcoming: z.array(StaySummary),
  /** Nights sold of nights there are. */
  occupancy: z.object({
    month: z.string(),
    nights: z.int(),
    available: z.int(),
    lastYear: z.int(),
  }),
  /**
   * The next 28 nights: of the homes on sale, how many are sold, and how many closed or sold
   * elsewhere.
   */
  nights: z.object({
    homes: z.int(),
    days: z.array(z.object({ day: DaySchema, sold: z.int(), closed: z.int() })),
  }),
  /**
   * Turnover of this month and of this year, each as a whole including what is to come; every
   * stay's total is spread evenly over its nights, as in the management report. Null without the
   * permission, like `expected`.
   */
  turnover: z.object({ month: z.string(), total: KurusSchema, lastYear: KurusSchema }).nullable(),
  yearTurnover: z
    .object({ year: z.string(), total: KurusSchema, lastYear: KurusSchema })
    .nullable(),
  expected: z
    .object({
      /** Prepayments still due on reservations that hold nights. */
      prepayments: KurusSchema,
      /** Balances due from guests who arrive this week. */
      balances: KurusSchema,
    })
    .nullable(),
  /** Payments that need attention, oldest first. Empty for owners: this is the agency's work. */
  payments: warnings(
    z.object({
      id: z.string(),
      kind: z.enum(ALARM_KINDS),
      /** The reservation, if there is one; `code` is the number people use. */
      reservation_id: z.string().nullable(),
      code: z.string().nullable(),
    }),
  ),
  /** Stays that hold their guest's money and are not confirmed; they never expire on their own. */
  undecided: warnings(z.object({ id: z.string(), code: z.string(), customer_name: z.string() })),
  /** Interim payments whose day has passed; somebody decides, nothing ends by itself. */
  lateParts: warnings(
    z.object({
      id: z.string(),
      code: z.string(),
      customer_name: z.string(),
      dueOn: DaySchema,
      amount: KurusSchema,
    }),
  ),
  /** Open complaints of guests, the earliest promise first; empty for owners. */
  complaints: warnings(
    z.object({
      id: z.string(),
      reservation_id: z.string(),
      villa_name: z.string(),
      what: z.string(),
      dueOn: DaySchema,
      late: z.boolean(),
    }),
  ),
  /** Stays whose guests should have been reported to the police by now; empty for owners. */
  unreported: warnings(
    z.object({ id: z.string(), code: z.string(), villa_name: z.string(), late: z.boolean() }),
  ),
  /** Villas on which another seller's calendar and a stay of ours take the same nights. */
  conflicts: warnings(Warning),
  /** Mails that could not be delivered; 0 for an owner. */
  failedMails: z.int(),
  /** Background work that is not running; null for owners, whose work it is not. */
  operations: z
    .object({
      /** Mails that are ready to send; `oldestMinutes`: how long the oldest has waited. */
      mails: z.object({ hasTransport: z.boolean(), due: z.int(), oldestMinutes: z.int() }),
      /** Minutes since the cron last ran, when that is too long; null while it runs. */
      cron: z.object({ minutes: z.int().nullable() }).nullable(),
      /** The agency's details that are still missing, by name. */
      missingFacts: z.array(z.string()),
      /** The website's texts that still have a placeholder such as `[acentanızı anlatın]`. */
      unfinishedTexts: z.array(UnfinishedText),
      /** The website's texts of which an update brought another. */
      offeredTexts: z.array(z.enum(PAGE_SECTIONS)),
    })
    .nullable(),
  /** Calendar feeds with events that could only be read in part; `warning` names the first. */
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
  /** Villas that cannot be sold because their permit number is missing. */
  withoutPermit: warnings(Warning),
  /** Villas on sale whose last priced night is less than 120 days away, or that have no prices. */
  pricesEnding: warnings(Warning.extend({ endsOn: DaySchema.nullable() })),
});
export type Overview = z.infer<typeof Overview>;

/** GET /v1/admin/unreadcount */
export const UnreadCount = z.object({
  reservationCount: z.int(),
  contactCount: z.int(),
  /** Guests whose message or wish nobody has answered. */
  inboxCount: z.int(),
  /** Requests from the pages of stays that have not been answered. */
  stayRequestCount: z.int(),
});
export type UnreadCount = z.infer<typeof UnreadCount>;
