import { z } from 'zod';
import { RefundDecision } from '../payments/refunds/give-back-schema.ts';
import { StatusSchema } from '../reservation-status-schema.ts';
import { ClockTime, InstantSchema, paragraph } from '../wire/fields.ts';
import { StayChangeShape } from './clerk-input.ts';
import { CorrectedCustomerInput } from './clerk-customer.ts';
import { ReservationDetail } from './schema.ts';

/**
 * PUT /v1/admin/reservations/{id}: what a clerk corrects; what is left out stays as it is. Another
 * villa or other dates price the stay again unless `price` keeps the agreed one (POST …/quote shows
 * both before); other guests alone leave the agreed price. The ledger stays what it is.
 */
export const UpdateReservationInput = z.strictObject({
  version: z.int().min(1),
  ...StayChangeShape,
  customer: CorrectedCustomerInput.optional(),
  note: paragraph(1000).optional(),
  agencyNote: paragraph(4000).optional(),
  /** Until when the guest may stay on the last day; null for the villa's own hour. */
  lateCheckout: ClockTime.nullable().optional(),
  read: z.boolean().optional(),
  /** Whether the guest is told of another stay; the mail leaves once it cannot be undone any more. */
  notify: z.boolean().optional(),
});
export type UpdateReservationInput = z.infer<typeof UpdateReservationInput>;

/**
 * What an edit or a move answers. `undo` takes it back, whole, until `until`: dates, villa, people,
 * price, state, nights and the mails. Null where nothing of the stay changed, where money went back
 * with a move, and where nobody asked for it.
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
  /** At most the days of the setting ahead, and before the arrival. */
  optionExpiresAt: InstantSchema.optional(),
  /** No-show only: give the remaining nights back for sale. */
  freeNights: z.boolean().optional(),
  version: z.int().min(1).optional(),
  /** Keeps the mails back for some seconds and answers with the key that takes the move back. */
  undoable: z.boolean().optional(),
  /**
   * To a state that is off: what is decided about the money. Left out, all of it stands as a refund
   * that is due (`refundDue`, and an alarm) until POST …/refund decides.
   */
  refund: RefundDecision.optional(),
});
export type ChangeStatusInput = z.infer<typeof ChangeStatusInput>;
