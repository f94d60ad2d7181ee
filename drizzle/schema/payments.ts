import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { TRANSACTION_KINDS } from '../../domain/payments/ledger.ts';
import { eventId, kurus, serialId } from './columns.ts';
import { reservations } from './reservations.ts';
import { users } from './users.ts';

/** A ledger entry: appended, never changed but for `status`. Balances are sums. Never a card number. */
export const transactions = sqliteTable(
  'transactions',
  {
    ...eventId,
    reservationId: text('reservation_id')
      .notNull()
      .references(() => reservations.id),
    kind: text('kind', {
      enum: TRANSACTION_KINDS,
    }).notNull(),
    method: text('method', { enum: ['havale_eft', 'fast', 'card', 'link', 'cash'] }).notNull(),
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
    createdBy: integer('created_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('transactions_provider_ref').on(t.provider, t.providerRef),
    index('transactions_reservation').on(t.reservationId, t.status),
    index('transactions_created').on(t.createdAt),
    // Carries what the sums of a span of days need, so that they never touch the rows.
    index('transactions_paid').on(t.paidAt, t.status, t.kind, t.amount),
    index('transactions_kind').on(t.kind, t.createdAt),
    index('transactions_method').on(t.method, t.createdAt),
    index('transactions_status').on(t.status, t.createdAt),
    index('transactions_amount').on(t.amount),
  ],
);

export const paymentLinks = sqliteTable('payment_links', {
  ...eventId,
  reservationId: text('reservation_id')
    .notNull()
    .references(() => reservations.id),
  tokenHash: text('token_hash').notNull().unique(),
  amount: kurus('amount'),
  kind: text('kind').notNull(),
  expiresAt: text('expires_at').notNull(),
  usedAt: text('used_at'),
});

/** A provider's callback as it came, stored before it is acknowledged; unique per event. */
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
  active: integer('active', { mode: 'boolean' }).notNull().default(true),
  displayOrder: integer('display_order').notNull().default(0),
});

/** The central bank's rates of a day and what was made of them. */
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
