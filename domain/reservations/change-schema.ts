import * as z from 'zod';
import { PlanInput } from '#domain/payments/part-schema.ts';
import { RefundDecision } from '#domain/payments/refunds/give-back-schema.ts';
import { NewExtra } from '#domain/extras/items.ts';
import { StatusSchema } from '#domain/reservation-status-schema.ts';
import { LanguageSchema } from '#domain/languages/schema.ts';
import {
  ClockTime,
  DaySchema,
  GuestsShape,
  InstantSchema,
  KurusSchema,
  paragraph,
} from '#domain/wire/fields.ts';
import { ExpectedTotalSchema, PriceChoice, StayChangeShape } from './clerk-input.ts';
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
  /** In which the guest is written to; their record keeps it. */
  language: LanguageSchema.optional(),
  note: paragraph(1000).optional(),
  agencyNote: paragraph(4000).optional(),
  /** Until when the guest may stay on the last day; null for the villa's own time. */
  lateCheckout: ClockTime.nullable().optional(),
  /** What a promised late check-out costs: an extra of the stay. Kuruş. */
  lateFee: NewExtra.pick({ unitPrice: true, payee: true }).optional(),
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

/** PUT /v1/admin/reservations/{id}/parts: all of them, none to pay the rest at the door. */
export const ChangePlanInput = z.strictObject({ version: z.int().min(1), parts: PlanInput });
export type ChangePlanInput = z.infer<typeof ChangePlanInput>;

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

/** POST /v1/admin/reservations/{id}/houses: for these nights and people; a begun stay from today. */
export const HousesInput = z.strictObject({
  checkIn: DaySchema,
  checkOut: DaySchema,
  ...GuestsShape,
  /** Most rows. */
  take: z.int().min(1).max(60).default(30),
});
export type HousesInput = z.infer<typeof HousesInput>;

/** Houses that are free for the nights, those of the same region first. Amounts in kuruş. */
export const FreeHouses = z.object({
  from: DaySchema,
  to: DaySchema,
  items: z.array(
    z.object({
      villa_id: z.int(),
      name: z.string(),
      town: z.string(),
      bedrooms: z.int(),
      capacity: z.int(),
      /** What the whole stay would cost at today's prices; null where a night has none. */
      total: KurusSchema.nullable(),
      /** How much more that is than what was agreed; negative for less. */
      difference: KurusSchema.nullable(),
      /** Nights that the house is usually let for at least, where these are fewer. */
      belowMinimum: z.boolean(),
      /** The stay begins or ends on a weekday on which the house lets none; a clerk may agree it. */
      offDays: z.boolean(),
    }),
  ),
});
export type FreeHouses = z.infer<typeof FreeHouses>;

/** POST /v1/admin/reservations/{id}/relocation (+ Idempotency-Key): from tonight in another house. */
export const RelocationInput = z.strictObject({
  version: z.int().min(1),
  villa_id: z.int().min(1, 'Villa seçin.').max(999_999_999),
  /** `agreed`: what was agreed in all; `new`: the other house's price for the nights left. */
  price: PriceChoice.default('agreed'),
  /** Of both stays together, as the clerk saw it. */
  expectedTotal: ExpectedTotalSchema.optional(),
  notify: z.boolean().default(true),
});
export type RelocationInput = z.infer<typeof RelocationInput>;

/** Both stays: what was slept, and what goes on in the other house. Amounts in kuruş. */
export const Relocated = z.object({
  id: z.string(),
  reservation_id: z.string(),
  before: z.object({ checkout: DaySchema, total: KurusSchema }),
  after: z.object({ checkin: DaySchema, checkout: DaySchema, total: KurusSchema }),
  /** What was paid and now counts for the stay in the other house. */
  carried: KurusSchema,
  /** What was paid too much for both, and goes back to the guest. */
  surplus: KurusSchema,
});
export type Relocated = z.infer<typeof Relocated>;

/**
 * GET /v1/admin/reservations/{id}/departure: what a late check-out means. `arrival`: who arrives on
 * the same day, with no name for another seller's guest; null for nobody. Times are HH:MM.
 */
export const Departure = z.object({
  day: DaySchema,
  checkOutTime: z.string(),
  lateCheckout: z.string().nullable(),
  arrival: z.object({ time: z.string(), customer_name: z.string().nullable() }).nullable(),
});
export type Departure = z.infer<typeof Departure>;
