import * as z from 'zod';
import {
  BirthDateSchema,
  foreignerFields,
  listedPerson,
  NationalitySchema,
} from '#domain/guests/fields.ts';
import { IDENTITY_KINDS, identityProblem } from '#domain/guests/identity.ts';
import { StatusSchema } from '#domain/reservation-status-schema.ts';
import { LanguageSchema } from '#domain/languages/schema.ts';
import { DaySchema, InstantSchema, KurusSchema, line, paragraph } from '#domain/wire/fields.ts';
import { personName } from '#domain/wire/person-name.ts';
import {
  AgencyDiscountInput,
  ClerkStayShape,
  ExpectedTotalSchema,
  OVERRIDABLE,
  OverrideSchema,
} from './clerk-input.ts';
import { ClerkCustomerInput } from './clerk-customer.ts';
import { MoneyLine } from './money-schema.ts';

/** POST /v1/admin/reservations/quote: what a stay would cost, and whether a clerk may sell it. */
export const ClerkQuoteInput = z.strictObject({
  ...ClerkStayShape,
  /** What the agency would deduct, in kuruş. */
  agencyDiscount: z.int().min(0).max(1_000_000_000).optional(),
  override: OverrideSchema.optional(),
  /** Id of the reservation to be changed: its own nights do not count as taken. */
  editing: z.string().max(100).optional(),
});
export type ClerkQuoteInput = z.infer<typeof ClerkQuoteInput>;

/** The money of a stay, in kuruş; commission and payout are shown to the agency only. */
export const ClerkPrice = z.object({
  nights: z.int(),
  lines: z.array(MoneyLine),
  gross: KurusSchema,
  ownerDiscount: KurusSchema,
  agencyDiscount: KurusSchema,
  cleaning: KurusSchema,
  extras: KurusSchema,
  total: KurusSchema,
  prepayment: KurusSchema,
  /** Due at the door. */
  balance: KurusSchema,
  deposit: KurusSchema,
  /** Null for users who may not see the agency's own money. */
  commission: KurusSchema.nullable(),
  ownerPayout: KurusSchema.nullable(),
  /** The largest discount that leaves no amount of the agency negative. */
  maxAgencyDiscount: KurusSchema,
});
export type ClerkPrice = z.infer<typeof ClerkPrice>;

/**
 * The price of a stay for a clerk. `code` and `message` say why it cannot be sold (the codes of
 * POST /v1/quote, and `VILLA_INACTIVE`, `DISCOUNT_TOO_LARGE`, `STAY_FIXED`); `override` lists the
 * rules that a clerk may override. There is a price whenever every night has one.
 */
export const ClerkQuote = z.object({
  available: z.boolean(),
  code: z.string().nullable(),
  message: z.string().nullable(),
  override: z.array(z.enum(OVERRIDABLE)),
  suggestion: z.object({ checkIn: DaySchema, checkOut: DaySchema }).nullable(),
  /**
   * When the house may be entered, HH:MM, if the guests before leave late; null for the villa's own
   * time.
   */
  lateArrival: z.string().nullable(),
  price: ClerkPrice.nullable(),
  /** The same stay at the agreed price; null for a new reservation. Kuruş. */
  agreed: ClerkPrice.nullable(),
  /** What was agreed so far and what has been paid, when changing a reservation. Kuruş. */
  before: z.object({ total: KurusSchema, prepayment: KurusSchema, paid: KurusSchema }).nullable(),
});
export type ClerkQuote = z.infer<typeof ClerkQuote>;

/**
 * POST /v1/admin/reservations with an `Idempotency-Key` header: a clerk enters a stay for a guest,
 * as a request, an option (24 hours unless `optionExpiresAt` is given) or confirmed. 404 unknown
 * villa; 409 DATES_TAKEN, PRICE_CHANGED; 422 with the stay's own refusal, VILLA_INACTIVE,
 * DISCOUNT_TOO_LARGE.
 */
export const ClerkReservationInput = z.strictObject({
  ...ClerkStayShape,
  customer: ClerkCustomerInput,
  /** Left out: the language of the guest's record. */
  language: LanguageSchema.optional(),
  status: z.enum(['requested', 'option', 'confirmed']).default('requested'),
  optionExpiresAt: InstantSchema.optional(),
  agencyDiscount: AgencyDiscountInput.optional(),
  agencyNote: paragraph(4000).optional(),
  override: OverrideSchema.optional(),
  expectedTotal: ExpectedTotalSchema.optional(),
});
export type ClerkReservationInput = z.infer<typeof ClerkReservationInput>;

/**
 * The entered reservation. No personal data, because the answer is stored with its idempotency key.
 */
export const ClerkReservation = z.object({
  id: z.string(),
  reservation_id: z.string(),
  status: StatusSchema,
  version: z.int(),
  villa_id: z.int(),
  checkin: DaySchema,
  checkout: DaySchema,
  nights: z.int(),
  total: KurusSchema,
  prepayment: KurusSchema,
  /** Until when the nights are held; null when they are booked. */
  deadline: z.string().nullable(),
});
export type ClerkReservation = z.infer<typeof ClerkReservation>;

const GuestInput = z
  .strictObject({
    /** Id of a guest already listed; left out for a new one. */
    id: z.string().max(100).optional(),
    firstName: personName(1, 60),
    lastName: personName(1, 60),
    nationality: NationalitySchema.nullable().default(null),
    identityKind: z.enum(IDENTITY_KINDS).nullable().default(null),
    /** Left out: the stored number stays. Null: it is deleted. */
    identityNumber: line(5, 20).nullable().optional(),
    birthDate: BirthDateSchema.nullable().default(null),
    plate: line(0, 15).nullable().default(null),
    ...foreignerFields,
  })
  .superRefine(({ identityKind, identityNumber }, context) => {
    if (identityNumber == null) return;
    const message = identityProblem(identityKind, identityNumber);
    if (message !== null) {
      context.addIssue({ code: 'custom', path: ['identityNumber'], message });
    }
  });

/** PUT /v1/admin/reservations/{id}/guests: the whole list that law 1774 asks for (KBS). */
export const GuestListInput = z.strictObject({
  /** The reservation's version. */
  version: z.int().min(1),
  guests: z.array(GuestInput).max(30),
});
export type GuestListInput = z.infer<typeof GuestListInput>;

/** GET and PUT /v1/admin/reservations/{id}/guests. Identity numbers are masked. */
export const GuestList = z.object({
  /** The reservation's version. */
  version: z.int(),
  /** People of the stay, babies included: how many entries the list should have. */
  expected: z.int(),
  guests: z.array(z.object({ id: z.string(), ...listedPerson })),
  /** The villa's service wants to know foreigners' parents and sex. */
  asksParents: z.boolean(),
});
export type GuestList = z.infer<typeof GuestList>;

/** POST /v1/admin/reservations/{id}/guests/{guest_id}/reveal: one number in full, audited. */
export const RevealedIdentity = z.object({
  identityKind: z.enum(IDENTITY_KINDS).nullable(),
  identityNumber: z.string(),
});
export type RevealedIdentity = z.infer<typeof RevealedIdentity>;
