import * as z from 'zod';
import { SOURCES } from '#domain/reservation-sources.ts';
import { DaySchema } from '#domain/wire/fields.ts';

/** What the rows of the report stand for. */
const REPORT_GROUPS = ['month', 'villa', 'town', 'owner'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** Longest span of a report in days: three years including a leap day. */
export const MAX_REPORT_DAYS = 1096;

/** Most rows in the answer; the spreadsheet has all of them. */
export const MAX_REPORT_ROWS = 500;

/**
 * GET /v1/admin/reports/management and …/management.xlsx: `from` and `to` are the first and the last
 * night. Left out: this year, from January to December.
 */
export const ManagementQuery = z.object({
  from: DaySchema.optional(),
  to: DaySchema.optional(),
  by: z.enum(REPORT_GROUPS).default('month'),
});
export type ManagementQuery = z.infer<typeof ManagementQuery>;

const count = z.int().min(0);
const rate = z.int().min(0).nullable();

/**
 * The figures of some villas over some nights. Money in kuruş, rates in basis points (20 % = 2000);
 * null: division by zero. `definitions.ts` explains each.
 */
export const Figures = z.object({
  villas: count,
  /** All nights of those villas, from the first day of each villa on. */
  nights: count,
  /** Nights closed by the owner for own use, closed by the agency, and sold by other sellers. */
  ownNights: count,
  closedNights: count,
  elsewhereNights: count,
  /** `nights` without those three. */
  sellableNights: count,
  soldNights: count,
  /** `soldNights` of `sellableNights`. */
  occupancy: rate,
  /** Totals of sold stays, each spread evenly over its nights. */
  turnover: count,
  /** `turnover` per sold night, and per sellable one (RevPAR). */
  averageNight: rate,
  revenuePerNight: rate,
  /** Sold stays that begin in these nights. */
  stays: count,
  /** Average nights of a stay, and average days between booking and arrival, both in tenths. */
  averageStay: rate,
  leadTime: rate,
  /**
   * Confirmed stays that would have begun here and were cancelled, and their share of all
   * confirmed.
   */
  cancelled: count,
  cancellationRate: rate,
});
export type Figures = z.infer<typeof Figures>;

/** A villa, region, owner or month: `key` is its id or `YYYY-MM`. */
export const ReportRow = z.object({
  key: z.string(),
  label: z.string(),
  figures: Figures,
  /** The same a year earlier. */
  before: Figures,
});
export type ReportRow = z.infer<typeof ReportRow>;

export const ManagementReport = z.object({
  from: DaySchema,
  to: DaySchema,
  by: z.enum(REPORT_GROUPS),
  /** The range one year earlier, which `before` refers to. */
  beforeFrom: DaySchema,
  beforeTo: DaySchema,
  figures: Figures,
  before: Figures,
  /** Months in order, other rows by turnover, largest first; at most 500. */
  rows: z.array(ReportRow),
  rowCount: count,
  /** The months of the range, whatever `rows` are grouped by: the data of the charts. */
  months: z.array(ReportRow),
  /** The sources of the sold stays that begin in the range. */
  sources: z.array(z.object({ source: z.enum(SOURCES), stays: count, turnover: count })),
});
export type ManagementReport = z.infer<typeof ManagementReport>;
