import * as z from 'zod';
import { RefundDecision } from '#domain/payments/refunds/give-back-schema.ts';
import { StatusSchema } from '#domain/reservation-status-schema.ts';
import { ClockTime, InstantSchema, paragraph } from '#domain/wire/fields.ts';
import { StayChangeShape } from './clerk-input.ts';
import { CorrectedCustomerInput } from './clerk-customer.ts';
import { ReservationDetail } from './schema.ts';

/**
 * PUT /v1/admin/reservations/{id}: corrections by a clerk; fields left out are unchanged. Another
 * villa or other dates price the stay again unless `price` keeps the agreed one (POST …/quote shows
 * both beforehand); changing only the guests keeps the agreed price. The ledger is not changed.
 */
export const UpdateReservationInput = z.strictObject({
  version: z.int().min(1),
  ...StayChangeShape,
  customer: CorrectedCustomerInput.optional(),
  note: paragraph(1000).optional(),
  agencyNote: paragraph(4000).optional(),
  /** Until when the guest may stay on the last day; null for the villa's own time. */
  lateCheckout: ClockTime.nullable().optional(),
  read: z.boolean().optional(),
  /**
   * Whether the guest is notified of the changed stay; the mail is sent once undoing is no longer
   * possible.
   */
  notify: z.boolean().optional(),
});
export type UpdateReservationInput = z.infer<typeof UpdateReservationInput>;

/**
 * The answer to an edit or a transition. `undo` reverses it completely until `until`: dates, villa,
 * guests, price, state, nights and mails. Null when nothing changed, when money was refunded with
 * the transition, and when undo was not requested.
 */
export const UpdatedReservation = ReservationDetail.extend({
  undo: z.object({ token: z.string(), until: z.string() }).nullable(),
});
export type UpdatedReservation = z.infer<typeof UpdatedReservation>;

/** POST /v1/admin/reservations/{id}/undo */
export const UndoChangeInput = z.strictObject({ token: z.string().min(1).max(8000) });

/** PATCH /v1/admin/reservations/{id} */
export const ChangeStatusInput = z.strictObject({
  status: StatusSchema,
  reason: paragraph(500).optional(),
  /** At most the configured number of days ahead, and before the arrival. */
  optionExpiresAt: InstantSchema.optional(),
  /** No-show only: makes the remaining nights available again. */
  freeNights: z.boolean().optional(),
  version: z.int().min(1).optional(),
  /** Delays the mails by some seconds and answers with the key that reverses the transition. */
  undoable: z.boolean().optional(),
  /**
   * For a transition that ends the stay early: the decision about its money. Left out, all of it is
   * a refund that is due (`refundDue`, and an alarm) until POST …/refund decides.
   */
  refund: RefundDecision.optional(),
});
export type ChangeStatusInput = z.infer<typeof ChangeStatusInput>;
