import * as z from 'zod';
import { orderOf, queryId, queryText } from '#domain/wire/list-query.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { STATUSES } from '#domain/reservation-status.ts';
import { DaySchema, KurusSchema, line, paragraph } from '#domain/wire/fields.ts';
import { MAX_KURUS } from './refunds/give-back-schema.ts';
import {
  TO_OWNER_KINDS,
  TRANSACTION_KINDS,
  TRANSACTION_METHODS,
  TRANSACTION_STATUSES,
} from './ledger.ts';
import { PAYMENT_STATES } from './state.ts';

const Kind = z.enum(TRANSACTION_KINDS);
const Method = z.enum(TRANSACTION_METHODS);
const Status = z.enum(TRANSACTION_STATUSES);

/**
 * GET /v1/admin/transactions, and `/export.csv` with the same filters (at most 10,000 rows).
 * `reservation_id` is the code or its beginning; `date1` and `date2` are inclusive days of the
 * payment; `q` searches the guest's name and the code.
 */
export const TransactionFilters = z.object({
  order: orderOf(['created', 'paid', 'amount']).default('-created'),
  reservation_id: z.string().trim().max(30).optional(),
  villa_id: queryId.optional(),
  kind: Kind.optional(),
  method: Method.optional(),
  status: Status.optional(),
  date1: DaySchema.optional(),
  date2: DaySchema.optional(),
  q: queryText.optional(),
});
export type TransactionFilters = z.infer<typeof TransactionFilters>;

export const TransactionQuery = TransactionFilters.extend(pagingShape(100));
export type TransactionQuery = z.infer<typeof TransactionQuery>;

/**
 * An entry of the ledger. `amount` is in kuruş and positive in both directions, except where an
 * entry reverses another: `refund`,
 * `deposit_refund` and `owner_payout` leave the agency, `deposit_kept` stays with it and
 * `kept_return` takes that back.
 * `reservation_id` is the code, `reservation_uid` the reservation's id.
 */
export const Transaction = z.object({
  id: z.string(),
  reservation_id: z.string(),
  reservation_uid: z.string(),
  villa_id: z.int(),
  villa_name: z.string(),
  customer_name: z.string(),
  kind: Kind,
  method: Method,
  provider: z.string().nullable(),
  amount: KurusSchema,
  currency: z.string(),
  installments: z.int(),
  status: Status,
  failure: z.string().nullable(),
  /** A transfer to a guest that is written down and not at the bank yet. */
  awaits_bank: z.boolean(),
  note: z.string(),
  paid_at: z.string().nullable(),
  /** The entry that this one refunds or corrects. */
  refund_of: z.string().nullable(),
  /** The entry that this one takes back because it was entered wrongly; its amount is below zero. */
  reverses: z.string().nullable(),
  /** It was taken back by another entry. */
  reversed: z.boolean(),
  /** Who recorded it; null for a payment that came through a provider. */
  created_by: z.string().nullable(),
  created_at: z.string(),
});
export type Transaction = z.infer<typeof Transaction>;

/**
 * `received` and `given` are the sums of all matching entries that succeeded, in kuruş. Null for
 * the whole ledger: sums are only computed for a reservation, a villa, a guest or a range of days.
 */
export const TransactionPage = pageOf(Transaction).extend({
  received: KurusSchema.nullable(),
  given: KurusSchema.nullable(),
});

/** The money of a reservation, in kuruş. The deposit is not part of the price. */
export const ReservationMoney = z.object({
  status: z.enum(STATUSES),
  checkin: DaySchema,
  checkout: DaySchema,
  total: KurusSchema,
  prepayment: KurusSchema,
  /** Due to the agency for its own services; part of the total. */
  agency_extras: KurusSchema,
  received: KurusSchema,
  refunded: KurusSchema,
  /** What the guest still owes for the stay. */
  due: KurusSchema,
  state: z.enum(PAYMENT_STATES),
  state_label: z.string(),
  /** `held` is with the agency; `kept` was retained for damage. */
  deposit: z.object({ agreed: KurusSchema, held: KurusSchema, kept: KurusSchema }),
  payout: z.object({ agreed: KurusSchema, paid: KurusSchema }),
});
export type ReservationMoney = z.infer<typeof ReservationMoney>;

/**
 * GET /v1/admin/transactions/{id}: the entry, its reservation's money and all entries of that
 * reservation.
 */
export const TransactionDetail = Transaction.extend({
  provider_ref: z.string().nullable(),
  rate: z.string().nullable(),
  /**
   * What can still be refunded through the provider that took the payment; 0 for all other entries.
   */
  refundable: KurusSchema,
  reservation: ReservationMoney,
  entries: z.array(Transaction),
});
export type TransactionDetail = z.infer<typeof TransactionDetail>;

/**
 * POST /v1/admin/transactions (+ Idempotency-Key): money that moved outside the provider.
 * `reservation_id` is the code or the reservation's id. `paidAt` defaults to now; `notify: false`
 * sends the guest no mail. Refunds need a `note` with the reason.
 */
export const RecordTransactionInput = z
  .strictObject({
    reservation_id: line(4, 60),
    /** Retaining a deposit, which asks for the damage, and its correction have calls of their own. */
    kind: Kind.exclude(['deposit_kept', 'kept_return']),
    /** `to_owner`: the guest paid the owner, or got it back from the owner, not through the agency. */
    method: Method.exclude(['link', 'carried']),
    amount: z
      .int()
      .min(1, 'Tutar sıfırdan büyük olmalı.')
      .max(MAX_KURUS, 'Tutar en çok 100.000.000 ₺ olabilir.'),
    note: paragraph(500).default(''),
    paidAt: z.iso
      .datetime({ offset: true, error: 'Geçerli bir tarih ve saat bekleniyor.' })
      .refine((text) => text >= '2000', 'Ödeme tarihi 2000 yılından önce olamaz.')
      .optional(),
    notify: z.boolean().default(true),
    /** Delays the mails by some seconds, in which an entry can be taken back unseen. */
    undoable: z.boolean().optional(),
    /**
     * For a prepayment or balance of a stay that holds nights: whether the payment confirms it. Left
     * out, it does once the prepayment is complete; `false` only stops its expiry.
     */
    confirm: z.boolean().optional(),
    /** The line of a bank's statement that shows it; a line is recorded once. */
    bank_line: line(1, 100).optional(),
  })
  .refine(({ kind, method }) => method !== 'to_owner' || TO_OWNER_KINDS.includes(kind), {
    path: ['method'],
    message:
      'Misafir ev sahibine yalnız ön ödeme ya da kalan ödemeyi verebilir, ondan iade alabilir.',
  });
export type RecordTransactionInput = z.infer<typeof RecordTransactionInput>;

/**
 * What a clerk must know about money that was recorded although something is wrong; null when all
 * is well.
 */
export const RecordedTransaction = z.object({
  id: z.string(),
  reservation_id: z.string(),
  reservation_uid: z.string(),
  kind: Kind,
  method: Method,
  amount: KurusSchema,
  note: z.string(),
  paid_at: z.string(),
  created_at: z.string(),
  reservation: ReservationMoney,
  /** Keys of the mails that were queued. */
  mails: z.array(z.string()),
  warning: z.string().nullable(),
});
export type RecordedTransaction = z.infer<typeof RecordedTransaction>;

/** POST /v1/admin/transactions/{id}/reversal (+ Idempotency-Key): why the entry was wrong. */
export const ReverseEntryInput = z.strictObject({ reason: line(3, 300) });
export type ReverseEntryInput = z.infer<typeof ReverseEntryInput>;

/** `mail`: whether the guest's mail about the wrong entry was held back, or another one corrects it. */
export const ReversedEntry = z.object({
  id: z.string(),
  reservation: ReservationMoney,
  mail: z.enum(['none', 'held_back', 'corrected']),
  warning: z.string().nullable(),
});
export type ReversedEntry = z.infer<typeof ReversedEntry>;

/** POST /v1/admin/sendbank, /sendconfirm (+ Idempotency-Key): the code or the reservation's id. */
export const SendMailInput = z.strictObject({ reservation_id: line(4, 60) });
export type SendMailInput = z.infer<typeof SendMailInput>;

/** A queued mail; `recipient` is the guest's address. */
export const QueuedMail = z.object({
  outbox_id: z.string(),
  template: z.string(),
  recipient: z.string(),
  reservation_id: z.string(),
});
export type QueuedMail = z.infer<typeof QueuedMail>;

/**
 * POST /v1/admin/sendpaymentlink (+ Idempotency-Key): without `kind` for the prepayment while it is
 * unpaid, then for the next interim payment (`part`), else for the balance.
 */
export const SendPaymentLinkInput = SendMailInput.extend({
  kind: z.enum(['prepayment', 'part', 'balance']).optional(),
  /** False: no mail is sent, and the clerk passes the link on. */
  mail: z.boolean().default(true),
});
export type SendPaymentLinkInput = z.infer<typeof SendPaymentLinkInput>;

/**
 * `link` may also be passed on in other ways; it works once, for this amount, until `expires_at`.
 */
export const SentPaymentLink = QueuedMail.extend({
  /** Null where nothing was mailed. */
  outbox_id: z.string().nullable(),
  kind: z.enum(['prepayment', 'balance']),
  amount: KurusSchema,
  expires_at: z.string(),
  link: z.string(),
});
export type SentPaymentLink = z.infer<typeof SentPaymentLink>;
