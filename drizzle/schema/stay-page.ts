import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { REQUEST_KINDS, REQUEST_STATES } from '#domain/stay-page/request-kinds.ts';
import { eventId } from './columns.ts';
import { reservations } from './reservations.ts';
import { users } from './users.ts';
import type { ReservationId } from '#domain/values/ids.ts';

/**
 * Private links that guests open without an account: the page of a stay, and the page for fellow
 * travellers.
 */
export const guestLinks = sqliteTable(
  'guest_links',
  {
    ...eventId,
    reservationId: text('reservation_id')
      .$type<ReservationId>()
      .notNull()
      .references(() => reservations.id),
    purpose: text('purpose', { enum: ['stay', 'shared'] }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: text('expires_at').notNull(),
    /** When it was first opened. */
    usedAt: text('used_at'),
  },
  (t) => [index('guest_links_reservation').on(t.reservationId, t.purpose)],
);

/**
 * What a guest requests or reports on the page of the stay, until a clerk has answered: other dates
 * or people, cancellation, extras, late check-out, a bank transfer.
 */
export const stayRequests = sqliteTable(
  'stay_requests',
  {
    ...eventId,
    reservationId: text('reservation_id')
      .$type<ReservationId>()
      .notNull()
      .references(() => reservations.id),
    kind: text('kind', { enum: REQUEST_KINDS }).notNull(),
    state: text('state', { enum: REQUEST_STATES }).notNull().default('open'),
    /** The request's details, by its kind (`RequestDetails` of domain/stay-page/requests.ts). */
    details: text('details', { mode: 'json' }).$type<Record<string, string | number>>().notNull(),
    note: text('note').notNull().default(''),
    /** A receipt below `receipts/` in the file store; never public. */
    receipt: text('receipt'),
    answer: text('answer').notNull().default(''),
    answeredBy: integer('answered_by').references(() => users.id),
    answeredAt: text('answered_at'),
  },
  (t) => [
    index('stay_requests_reservation').on(t.reservationId, t.createdAt),
    index('stay_requests_state').on(t.state, t.createdAt),
    // One open request of a kind at a time.
    uniqueIndex('stay_requests_open')
      .on(t.reservationId, t.kind)
      .where(sql`state = 'open'`),
  ],
);

/** The invoice of a stay, as uploaded by accounting; the guest finds it on the page of the stay. */
export const stayInvoices = sqliteTable('stay_invoices', {
  reservationId: text('reservation_id')
    .$type<ReservationId>()
    .primaryKey()
    .references(() => reservations.id),
  createdAt: text('created_at').notNull(),
  /** A PDF below `receipts/` in the file store; never public. */
  file: text('file').notNull(),
  createdBy: integer('created_by').references(() => users.id),
});
