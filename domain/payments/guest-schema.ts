import * as z from 'zod';
import { parseReservationCode } from '#domain/reservation-code.ts';
import { STATUSES } from '#domain/reservation-status.ts';
import { DaySchema, EmailSchema, KurusSchema, line } from '#domain/wire/fields.ts';
import { PrivateToken } from '#domain/wire/link-token.ts';
import { INSTALLMENT_PAYERS, PROVIDER_NAMES } from './providers.ts';

/**
 * Who asks: a guest with code and e-mail, the holder of a private payment link, or the stay's page.
 */
const ByCode = z.strictObject({
  /** With or without dash and spaces, in any case; a text that is not a code finds nothing. */
  code: line(4, 30).transform((text) => parseReservationCode(text) ?? ''),
  email: EmailSchema,
});
const ByLink = z.strictObject({ link: PrivateToken });

/** The separate amounts a guest can pay on the page of the stay. */
const GUEST_PAYS = ['prepayment', 'extra', 'balance'] as const;
export type GuestPays = (typeof GUEST_PAYS)[number];
/** What a guest can ask for: also the next interim payment, which is a part of the balance. */
export const GUEST_ASKS = [...GUEST_PAYS, 'part'] as const;
export type GuestAsk = (typeof GUEST_ASKS)[number];
/** The holder of the private link of the stay's page. */
const ByStay = z.strictObject({ stay: PrivateToken, kind: z.enum(GUEST_ASKS) });

/** POST /v1/payment/due */
export const PaymentDueInput = z.union([ByCode, ByLink, ByStay]);
export type PaymentDueInput = z.infer<typeof PaymentDueInput>;

/** POST /v1/payment/checkout (+ Idempotency-Key) */
export const CheckoutInput = PaymentDueInput;
export type CheckoutInput = PaymentDueInput;

/**
 * Whether something can be paid now, and if not why: `waiting` for the agency's answer, `settled`
 * when nothing is due now, `closed` once the reservation has ended; the others are about the link.
 */
const PAYABLE_STATES = [
  'due',
  'waiting',
  'settled',
  'closed',
  'link_expired',
  'link_used',
  'link_outdated',
] as const;
export type PayableState = (typeof PAYABLE_STATES)[number];

/** By card: the most instalments, 1 for none, and who carries what they cost. */
export const InstallmentsShape = {
  installments: z.int(),
  installmentFee: z.enum(INSTALLMENT_PAYERS),
};

/** What a guest owes now and how to pay it. Amounts in kuruş. */
export const PaymentDue = z.object({
  state: z.enum(PAYABLE_STATES),
  code: z.string(),
  status: z.enum(STATUSES),
  villa: z.object({ slug: z.string(), name: z.string() }),
  checkIn: DaySchema,
  checkOut: DaySchema,
  total: KurusSchema,
  paid: KurusSchema,
  /** The amount due now; 0 unless the state is `due`. */
  amount: KurusSchema,
  kind: z.enum(GUEST_PAYS),
  /** The last day for it, of an interim payment. */
  dueOn: DaySchema.nullable(),
  /** What remains of the interim payments before the arrival after that; 0 when `closed`. */
  parts: KurusSchema,
  /** What remains to be paid on arrival after that; like the deposit 0 when `closed`. */
  atDoor: KurusSchema,
  deposit: KurusSchema,
  /** Until when the nights are held for this payment. */
  deadline: z.string().nullable(),
  /** Whether a card can be taken. */
  card: z.boolean(),
  ...InstallmentsShape,
});
export type PaymentDue = z.infer<typeof PaymentDue>;

/** Where to pay, and the token of the page that shows the result. */
export const Checkout = z.object({
  /** Page of the provider; card details are entered there and never reach us. */
  pageUrl: z.string(),
  resultUrl: z.string(),
  provider: z.enum(PROVIDER_NAMES),
  amount: KurusSchema,
});
export type Checkout = z.infer<typeof Checkout>;

/** POST /v1/payment/result */
export const CheckoutResultInput = z.strictObject({ token: PrivateToken });
export type CheckoutResultInput = z.infer<typeof CheckoutResultInput>;

/**
 * The result of a payment. `open`: the provider has not reported yet. `confirmed`: whether the stay
 * is now confirmed; money that came too late may not have confirmed it.
 */
export const CheckoutResult = z.object({
  state: z.enum(['open', 'paid', 'failed']),
  code: z.string(),
  status: z.enum(STATUSES),
  confirmed: z.boolean(),
  villa: z.object({ slug: z.string(), name: z.string() }),
  checkIn: DaySchema,
  checkOut: DaySchema,
  /** The amount received once it is paid, before that the amount asked for. */
  amount: KurusSchema,
  total: KurusSchema,
  paid: KurusSchema,
  /** What is left of the interim payments before the arrival. */
  parts: KurusSchema,
  /** What is left to be paid on arrival. */
  atDoor: KurusSchema,
  failure: z.string().nullable(),
  /** Whether another attempt at the same amount is possible. */
  retry: z.boolean(),
  /** The address of the stay's page, for a guest who paid there. */
  page: z.string().nullable(),
});
export type CheckoutResult = z.infer<typeof CheckoutResult>;
