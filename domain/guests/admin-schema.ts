import * as z from 'zod';
import { queryId } from '#domain/wire/list-query.ts';
import { StatusSchema } from '#domain/reservation-status-schema.ts';
import { DaySchema } from '#domain/wire/fields.ts';
import { KBS_SERVICES } from '#domain/kbs/codes.ts';
import { REPORT_STATES } from '#domain/kbs/shown.ts';
import { GuestPlace } from './schema.ts';

/**
 * Whose day a report covers: the guests who arrive on it, or everybody who sleeps there that night.
 */
const GUEST_SCOPES = ['arriving', 'staying'] as const;

/** GET /v1/admin/reports/guests and its `.csv` and `.xlsx`. Without `date`: today in Türkiye. */
export const GuestReportQuery = z.object({
  date: DaySchema.optional(),
  villa_id: queryId.optional(),
  scope: z.enum(GUEST_SCOPES).default('arriving'),
});
export type GuestReportQuery = z.infer<typeof GuestReportQuery>;

/** A guest, and how the police's service knows them; `report` is null where there is none. */
const ReportedGuest = GuestPlace.extend({
  id: z.string(),
  report: z
    .object({
      state: z.enum(REPORT_STATES),
      /** Why it was refused or is unclear, in the service's words. */
      reason: z.string().nullable(),
      /** When the arrival or the departure was told. */
      at: z.string().nullable(),
    })
    .nullable(),
});
export type ReportedGuest = z.infer<typeof ReportedGuest>;

export const GuestReportStay = z.object({
  id: z.string(),
  reservation_id: z.string(),
  status: StatusSchema,
  villa_id: z.int(),
  villa_name: z.string(),
  customer_name: z.string(),
  phone: z.string(),
  checkin: DaySchema,
  checkout: DaySchema,
  /** How many people have a complete entry, of how many. */
  done: z.int(),
  expected: z.int(),
  complete: z.boolean(),
  notes: z.array(z.string()),
  /** Identity numbers masked. */
  guests: z.array(ReportedGuest),
  /** The service that the guests are reported to; null: by hand, with the file. */
  service: z.enum(KBS_SERVICES).nullable(),
  /** Arrivals that are not told yet: hours are left, or none. */
  urgency: z.enum(['none', 'soon', 'late']),
  /** When the guest first opened the private link; null: never. */
  opened_at: z.string().nullable(),
  /** When a clerk last mailed the link; null: never. */
  mailed_at: z.string().nullable(),
});
export type GuestReportStay = z.infer<typeof GuestReportStay>;

/** GET /v1/admin/reports/guests: the guest lists of a day (law 1774), the whole day at once. */
export const GuestReport = z.object({
  date: DaySchema,
  stays: z.array(GuestReportStay),
  /** How many stays have a complete list, of how many. */
  complete: z.int(),
  total: z.int(),
});
export type GuestReport = z.infer<typeof GuestReport>;

/** POST /v1/admin/reservations/{id}/guestlink */
export const GuestLinkInput = z.strictObject({
  /** True: revokes the links given out so far and makes a new one. */
  renew: z.boolean().default(false),
});
export type GuestLinkInput = z.infer<typeof GuestLinkInput>;

/** The private link of the page of a stay. */
export const GuestLink = z.object({
  link: z.string(),
  expires_at: z.string(),
  /** A WhatsApp text containing the link, and the number in digits only. */
  text: z.string(),
  phone: z.string(),
});
export type GuestLink = z.infer<typeof GuestLink>;

/** POST /v1/admin/reservations/{id}/links/revoke */
export const LinksRevoked = z.object({ revoked: z.literal(true) });
