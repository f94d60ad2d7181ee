import * as z from 'zod';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { DaySchema, KurusSchema } from '#domain/wire/fields.ts';
import { MonthSchema } from '../month.ts';

/** GET /v1/admin/reports/ministry: the month's listings as XLSX. */
export const MinistryQuery = z.object({ month: MonthSchema });
export type MinistryQuery = z.infer<typeof MinistryQuery>;

/** GET /v1/admin/reports/ministry/rows */
export const MinistryPageQuery = MinistryQuery.extend(pagingShape(100));
export type MinistryPageQuery = z.infer<typeof MinistryPageQuery>;

/** One listing of the month in the form the Ministry asks for. */
export const MinistryRow = z.object({
  villa_id: z.int(),
  villa_name: z.string(),
  /** "(16840) Kıyı Turizm …" */
  agency: z.string(),
  /** Days of the month on which it was listed: "01/10/2026-31/10/2026". */
  listedOn: z.string(),
  /** Number of the listing: the villa's code. */
  listingNo: z.string(),
  url: z.string(),
  owner: z.string(),
  address: z.string(),
  permitNo: z.string(),
  /** Lowest nightly price in the month, kuruş; null without a price. */
  price: KurusSchema.nullable(),
});
export type MinistryRow = z.infer<typeof MinistryRow>;

export const MinistryPage = pageOf(MinistryRow);
export type MinistryPage = z.infer<typeof MinistryPage>;

export const MINISTRY_WARNINGS = [
  'DUPLICATE',
  'EXPIRED',
  'EXPIRING',
  'CAPACITY',
  'UNVERIFIED',
  'HOLDER',
  'ADDRESS',
  'MISSING',
] as const;
export type MinistryWarningCode = (typeof MINISTRY_WARNINGS)[number];

/** A villa whose permit needs attention. */
export const MinistryWarning = z.object({
  code: z.enum(MINISTRY_WARNINGS),
  villa_id: z.int(),
  villa_name: z.string(),
  active: z.boolean(),
  permitNo: z.string().nullable(),
  expiresOn: DaySchema.nullable(),
  /** Turkish. */
  message: z.string(),
  /** The page of the dashboard where it can be corrected. */
  link: z.string(),
});
export type MinistryWarning = z.infer<typeof MinistryWarning>;

/** GET /v1/admin/reports/ministry/warnings: what stops a sale first; villas on sale before others. */
export const MinistryWarnings = pageOf(MinistryWarning).extend({
  counts: z.array(z.object({ code: z.enum(MINISTRY_WARNINGS), label: z.string(), count: z.int() })),
});
export type MinistryWarnings = z.infer<typeof MinistryWarnings>;

export const MinistryWarningQuery = z.object({
  code: z.enum(MINISTRY_WARNINGS).optional(),
  ...pagingShape(50),
});
export type MinistryWarningQuery = z.infer<typeof MinistryWarningQuery>;
