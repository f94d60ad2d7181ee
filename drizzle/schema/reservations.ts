import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { SOURCES } from '../../domain/reservations/sources.ts';
import { EXTRA_PAYEES } from '../../domain/extras/items.ts';
import { STATUSES } from '../../domain/reservation-status.ts';
import { basisPoints, eventId, flag, kurus, timestamps, version } from './columns.ts';
import { guestRecords } from './guest-records.ts';
import { users } from './users.ts';
import { villas } from './villas.ts';

/** A stay that was asked for, with the money as it was agreed then (snapshot, kuruş). */
export const reservations = sqliteTable(
  'reservations',
  {
    /** Names the stay to the index of its texts, in the order of writing; a VACUUM leaves it alone. */
    rowId: integer('row_id').primaryKey(),
    id: text('id').notNull().unique(),
    ...timestamps,
    ...version,
    code: text('code').notNull(),
    status: text('status', { enum: STATUSES }).notNull(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villas.id),
    checkIn: text('check_in').notNull(),
    checkOut: text('check_out').notNull(),
    nights: integer('nights').notNull(),
    /** Until when the guest may stay on the last day, HH:MM; null for the villa's own hour. */
    lateCheckout: text('late_checkout'),
    adults: integer('adults').notNull(),
    children: integer('children').notNull().default(0),
    babies: integer('babies').notNull().default(0),
    source: text('source', { enum: SOURCES }).notNull(),

    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    /** Whose stay it is, by phone or address; set by triggers, null once nobody is named. */
    guestId: text('guest_id').references(() => guestRecords.id),
    /** Raised when the links that were given out are to stop working. */
    linksVersion: integer('links_version').notNull().default(1),
    note: text('note').notNull().default(''),
    agencyNote: text('agency_note').notNull().default(''),
    searchText: text('search_text').notNull().default(''),

    gross: kurus('gross'),
    ownerDiscount: kurus('owner_discount'),
    agencyDiscount: kurus('agency_discount'),
    discountReason: text('discount_reason'),
    service: kurus('service'),
    cleaning: kurus('cleaning'),
    /** The items that stand in `reservation_extras`, and in the total; kept by triggers on them. */
    extras: kurus('extras'),
    /** Those of them that the guest owes the agency. */
    agencyExtras: kurus('agency_extras'),
    total: kurus('total'),
    prepayment: kurus('prepayment'),
    deposit: kurus('deposit'),
    commission: kurus('commission'),
    ownerPayout: kurus('owner_payout'),
    /** Received so far, refunds taken off, deposits apart; kept by triggers on `transactions`. */
    paid: kurus('paid'),
    /** Of that, what pays items owed to the agency; the rest pays the stay. */
    extrasPaid: kurus('extras_paid'),
    /** The guest's money that is with us, deposits included: while there is any, a hold has no end. */
    guestMoney: kurus('guest_money'),
    /** With the owner, what came back taken off; kept by triggers on `transactions`. */
    paidOut: kurus('paid_out'),
    /** What of it the agency keeps once the stay is off; null while nobody has decided. */
    kept: integer('kept'),
    keptReason: text('kept_reason'),
    prepaymentRate: basisPoints('prepayment_rate'),
    commissionRate: basisPoints('commission_rate'),
    /** `{ code, label, amount }[]` as the guest saw them. */
    lines: text('lines', { mode: 'json' })
      .$type<{ code: string; label: string; amount: number }[]>()
      .notNull(),

    holdExpiresAt: text('hold_expires_at'),
    optionExpiresAt: text('option_expires_at'),
    confirmedAt: text('confirmed_at'),
    closedAt: text('closed_at'),
    closeReason: text('close_reason'),

    termsVersion: text('terms_version'),
    kvkkVersion: text('kvkk_version'),
    consentAt: text('consent_at'),
    consentIp: text('consent_ip'),
    marketing: flag('marketing'),

    offerId: text('offer_id'),
    createdBy: integer('created_by').references(() => users.id),
    readAt: text('read_at'),
  },
  (t) => [
    uniqueIndex('reservations_code').on(t.code),
    // Carries what the management report sums, so that a year of stays is read from it alone.
    index('reservations_check_in').on(
      t.checkIn,
      t.checkOut,
      t.status,
      t.villaId,
      t.total,
      t.createdAt,
      t.confirmedAt,
      t.source,
    ),
    // Lists of all, of one state or of one source are walked in their order until a page is full:
    // narrow, so that even a walk past every stay that has ended reads little.
    index('reservations_newest').on(t.createdAt, t.checkOut),
    index('reservations_state').on(t.status, t.createdAt, t.checkOut),
    index('reservations_source').on(t.source, t.createdAt, t.checkOut),
    index('reservations_unopened')
      .on(t.readAt, t.createdAt, t.checkOut)
      .where(sql`read_at is null`),
    index('reservations_by_total').on(t.total, t.checkOut, t.status, t.source),
    index('reservations_by_code').on(t.code, t.checkOut, t.status, t.source),
    // Names by their first letters; anything longer is found by `reservation_texts`, an index of
    // trigrams that the migration makes.
    index('reservations_by_name').on(t.searchText, t.checkOut, t.createdAt),
    index('reservations_ends').on(t.checkOut, t.status),
    // Any other list is sorted and counted from the index of its filter.
    index('reservations_departures').on(t.checkOut, t.checkIn, t.createdAt, t.total, t.code),
    index('reservations_villa').on(
      t.villaId,
      t.checkIn,
      t.checkOut,
      t.status,
      t.createdAt,
      t.total,
    ),
    // Carries what coming stays owe.
    index('reservations_status').on(
      t.status,
      t.checkIn,
      t.villaId,
      t.prepayment,
      t.paid,
      t.extrasPaid,
      t.total,
    ),
    // What is open between the agency and owners (drizzle/rules/owner-positions.sql).
    index('reservations_owner_open')
      .on(t.villaId, t.checkIn)
      .where(
        sql`paid_out <> iif(status in ('confirmed', 'staying', 'completed', 'no_show'), owner_payout, 0)`,
      ),
    // Paid for and not confirmed: somebody has to decide.
    index('reservations_undecided')
      .on(t.createdAt, t.checkOut)
      .where(sql`guest_money > 0 and status in ('requested', 'option')`),
    // What waits for somebody, by when it runs out.
    index('reservations_requests')
      .on(t.status, t.holdExpiresAt)
      .where(sql`status = 'requested'`),
    index('reservations_options')
      .on(t.status, t.optionExpiresAt)
      .where(sql`status = 'option'`),
    // Who was promised to stay on, by house and day.
    index('reservations_late')
      .on(t.villaId, t.checkOut)
      .where(sql`late_checkout is not null`),
    // Who stays for long, beside whom everybody of some days is found by the days.
    index('reservations_long')
      .on(t.checkIn, t.checkOut)
      .where(sql`status in ('confirmed', 'staying', 'completed') and nights > 14`),
    index('reservations_offer').on(t.offerId),
    index('reservations_email').on(t.email),
    index('reservations_guest').on(t.guestId, t.checkIn),
    // The month of a report, by the day of the confirmation.
    index('reservations_confirmed').on(t.confirmedAt, t.id),
  ],
);

/**
 * How many stays of each kind leave on each day, kept by triggers on `reservations`: what a long list
 * counts. WITHOUT ROWID (see the migration).
 */
export const reservationTallies = sqliteTable(
  'reservation_tallies',
  {
    checkOut: text('check_out').notNull(),
    status: text('status', { enum: STATUSES }).notNull(),
    source: text('source', { enum: SOURCES }).notNull(),
    unread: flag('unread'),
    stays: integer('stays').notNull(),
  },
  (t) => [primaryKey({ columns: [t.checkOut, t.status, t.source, t.unread] })],
);

export const reservationHistory = sqliteTable(
  'reservation_history',
  {
    ...eventId,
    reservationId: text('reservation_id')
      .notNull()
      .references(() => reservations.id),
    from: text('from_status', { enum: STATUSES }),
    to: text('to_status', { enum: STATUSES }).notNull(),
    by: text('by', { enum: ['visitor', 'admin', 'system', 'payment'] }).notNull(),
    userId: integer('user_id').references(() => users.id),
    reason: text('reason'),
  },
  (t) => [index('reservation_history_reservation').on(t.reservationId, t.createdAt)],
);

/**
 * What a guest takes besides the stay: pool heating, a transfer. An item keeps what was agreed of it;
 * another price is another item, and one that is taken off stays for the history. Triggers keep the
 * reservation's `extras` and `total`.
 */
export const reservationExtras = sqliteTable(
  'reservation_extras',
  {
    ...eventId,
    reservationId: text('reservation_id')
      .notNull()
      .references(() => reservations.id),
    label: text('label').notNull(),
    unitPrice: integer('unit_price').notNull(),
    quantity: integer('quantity').notNull(),
    amount: integer('amount').notNull(),
    /** Whom the guest owes it, and whose income it is. */
    payee: text('payee', { enum: EXTRA_PAYEES }).notNull(),
    createdBy: integer('created_by').references(() => users.id),
    removedAt: text('removed_at'),
    removedBy: integer('removed_by').references(() => users.id),
  },
  (t) => [
    index('reservation_extras_reservation').on(t.reservationId, t.removedAt, t.payee, t.amount),
    check(
      'reservation_extras_amount',
      sql`unit_price > 0 and quantity > 0 and amount = unit_price * quantity`,
    ),
  ],
);

/** The guest list that law 1774 asks for (KBS). Identity numbers are encrypted. */
export const reservationGuests = sqliteTable(
  'reservation_guests',
  {
    ...eventId,
    reservationId: text('reservation_id')
      .notNull()
      .references(() => reservations.id),
    position: integer('position').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    nationality: text('nationality'),
    identityKind: text('identity_kind', { enum: ['tckn', 'passport'] }),
    identityNumber: text('identity_number'),
    birthDate: text('birth_date'),
    plate: text('plate'),
  },
  (t) => [index('reservation_guests_reservation').on(t.reservationId, t.position)],
);

/**
 * The contract that a guest agreed to with a request, word for word as it was shown (a `GuestDocument` of
 * domain/guest-documents): later changes of the stay, of the terms or of our wording do not reach it. It
 * names nobody.
 */
export const reservationContracts = sqliteTable('reservation_contracts', {
  ...eventId,
  reservationId: text('reservation_id')
    .notNull()
    .unique()
    .references(() => reservations.id),
  termsVersion: text('terms_version').notNull(),
  acceptedAt: text('accepted_at').notNull(),
  paper: text('paper', { mode: 'json' }).$type<unknown>().notNull(),
});
