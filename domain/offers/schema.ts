import { z } from 'zod';
import { DaySchema, KurusSchema } from '../wire/fields.ts';

/** GET /v1/offer?client=true&token=…; `preview=1`: somebody of the agency looks, which is not noted. */
export const OfferTokenQuery = z.object({
  client: z.string().max(10).optional(),
  token: z.string().max(200).default(''),
  preview: z.string().max(10).optional(),
});
export type OfferTokenQuery = z.infer<typeof OfferTokenQuery>;

/**
 * A villa of an offer, priced now, in kuruş. `quoteToken` goes to POST /v1/reservation and is good
 * until `validUntil`; without it the stay cannot be asked for and `reason` says why.
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
  adults: z.int(),
  children: z.int(),
  babies: z.int(),
  available: z.boolean(),
  reason: z.string().nullable(),
  /** What the stay costs without the offer, where that is more. */
  listTotal: KurusSchema.nullable(),
  price: z
    .object({
      lines: z.array(z.object({ code: z.string(), label: z.string(), amount: KurusSchema })),
      total: KurusSchema,
      prepayment: KurusSchema,
      balance: KurusSchema,
      deposit: KurusSchema,
    })
    .nullable(),
  quoteToken: z.string().nullable(),
  validUntil: z.string().nullable(),
});
export type OfferedVilla = z.infer<typeof OfferedVilla>;

/** An offer as its customer sees it. Expired, withdrawn and unknown ones are the same 404. */
export const PublicOffer = z.object({
  name: z.string(),
  message: z.string(),
  expiresAt: z.string(),
  accepted: z.boolean(),
  villas: z.array(OfferedVilla),
});
export type PublicOffer = z.infer<typeof PublicOffer>;
