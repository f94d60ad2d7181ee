import { z } from 'zod';
import { DaySchema, GuestsShape, line } from '../wire/fields.ts';

/** Rules that a clerk may set aside for one stay, because a person has agreed on it. */
export const OVERRIDABLE = ['MIN_NIGHTS'] as const;
export type Overridable = (typeof OVERRIDABLE)[number];

export const OverrideSchema = z.array(z.enum(OVERRIDABLE)).max(OVERRIDABLE.length);

/** Id of a villa in a body. */
const VillaIdSchema = z.int().min(1).max(999_999_999);

/** Kuruş that a clerk takes off the price. The upper end only keeps numbers sane. */
const DISCOUNT_MAX = 1_000_000_000;

/** What the agency gives out of its own commission, in kuruş, and why. */
export const AgencyDiscountInput = z.strictObject({
  amount: z.int().min(1, 'İndirim sıfırdan büyük olmalı.').max(DISCOUNT_MAX),
  reason: line(3, 200),
});
export type AgencyDiscountInput = z.infer<typeof AgencyDiscountInput>;

/** A total that a clerk has seen; another one by now is 409 `PRICE_CHANGED`. Kuruş. */
export const ExpectedTotalSchema = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** At which price a stay changes: the one that was agreed, or the one of today's rules. */
export const PriceChoice = z.enum(['agreed', 'new']);
export type PriceChoice = z.infer<typeof PriceChoice>;

/** The stay a clerk sells; `adults` at least 1. */
export const ClerkStayShape = {
  villa_id: VillaIdSchema,
  checkIn: DaySchema,
  checkOut: DaySchema,
  ...GuestsShape,
};

/** What of a stay may change after it was agreed; what is left out stays as it is. */
export const StayChangeShape = {
  villa_id: VillaIdSchema.optional(),
  checkIn: DaySchema.optional(),
  checkOut: DaySchema.optional(),
  adults: GuestsShape.adults.optional(),
  children: z.int().min(0).max(30).optional(),
  babies: z.int().min(0).max(30).optional(),
  /** Null takes a discount back. */
  agencyDiscount: AgencyDiscountInput.nullable().optional(),
  override: OverrideSchema.optional(),
  /** Left out: the agreed price where villa and dates stay, else the new one. */
  price: PriceChoice.optional(),
  expectedTotal: ExpectedTotalSchema.optional(),
};
