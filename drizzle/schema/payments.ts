import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ALARM_KINDS } from '#domain/payments/alarms.ts';
import { TRANSACTION_KINDS, TRANSACTION_METHODS } from '#domain/payments/ledger.ts';
import { PROVIDER_NAMES } from '#domain/payments/providers.ts';
import { eventId, flag, kurus, serialId } from './columns.ts';
import { payouts } from './payouts.ts';
import { reservations } from './reservations.ts';
import { users } from './users.ts';
import type { ReservationId } from '#domain/values/ids.ts';

/**
 * A ledger entry: appended, and never changed except for `status`. Balances are sums. Never a card
 * number.
 */
export const transactions = sqliteTable(
  'transactions',
  {
    ...eventId,
    reservationId: text('reservation_id')
      .$type<ReservationId>()
      .notNull()
      .references(() => reservations.id),
    kind: text('kind', {
      enum: TRANSACTION_KINDS,
    }).notNull(),
    method: text('method', { enum: TRANSACTION_METHODS }).notNull(),
    provider: text('provider'),
    providerRef: text('provider_ref'),
    amount: kurus('amount'),
    currency: text('currency').notNull().default('TRY'),
    rate: text('rate'),
    installments: integer('installments').notNull().default(1),
    status: text('status', { enum: ['pending', 'succeeded', 'failed'] }).notNull(),
    failure: text('failure'),
    note: text('note').notNull().default(''),
    paidAt: text('paid_at'),
    /** A transfer to a guest that is written down and not at the bank yet: its mail waits. */
    awaitsBank: flag('awaits_bank'),
    /**
     * The payment that a refund through its provider refunds, or the kept deposit that an entry
     * corrects.
     */
    refundOf: text('refund_of'),
    /** The entry of the same day that was entered wrongly and that this one takes back whole. */
    reverses: text('reverses'),
    /** A file below `receipts/` that documents the entry: the damage of a kept deposit. */
    proof: text('proof'),
    /**
     * The payout of a run that an `owner_payout` belongs to, or that a `payout_return` reverses.
     */
    payoutId: text('payout_id').references(() => payouts.id),
    createdBy: integer('created_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('transactions_provider_ref').on(t.provider, t.providerRef),
    index('transactions_reservation').on(t.reservationId, t.status),
    index('transactions_created').on(t.createdAt),
    // A covering index for the sums of a span of days.
    index('transactions_paid').on(t.paidAt, t.status, t.kind, t.method, t.amount),
    index('transactions_kind').on(t.kind, t.createdAt),
    index('transactions_method').on(t.method, t.createdAt),
    index('transactions_status').on(t.status, t.createdAt),
    index('transactions_amount').on(t.amount),
    index('transactions_refund_of').on(t.refundOf),
    uniqueIndex('transactions_reverses').on(t.reverses),
    index('transactions_payout').on(t.payoutId),
    // Written transfers that are not at the bank yet.
    index('transactions_waiting')
      .on(t.createdAt)
      .where(sql`awaits_bank = 1`),
  ],
);

export const paymentLinks = sqliteTable('payment_links', {
  ...eventId,
  reservationId: text('reservation_id')
    .$type<ReservationId>()
    .notNull()
    .references(() => reservations.id),
  tokenHash: text('token_hash').notNull().unique(),
  amount: kurus('amount'),
  kind: text('kind', { enum: ['prepayment', 'balance'] }).notNull(),
  expiresAt: text('expires_at').notNull(),
  usedAt: text('used_at'),
});

/**
 * An attempt to pay by card: the page a provider made for one amount. Its result is in the ledger;
 * this row only says what was requested, and whether an answer is still expected.
 */
export const paymentCheckouts = sqliteTable(
  'payment_checkouts',
  {
    ...eventId,
    reservationId: text('reservation_id')
      .$type<ReservationId>()
      .notNull()
      .references(() => reservations.id),
    linkId: text('link_id').references(() => paymentLinks.id),
    provider: text('provider', { enum: PROVIDER_NAMES }).notNull(),
    kind: text('kind', { enum: ['prepayment', 'extra', 'balance'] }).notNull(),
    /** Whether it was started from the page of the stay: the result then leads back there. */
    fromStay: flag('from_stay'),
    amount: kurus('amount'),
    currency: text('currency').notNull().default('TRY'),
    status: text('status', { enum: ['open', 'paid', 'failed'] })
      .notNull()
      .default('open'),
    failure: text('failure'),
    /** The received amount, which may differ from the requested one. */
    paidAmount: integer('paid_amount'),
    /** Token of the private link to the result page. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The provider's id of its page. */
    providerToken: text('provider_token'),
    pageUrl: text('page_url').notNull(),
    /** Until when its page can be paid; earlier once another page has replaced it. */
    pageEndsAt: text('page_ends_at').notNull(),
    settledAt: text('settled_at'),
    /** When the provider is asked next if its callback has not arrived; null: never again. */
    askAt: text('ask_at'),
  },
  (t) => [
    index('payment_checkouts_ask').on(t.askAt),
    index('payment_checkouts_reservation').on(t.reservationId, t.createdAt),
  ],
);

/**
 * A problem with money that a person must look at; open until somebody writes down the solution.
 */
export const paymentAlarms = sqliteTable(
  'payment_alarms',
  {
    ...eventId,
    kind: text('kind', { enum: ALARM_KINDS }).notNull(),
    /** One cause raises one alarm, however often it is detected. */
    cause: text('cause').notNull().unique(),
    reservationId: text('reservation_id')
      .$type<ReservationId>()
      .references(() => reservations.id),
    transactionId: text('transaction_id').references(() => transactions.id),
    provider: text('provider'),
    providerRef: text('provider_ref'),
    amount: kurus('amount'),
    resolvedAt: text('resolved_at'),
    resolvedBy: integer('resolved_by').references(() => users.id),
    resolution: text('resolution'),
  },
  (t) => [
    index('payment_alarms_open').on(t.resolvedAt, t.createdAt),
    index('payment_alarms_reservation').on(t.reservationId),
  ],
);

/** The sandbox's own books: it plays a payment provider. */
export const sandboxPayments = sqliteTable(
  'sandbox_payments',
  {
    ...eventId,
    checkoutId: text('checkout_id')
      .notNull()
      .references(() => paymentCheckouts.id),
    amount: kurus('amount'),
    refunded: kurus('refunded'),
    outcome: text('outcome', { enum: ['paid', 'failed'] }).notNull(),
    failure: text('failure'),
    /** When its callback is sent; until then the sandbox does not report the result either. */
    deliverAt: text('deliver_at').notNull(),
    deliveredAt: text('delivered_at'),
  },
  (t) => [
    index('sandbox_payments_checkout').on(t.checkoutId),
    // Like every provider, the sandbox takes one payment a page, however often it is sent.
    uniqueIndex('sandbox_payments_once')
      .on(t.checkoutId)
      .where(sql`outcome = 'paid'`),
    index('sandbox_payments_due').on(t.deliveredAt, t.deliverAt),
  ],
);

/** A provider's callback as received, stored before it is acknowledged; unique per event. */
export const paymentEvents = sqliteTable(
  'payment_events',
  {
    ...eventId,
    provider: text('provider').notNull(),
    eventKey: text('event_key').notNull(),
    body: text('body').notNull(),
    outcome: text('outcome'),
    processedAt: text('processed_at'),
  },
  (t) => [uniqueIndex('payment_events_key').on(t.provider, t.eventKey)],
);

export const banks = sqliteTable('banks', {
  ...serialId,
  bankName: text('bank_name').notNull(),
  accountHolder: text('account_holder').notNull(),
  iban: text('iban').notNull().unique(),
  branch: text('branch').notNull().default(''),
  currency: text('currency').notNull().default('TRY'),
  active: flag('active', true),
  displayOrder: integer('display_order').notNull().default(0),
  /**
   * When the agency read a sample of its karekod with a bank's app and found it right; guests are shown
   * theirs from then on. Another number, holder or currency has to be tried anew (drizzle/rules/karekod-is-tried.sql).
   */
  karekodTriedAt: text('karekod_tried_at'),
});

/** The central bank's rates of a day and the rates derived from them. */
export const exchangeRates = sqliteTable(
  'exchange_rates',
  {
    ...serialId,
    day: text('day').notNull(),
    currency: text('currency', { enum: ['USD', 'EUR', 'GBP'] }).notNull(),
    forexSelling: text('forex_selling').notNull(),
    forexBuying: text('forex_buying'),
    banknoteSelling: text('banknote_selling'),
    banknoteBuying: text('banknote_buying'),
    source: text('source', { enum: ['tcmb', 'manual'] }).notNull(),
  },
  (t) => [uniqueIndex('exchange_rates_day').on(t.day, t.currency)],
);
