import * as z from 'zod';
import { OUTBOX_STATUSES } from '#domain/mail/outbox-statuses.ts';
import {
  TRANSACTION_KINDS,
  TRANSACTION_METHODS,
  TRANSACTION_STATUSES,
} from '#domain/payments/ledger.ts';
import { KurusSchema } from '#domain/wire/fields.ts';
import { STATUSES } from '#domain/reservation-status.ts';

const entry = {
  id: z.string(),
  /** ISO instant. */
  at: z.string(),
  /** The kind of actor, and the person if it was one of the agency. */
  by: z.enum(['visitor', 'admin', 'owner', 'system', 'payment']),
  user: z.string().nullable(),
};

/** The stay entered a state; `from` is null for its first. */
const TransitionEntry = z.object({
  ...entry,
  kind: z.literal('move'),
  from: z.enum(STATUSES).nullable(),
  to: z.enum(STATUSES),
  reason: z.string().nullable(),
});

/** Any other recorded change, in Turkish words; null: the field was, or is now, empty. */
const ChangeEntry = z.object({
  ...entry,
  kind: z.literal('change'),
  label: z.string(),
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});

/**
 * A mail about the stay. `recipient` as in the outbox; `resendable`: POST
 * /v1/admin/outbox/{id}/resend.
 */
const MailEntry = z.object({
  ...entry,
  kind: z.literal('mail'),
  template_name: z.string(),
  recipient: z.string(),
  status: z.enum(OUTBOX_STATUSES),
  attempts: z.int(),
  sent_at: z.string().nullable(),
  last_error: z.string().nullable(),
  resendable: z.boolean(),
});

/** A ledger entry; `amount` in kuruş, positive in both directions. */
const PaymentEntry = z.object({
  ...entry,
  kind: z.literal('payment'),
  payment: z.enum(TRANSACTION_KINDS),
  method: z.enum(TRANSACTION_METHODS),
  amount: KurusSchema,
  status: z.enum(TRANSACTION_STATUSES),
  note: z.string(),
});

export const TimelineEntry = z.discriminatedUnion('kind', [
  TransitionEntry,
  ChangeEntry,
  MailEntry,
  PaymentEntry,
]);
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** GET /v1/admin/reservations/{id}/timeline: everything that happened to a stay, newest first. */
export const ReservationTimeline = z.object({ items: z.array(TimelineEntry) });
export type ReservationTimeline = z.infer<typeof ReservationTimeline>;
