import * as z from 'zod';
import { DaySchema, GuestsShape, line } from '#domain/wire/fields.ts';

/** Rules that a clerk may override for one stay by agreement. */
export const OVERRIDABLE = ['ARRIVAL_DAY', 'DEPARTURE_DAY', 'MIN_NIGHTS', 'MAX_NIGHTS'] as const;
export type Overridable = (typeof OVERRIDABLE)[number];

export const OverrideSchema = z.array(z.enum(OVERRIDABLE)).max(OVERRIDABLE.length);

/** Id of a villa in a body. */
const VillaIdSchema = z.int().min(1, 'Villa seçin.').max(999_999_999);

/** Kuruş that a clerk deducts from the price. The upper limit only keeps numbers within bounds. */
const DISCOUNT_MAX = 1_000_000_000;

/** A discount that the agency gives out of its own commission, in kuruş, and the reason. */
export const AgencyDiscountInput = z.strictObject({
  amount: z.int().min(1, 'İndirim sıfırdan büyük olmalı.').max(DISCOUNT_MAX),
  reason: line(3, 200),
});
export type AgencyDiscountInput = z.infer<typeof AgencyDiscountInput>;

/**
 * The total that the clerk saw; when it has changed since, the call fails with 409 `PRICE_CHANGED`.
 * Kuruş.
 */
export const ExpectedTotalSchema = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** Which price a changed stay gets: the agreed one, or the one under today's rules. */
export const PriceChoice = z.enum(['agreed', 'new']);
export type PriceChoice = z.infer<typeof PriceChoice>;

/** The stay a clerk sells; at least one adult. */
export const ClerkStayShape = {
  villa_id: VillaIdSchema,
  checkIn: DaySchema,
  checkOut: DaySchema,
  ...GuestsShape,
};

/** The changeable parts of an agreed stay; fields left out are unchanged. */
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
  /** Left out: the agreed price when villa and dates stay the same, else today's. */
  price: PriceChoice.optional(),
  expectedTotal: ExpectedTotalSchema.optional(),
};
