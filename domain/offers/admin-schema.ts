import * as z from 'zod';
import { BeforePriceSchema } from '#domain/reservations/money-schema.ts';
import { orderOf, queryText } from '#domain/wire/list-query.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { LanguageSchema } from '#domain/languages/schema.ts';
import {
  DaySchema,
  EmailSchema,
  GuestsShape,
  InstantSchema,
  KurusSchema,
  paragraph,
  PhoneSchema,
} from '#domain/wire/fields.ts';
import { PARTY } from '#domain/wire/party.ts';
import { personName } from '#domain/wire/person-name.ts';
import { OFFER_STATES } from './state.ts';

/** Villas in one offer. */
export const MAX_OFFERED = 10;

/**
 * A villa with dates; `total` (kuruş) is a price below the list price, left out for the list price
 * itself.
 */
const OfferedStayInput = z.strictObject({
  villa_id: z.int().min(1, 'Villa seçin.'),
  checkIn: DaySchema,
  checkOut: DaySchema,
  ...GuestsShape,
  total: z.int().min(1, 'Tutar sıfırdan büyük olmalı.').max(10_000_000_000).optional(),
});

/**
 * POST /v1/admin/offers (+ Idempotency-Key). A mail with the link is sent when there is an address.
 * `expiresAt` is at most 60 days ahead. 422 with an issue for each villa that cannot be offered
 * (`villas.0`): not on sale, dates taken or closed, too many people, a price above the list price.
 */
export const CreateOfferInput = z.strictObject({
  customer: z.strictObject({
    name: personName(1, 120),
    email: EmailSchema.optional(),
    phone: PhoneSchema.optional(),
    /** Left out: the language of their record. */
    language: LanguageSchema.optional(),
  }),
  message: paragraph(2000).default(''),
  expiresAt: InstantSchema,
  villas: z
    .array(OfferedStayInput)
    .min(1, 'En az bir villa seçin.')
    .max(MAX_OFFERED, `En çok ${MAX_OFFERED} villa seçebilirsiniz.`),
});
export type CreateOfferInput = z.infer<typeof CreateOfferInput>;

/** `link` opens the offer without signing in; it can be shared in other ways too. */
export const OfferCreated = z.object({
  id: z.string(),
  token: z.string(),
  link: z.string(),
  expires_at: z.string(),
  /** A mail with the link is queued. */
  mailed: z.boolean(),
});
export type OfferCreated = z.infer<typeof OfferCreated>;

/** GET /v1/admin/offers; `q` searches the customer's name, address and phone. */
export const OfferQuery = z.object({
  ...pagingShape(20),
  state: z.enum(OFFER_STATES).optional(),
  q: queryText.optional(),
  order: orderOf(['created', 'expires']).default('-created'),
});
export type OfferQuery = z.infer<typeof OfferQuery>;

export const OfferItem = z.object({
  id: z.string(),
  customer_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  state: z.enum(OFFER_STATES),
  villas: z.int(),
  expires_at: z.string(),
  /**
   * The customer's first and latest visit, and the number of visits; views within half an hour
   * count once.
   */
  opened_at: z.string().nullable(),
  last_opened_at: z.string().nullable(),
  visits: z.int(),
  accepted_at: z.string().nullable(),
  created_by: z.string().nullable(),
  created_at: z.string(),
});
export type OfferItem = z.infer<typeof OfferItem>;
export const OfferPage = pageOf(OfferItem);

/** A villa of an offer at its current price; amounts in kuruş, null while it cannot be sold. */
const OfferedStay = z.object({
  villa_id: z.int(),
  villa_name: z.string(),
  villa_slug: z.string(),
  checkin: DaySchema,
  checkout: DaySchema,
  nights: z.int(),
  ...PARTY,
  /** The price that was promised; null: the list price of the day. */
  offered_total: KurusSchema.nullable(),
  list_total: KurusSchema.nullable(),
  /** What may be struck through for the customer. */
  before: BeforePriceSchema.nullable(),
  total: KurusSchema.nullable(),
  available: z.boolean(),
  reason: z.string().nullable(),
});

/** GET /v1/admin/offers/{id}: with live availability, the link, and what came of it. */
export const OfferDetail = OfferItem.extend({
  message: z.string(),
  /** In which the customer reads it; null: Turkish. */
  language: LanguageSchema.nullable(),
  link: z.string(),
  stays: z.array(OfferedStay),
  /** The reservation that was made from it. */
  reservation: z.object({ uid: z.string(), reservation_id: z.string() }).nullable(),
});
export type OfferDetail = z.infer<typeof OfferDetail>;

/**
 * DELETE /v1/admin/offers/{id}: the offer expires at once. 409 OFFER_ACCEPTED once it has been
 * accepted.
 */
export const OfferWithdrawn = z.object({ id: z.string(), deleted: z.literal(true) });

/**
 * POST /v1/admin/offers/{id}/accept (+ Idempotency-Key): the guest accepts by phone. `stay` is the
 * index of the stay within the offer, from 0; `total` the amount that the clerk has just quoted, in
 * kuruş.
 */
export const AcceptOfferInput = z.strictObject({
  stay: z.int().min(0).max(50),
  status: z.enum(['option', 'confirmed']).default('option'),
  total: KurusSchema.min(0).max(1_000_000_000),
});
export type AcceptOfferInput = z.infer<typeof AcceptOfferInput>;
