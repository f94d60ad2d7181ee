import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { INVOICE_KINDS, INVOICE_PROFILES } from '#domain/invoices/codes.ts';
import { CALL_STAGES, CALL_WISHES } from '#domain/invoices/calls.ts';
import type { InvoiceParty } from '#domain/invoices/invoice.ts';
import { BUYER_NUMBER_KINDS, INVOICE_STATES, SALE_KINDS } from '#domain/invoices/states.ts';
import type { ReservationId, UserId } from '#domain/values/ids.ts';
import { eventId, flag, kurus, timestamps } from './columns.ts';
import { reservations } from './reservations.ts';
import { users } from './users.ts';

/** What an invoice needs of whoever pays: an owner (`owner:7`), or the guest of a stay (`stay:…`). */
export const invoiceBuyers = sqliteTable('invoice_buyers', {
  key: text('key').primaryKey(),
  ...timestamps,
  numberKind: text('number_kind', { enum: BUYER_NUMBER_KINDS }).notNull(),
  /** Encrypted; '' where none was given. */
  number: text('number').notNull().default(''),
  name: text('name').notNull(),
  taxOffice: text('tax_office').notNull().default(''),
  street: text('street').notNull().default(''),
  district: text('district').notNull(),
  city: text('city').notNull(),
  country: text('country').notNull(),
  /** Registered for e-Fatura: gets one instead of an e-Arşiv invoice. */
  registered: flag('registered'),
});

/**
 * Private links by which an owner says what an invoice needs; a new one ends the others, and saying
 * it ends its own.
 */
export const buyerLinks = sqliteTable(
  'buyer_links',
  {
    ...eventId,
    /** `invoice_buyers.key`. */
    payer: text('payer').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: text('expires_at').notNull(),
    createdBy: integer('created_by').references(() => users.id),
  },
  (t) => [index('buyer_links_payer').on(t.payer)],
);

/**
 * What is known of an invoice at the integrator. A call is written down before it is made, so that one
 * without an answer is never repeated before the integrator's own word was read.
 */
export const invoiceCalls = sqliteTable(
  'invoice_calls',
  {
    invoiceId: text('invoice_id')
      .primaryKey()
      .references(() => invoices.id),
    ...timestamps,
    integrator: text('integrator').notNull(),
    /** `wanted`: nothing was asked; `calling`: a call went out, its outcome is unknown; `known`. */
    stage: text('stage', { enum: CALL_STAGES }).notNull(),
    wish: text('wish', { enum: CALL_WISHES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: text('due_at').notNull(),
    /** Why the last attempt led to nothing, in words. */
    problem: text('problem').notNull().default(''),
  },
  (t) => [index('invoice_calls_due').on(t.dueAt)],
);

/** The book of the sandbox integrator. */
export const sandboxInvoices = sqliteTable('sandbox_invoices', {
  uuid: text('uuid').primaryKey(),
  createdAt: text('created_at').notNull(),
  number: text('number').notNull().unique(),
  taken: flag('taken'),
  cancelled: flag('cancelled'),
});

/**
 * Invoices that were issued. Number and amounts never change, and none is deleted
 * (rules/invoices.sql).
 */
export const invoices = sqliteTable(
  'invoices',
  {
    ...eventId,
    /** The office's UUID of it. */
    uuid: text('uuid').notNull().unique(),
    series: text('series').notNull(),
    year: integer('year').notNull(),
    /** 1, 2, 3 … of a series in a year, without gaps. */
    sequence: integer('sequence').notNull(),
    kind: text('kind', { enum: INVOICE_KINDS }).notNull(),
    profile: text('profile', { enum: INVOICE_PROFILES }).notNull(),
    what: text('what', { enum: SALE_KINDS }).notNull(),
    /** `invoice_buyers.key` of who pays. */
    payer: text('payer').notNull(),
    ownerId: integer('owner_id')
      .$type<UserId>()
      .references(() => users.id),
    buyerName: text('buyer_name').notNull(),
    /** The buyer's details at that moment, JSON; encrypted. */
    buyer: text('buyer').notNull(),
    /** The agency's own details at that moment, an `InvoiceParty` as JSON. */
    seller: text('seller', { mode: 'json' }).$type<InvoiceParty>(),
    issuedOn: text('issued_on').notNull(),
    issuedAt: text('issued_at').notNull(),
    net: kurus('net'),
    vat: kurus('vat'),
    /** Accommodation tax. */
    accommodation: kurus('accommodation'),
    rounding: kurus('rounding'),
    gross: kurus('gross'),
    /** The invoice that a return answers. */
    originalId: text('original_id'),
    state: text('state', { enum: INVOICE_STATES }).notNull().default('issued'),
    /** Why it failed or was cancelled, in words. */
    stateReason: text('state_reason').notNull().default(''),
    createdBy: integer('created_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('invoices_number').on(t.series, t.year, t.sequence),
    index('invoices_day').on(t.issuedOn),
    index('invoices_payer').on(t.payer, t.issuedOn),
  ],
);

/** What an invoice is for: the sale of one source of the books. Kuruş; below zero on a return. */
export const invoiceLines = sqliteTable(
  'invoice_lines',
  {
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id),
    /** `stay:` or `kept:` and the stay's id, as in the journal. */
    source: text('source').notNull(),
    ...timestamps,
    reservationId: text('reservation_id')
      .$type<ReservationId>()
      .notNull()
      .references(() => reservations.id),
    what: text('what', { enum: SALE_KINDS }).notNull(),
    name: text('name').notNull(),
    /** Percent. */
    rate: integer('rate').notNull(),
    /** Accommodation tax in basis points. */
    accommodationRate: integer('accommodation_rate').notNull().default(0),
    /** Code of the reason why it holds no VAT; '' where it does. */
    exemption: text('exemption').notNull().default(''),
    net: kurus('net'),
    vat: kurus('vat'),
    accommodation: kurus('accommodation'),
    rounding: kurus('rounding'),
  },
  (t) => [
    primaryKey({ columns: [t.invoiceId, t.source] }),
    index('invoice_lines_reservation').on(t.reservationId, t.what),
  ],
);
