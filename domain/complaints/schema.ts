import * as z from 'zod';
import { MAX_KURUS } from '#domain/payments/refunds/give-back-schema.ts';
import { DaySchema, KurusSchema, paragraph } from '#domain/wire/fields.ts';
import { queryId } from '#domain/wire/list-query.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';

const COMPLAINT_STATES = ['open', 'late', 'closed', 'all'] as const;

/** GET /v1/admin/complaints: the open ones by the day of their promise; `late`: that day is over. */
export const ComplaintQuery = z.object({
  state: z.enum(COMPLAINT_STATES).default('open'),
  villa_id: queryId.optional(),
  reservation: z.string().max(60).optional(),
  ...pagingShape(50),
});
export type ComplaintQuery = z.infer<typeof ComplaintQuery>;

/** A complaint of a guest and what became of it. */
export const Complaint = z.object({
  id: z.string(),
  version: z.int(),
  what: z.string(),
  /** What was promised, and by which day. */
  promise: z.string(),
  dueOn: DaySchema,
  /** The day of the promise is over and it is open. */
  late: z.boolean(),
  /** What the agency gave for it, in kuruş. */
  cost: KurusSchema,
  created_at: z.string(),
  created_by: z.string().nullable(),
  closed_at: z.string().nullable(),
  /** What the guest said when it was closed. */
  guestWord: z.string(),
  reservation: z.object({
    id: z.string(),
    code: z.string(),
    customer_name: z.string(),
    phone: z.string(),
    checkin: DaySchema,
    checkout: DaySchema,
    villa_id: z.int(),
    villa_name: z.string(),
  }),
});
export type Complaint = z.infer<typeof Complaint>;

export const ComplaintPage = pageOf(Complaint);
export type ComplaintPage = z.infer<typeof ComplaintPage>;

const Words = paragraph(1000).min(3, 'En az üç harf yazın.');

/** POST /v1/admin/complaints (+ Idempotency-Key) */
export const NewComplaintInput = z.strictObject({
  /** The reservation's id. */
  reservation_id: z.string().min(1).max(60),
  what: Words,
  promise: paragraph(1000).default(''),
  dueOn: DaySchema,
});
export type NewComplaintInput = z.infer<typeof NewComplaintInput>;

/** PATCH /v1/admin/complaints/{id}: fields left out stay. */
export const ComplaintChange = z.strictObject({
  version: z.int().min(1),
  what: Words.optional(),
  promise: paragraph(1000).optional(),
  dueOn: DaySchema.optional(),
});
export type ComplaintChange = z.infer<typeof ComplaintChange>;

/**
 * POST /v1/admin/complaints/{id}/remedy (+ Idempotency-Key): lowers the price of the stay by an
 * amount that the agency gives out of its commission. With `refund` the amount goes back to the
 * guest as well, by hand, and the ledger says so.
 */
export const ComplaintRemedyInput = z.strictObject({
  version: z.int().min(1),
  amount: z
    .int()
    .min(1, 'Tutar sıfırdan büyük olmalı.')
    .max(MAX_KURUS, 'Tutar en çok 100.000.000 ₺ olabilir.'),
  /** How the money went back; left out where only the price is lowered. */
  refund: z.enum(['havale_eft', 'fast', 'cash']).optional(),
  notify: z.boolean().default(true),
});
export type ComplaintRemedyInput = z.infer<typeof ComplaintRemedyInput>;

/** POST /v1/admin/complaints/{id}/close: with what the guest said in the end. */
export const CloseComplaintInput = z.strictObject({
  version: z.int().min(1),
  guestWord: Words,
});
export type CloseComplaintInput = z.infer<typeof CloseComplaintInput>;
