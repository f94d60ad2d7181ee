import { z } from 'zod';
import { ExtraChoices, OfferedExtra } from '../extras/offered.ts';
import { DaySchema, GuestsShape, KurusSchema } from '../wire/fields.ts';
import { MoneyLine } from './money-schema.ts';

/** POST /v1/quote */
export const QuoteInput = z.strictObject({
  slug: z.string().min(1).max(120),
  checkIn: DaySchema,
  checkOut: DaySchema,
  ...GuestsShape,
  /** Those that the guest takes of what the villa offers. */
  extras: ExtraChoices.optional(),
});
export type QuoteInput = z.infer<typeof QuoteInput>;

/** A price that holds until `validUntil` when sent back with its token. Amounts in kuruş. */
export const Quote = z.object({
  available: z.literal(true),
  nights: z.int(),
  currency: z.literal('TRY'),
  lines: z.array(MoneyLine),
  total: KurusSchema,
  prepayment: KurusSchema,
  balance: KurusSchema,
  deposit: KurusSchema,
  /** For how long a request made now holds the nights. */
  holdMinutes: z.int(),
  /** When the house may be entered, HH:MM, where guests before leave late; null for its own hour. */
  lateArrival: z.string().nullable(),
  /** What the villa offers for this stay; the chosen ones are in `lines` and `total`. */
  extras: z.array(OfferedExtra),
  /** Of the total: chosen extras that are paid to the agency. */
  agencyExtras: KurusSchema,
  quoteToken: z.string(),
  validUntil: z.string(),
});
export type Quote = z.infer<typeof Quote>;

/** A price as a form shows it, of a quote or of an offer. */
export type PricedStay = Omit<Quote, 'holdMinutes' | 'lateArrival' | 'extras' | 'agencyExtras'> &
  Partial<Quote>;
