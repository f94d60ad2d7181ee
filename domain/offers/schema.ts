import * as z from 'zod';
import { PlannedPart } from '#domain/payments/part-schema.ts';
import { BeforePriceSchema } from '#domain/reservations/money-schema.ts';
import { DaySchema, KurusSchema } from '#domain/wire/fields.ts';
import { PARTY } from '#domain/wire/party.ts';

/**
 * GET /v1/offer?client=true&token=…; `preview=1`: opened by the agency, which is not counted as a
 * visit.
 */
export const OfferTokenQuery = z.object({
  client: z.string().max(10).optional(),
  token: z.string().max(200).default(''),
  preview: z.string().max(10).optional(),
});
export type OfferTokenQuery = z.infer<typeof OfferTokenQuery>;

/**
 * A villa of an offer at its current price, in kuruş. `quoteToken` is sent to POST /v1/reservation
 * and is valid until `validUntil`; without it the stay cannot be requested and `reason` says why.
 */
const OfferedVilla = z.object({
  slug: z.string(),
  name: z.string(),
  thumbnail: z.string(),
  town: z.string(),
  capacity: z.int(),
  bedrooms: z.int(),
  bathrooms: z.int(),
  checkIn: DaySchema,
  checkOut: DaySchema,
  nights: z.int(),
  ...PARTY,
  available: z.boolean(),
  reason: z.string().nullable(),
  /** `before.total`. */
  listTotal: KurusSchema.nullable(),
  /** What may be struck through beside the price; null for nothing. */
  before: BeforePriceSchema.nullable(),
  price: z
    .object({
      lines: z.array(z.object({ code: z.string(), label: z.string(), amount: KurusSchema })),
      total: KurusSchema,
      prepayment: KurusSchema,
      balance: KurusSchema,
      /** The interim payments before the arrival; part of `balance`. */
      parts: z.array(PlannedPart),
      deposit: KurusSchema,
    })
    .nullable(),
  quoteToken: z.string().nullable(),
  validUntil: z.string().nullable(),
});
export type OfferedVilla = z.infer<typeof OfferedVilla>;

/** An offer as its customer sees it. Expired, withdrawn and unknown offers give the same 404. */
export const PublicOffer = z.object({
  name: z.string(),
  message: z.string(),
  expiresAt: z.string(),
  accepted: z.boolean(),
  villas: z.array(OfferedVilla),
});
export type PublicOffer = z.infer<typeof PublicOffer>;
