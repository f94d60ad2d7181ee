import * as z from 'zod';
import { ExpectedTotalSchema } from '#domain/reservations/clerk-input.ts';
import { NewExtra } from '#domain/extras/items.ts';
import { InvoiceOfStay } from '#domain/invoices/schema.ts';
import { DaySchema, paragraph } from '#domain/wire/fields.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { PARTY } from '#domain/wire/party.ts';
import { REQUEST_KINDS, REQUEST_STATES } from './request-kinds.ts';
import { StayRequest } from './requests.ts';

/** GET /v1/admin/stayrequests: what guests ask for, the open ones first. */
export const StayRequestQuery = z.object({
  state: z.enum(REQUEST_STATES).optional(),
  kind: z.enum(REQUEST_KINDS).optional(),
  reservation: z.string().max(60).optional(),
  ...pagingShape(50),
});
export type StayRequestQuery = z.infer<typeof StayRequestQuery>;

export const AdminStayRequest = StayRequest.extend({
  /** The stay as requested, to be priced before it is granted; null for other kinds of request. */
  wished: z
    .object({
      villa_id: z.int(),
      checkIn: DaySchema,
      checkOut: DaySchema,
      ...PARTY,
    })
    .nullable(),
  /** The price of the extra as the guest saw it, at which it is granted. Kuruş. */
  promised: NewExtra.pick({ unitPrice: true, payee: true })
    .extend({ quantity: z.int() })
    .nullable(),
  /** Why it cannot be granted at present; null when it can. */
  obstacle: z.string().nullable(),
  reservation: z.object({
    id: z.string(),
    code: z.string(),
    checkin: DaySchema,
    checkout: DaySchema,
    customer_name: z.string(),
    phone: z.string(),
    villa_name: z.string(),
  }),
});
export type AdminStayRequest = z.infer<typeof AdminStayRequest>;

export const StayRequestPage = pageOf(AdminStayRequest);
export type StayRequestPage = z.infer<typeof StayRequestPage>;

/** GET /v1/admin/reservations/{id}/invoice */
export const StayInvoice = z.object({
  /** The file for the guest. */
  invoice: z.object({ uploadedAt: z.string() }).nullable(),
  /** The register's invoices of the stay, the oldest first. */
  register: z.array(InvoiceOfStay),
});
export type StayInvoice = z.infer<typeof StayInvoice>;

/**
 * What a clerk grants: the total that they saw (`PRICE_CHANGED` when it has changed), or the price
 * of an extra or a late check-out and who receives it. Kuruş.
 */
export const RequestChange = z.strictObject({
  expectedTotal: ExpectedTotalSchema.optional(),
  extra: NewExtra.pick({ unitPrice: true, payee: true }).optional(),
});
export type RequestChange = z.infer<typeof RequestChange>;

/** PATCH /v1/admin/stayrequests/{id} */
export const AnswerRequestInput = z.strictObject({
  state: z.enum(['accepted', 'declined']),
  /** Without it, the guest is told only the decision. */
  answer: paragraph(1000).optional(),
  /** When granted: the stay is changed in the same batch. Left out: a clerk changes it by hand. */
  apply: RequestChange.optional(),
});
export type AnswerRequestInput = z.infer<typeof AnswerRequestInput>;
