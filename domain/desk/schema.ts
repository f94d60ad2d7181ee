import * as z from 'zod';
import { DaySchema, EmailSchema, KurusSchema, PhoneSchema } from '#domain/wire/fields.ts';

/** What the desk needs of a villa beyond the public catalogue. */
const DeskVilla = z.object({
  id: z.int(),
  code: z.string(),
  /** Share of the price paid to confirm, in basis points. */
  prepaymentRate: z.int(),
});
type DeskVilla = z.infer<typeof DeskVilla>;

/**
 * GET /v1/admin/desk: every villa on sale. `rates`: lira for one unit, 0 where there is no rate.
 */
export const DeskFacts = z.object({
  villas: z.array(DeskVilla),
  rates: z.object({ DOLLAR: z.number(), EURO: z.number(), POUND: z.number() }),
});
export type DeskFacts = z.infer<typeof DeskFacts>;

/** POST /v1/admin/desk/guest: asks, and changes nothing. */
export const KnownGuestInput = z.strictObject({
  phone: PhoneSchema.optional(),
  email: EmailSchema.optional(),
});
export type KnownGuestInput = z.infer<typeof KnownGuestInput>;

/** A guest with a record, and facts of their latest stays. Kuruş. */
export const KnownGuest = z.object({
  /** Their record. */
  guest_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** Empty where none is known. */
  phone: z.string(),
  email: z.string(),
  /** Number of requests, and how many became stays. */
  requests: z.int(),
  stays: z.int(),
  no_shows: z.int(),
  last_stay: z
    .object({
      reservation_id: z.string(),
      villa_name: z.string(),
      checkin: DaySchema,
      checkout: DaySchema,
      total: KurusSchema,
    })
    .nullable(),
  /** The agency's latest note on one of their stays. */
  note: z.string(),
  tags: z.array(z.string()),
  /** Why their requests are to be refused; null when they are not. */
  refused: z.string().nullable(),
});
export type KnownGuest = z.infer<typeof KnownGuest>;
