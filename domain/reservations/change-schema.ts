import { z } from 'zod';
import { RefundDecision } from '../payments/give-back-schema.ts';
import { InstantSchema, paragraph } from '../wire.ts';
import { StayChangeShape } from './clerk-input.ts';
import { CustomerInput, StatusSchema } from './schema.ts';

/**
 * PUT /v1/admin/reservations/{id}: what a clerk corrects; what is left out stays as it is. Another
 * villa, other dates or another discount price the stay anew (POST …/quote shows it before); other
 * guests alone leave the agreed price. The ledger stays what it is.
 */
export const UpdateReservationInput = z.strictObject({
  version: z.int().min(1),
  ...StayChangeShape,
  customer: CustomerInput.omit({ note: true }).optional(),
  note: paragraph(1000).optional(),
  agencyNote: paragraph(4000).optional(),
  read: z.boolean().optional(),
});
export type UpdateReservationInput = z.infer<typeof UpdateReservationInput>;

/** PATCH /v1/admin/reservations/{id} */
export const MoveReservationInput = z.strictObject({
  status: StatusSchema,
  reason: paragraph(500).optional(),
  optionExpiresAt: InstantSchema.optional(),
  /** No-show only: give the remaining nights back for sale. */
  freeNights: z.boolean().optional(),
  version: z.int().min(1).optional(),
  /**
   * To a state that is off: what is decided about the money. Left out, all of it stands as a refund
   * that is due (`refundDue`, and an alarm) until POST …/refund decides.
   */
  refund: RefundDecision.optional(),
});
export type MoveReservationInput = z.infer<typeof MoveReservationInput>;
