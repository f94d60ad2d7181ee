import * as z from 'zod';
import { ExtraChoices, OfferedExtra } from '#domain/extras/offered.ts';
import { DaySchema, GuestsShape, KurusSchema } from '#domain/wire/fields.ts';
import { PlannedPart } from '#domain/payments/part-schema.ts';
import { BeforePriceSchema, MoneyLine } from './money-schema.ts';

/** POST /v1/quote */
export const QuoteInput = z.strictObject({
  slug: z.string().min(1).max(120),
  checkIn: DaySchema,
  checkOut: DaySchema,
  ...GuestsShape,
  /** The offered extras that the guest takes. */
  extras: ExtraChoices.optional(),
});
export type QuoteInput = z.infer<typeof QuoteInput>;

/** A price that is guaranteed until `validUntil` when its token is sent back. Amounts in kuruş. */
export const Quote = z.object({
  available: z.literal(true),
  nights: z.int(),
  currency: z.literal('TRY'),
  lines: z.array(MoneyLine),
  total: KurusSchema,
  /** What may be struck through beside the total; with chosen extras, which no discount lowers. */
  before: BeforePriceSchema.nullable(),
  prepayment: KurusSchema,
  /** What is paid neither now nor to the agency: the parts before the arrival, and at the door. */
  balance: KurusSchema,
  /** The interim payments before the arrival, in order; part of `balance`. */
  parts: z.array(PlannedPart),
  deposit: KurusSchema,
  /** Until when a request sent now holds the nights, and is answered. */
  holdExpiresAt: z.string(),
  /** Minutes that whoever books at once has to pay; null where the agency answers first. */
  instantMinutes: z.int().nullable(),
  /**
   * When the house may be entered, HH:MM, if the guests before leave late; null for the villa's own
   * time.
   */
  lateArrival: z.string().nullable(),
  /** The extras offered for this stay; chosen ones are in `lines` and `total`. */
  extras: z.array(OfferedExtra),
  /** Texts of extras that are Turkish, for want of a translation into the language of the call. */
  untranslated: z.array(z.string()).optional(),
  /** The part of the total for chosen extras that are paid to the agency. */
  agencyExtras: KurusSchema,
  /** Another one means another contract, of which the guest has to read the changes. */
  contract: z.string(),
  quoteToken: z.string(),
  validUntil: z.string(),
});
export type Quote = z.infer<typeof Quote>;

/** A price as a form shows it, from a quote or from an offer. */
export type PricedStay = Omit<
  Quote,
  | 'before'
  | 'contract'
  | 'holdExpiresAt'
  | 'instantMinutes'
  | 'lateArrival'
  | 'extras'
  | 'agencyExtras'
> &
  Partial<Quote>;
