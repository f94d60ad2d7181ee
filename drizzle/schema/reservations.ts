import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { EXTRA_PAYEES } from '#domain/extras/items.ts';
import { SEXES } from '#domain/guests/identity.ts';
import type { AgreedPart } from '#domain/payments/parts.ts';
import { SOURCES } from '#domain/reservation-sources.ts';
import { STATUSES } from '#domain/reservation-status.ts';
import { basisPoints, eventId, flag, kurus, language, timestamps, version } from './columns.ts';
import { dueToOwner, dueToOwnerBefore } from './due-to-owner.ts';
import { guestRecords } from './guest-records.ts';
import { users } from './users.ts';
import { villas } from './villas.ts';
import type { GuestId, OfferId, ReservationId, UserId, VillaId } from '#domain/values/ids.ts';

/** A requested stay, with the money as agreed then (snapshot, kuruş). */
export const reservations = sqliteTable(
  'reservations',
  {
    /** Key in the full-text index, in the order of writing; VACUUM does not change it. */
    rowId: integer('row_id').primaryKey(),
    id: text('id').$type<ReservationId>().notNull().unique(),
    ...timestamps,
    ...version,
    code: text('code').notNull(),
    status: text('status', { enum: STATUSES }).notNull(),
    villaId: integer('villa_id')
      .$type<VillaId>()
      .notNull()
      .references(() => villas.id),
    /** The owner to whom its money is due; kept by triggers (drizzle/rules/owners-of-stays.sql). */
    ownerId: integer('owner_id')
      .$type<UserId>()
      .references(() => users.id),
    checkIn: text('check_in').notNull(),
    checkOut: text('check_out').notNull(),
    nights: integer('nights').notNull(),
    /** Check-out time on the last day, HH:MM; null for the villa's own. */
    lateCheckout: text('late_checkout'),
    adults: integer('adults').notNull(),
    children: integer('children').notNull().default(0),
    babies: integer('babies').notNull().default(0),
    source: text('source', { enum: SOURCES }).notNull(),
    ...language,
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    /** The guest's record, by phone or address; set by triggers, null for erased guests. */
    guestId: text('guest_id')
      .$type<GuestId>()
      .references(() => guestRecords.id),
    /** Raised to invalidate the links that were given out. */
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
    /** The sum of `reservation_extras`, included in the total; kept by triggers on them. */
    extras: kurus('extras'),
    /** The part of it that the guest owes the agency. */
    agencyExtras: kurus('agency_extras'),
    total: kurus('total'),
    prepayment: kurus('prepayment'),
    deposit: kurus('deposit'),
    commission: kurus('commission'),
    ownerPayout: kurus('owner_payout'),
    /** Received so far, minus refunds, without deposits; kept by triggers on `transactions`. */
    paid: kurus('paid'),
    /** The part of it that pays items owed to the agency; the rest pays the stay. */
    extrasPaid: kurus('extras_paid'),
    /** The guest's money with the agency, deposits included; while there is any, holds stay. */
    guestMoney: kurus('guest_money'),
    /** The part of `paid` that the owner took, minus what the owner refunded; kept likewise. */
    toOwner: kurus('to_owner'),
    /**
     * What the agency owes the owner in all, before payouts; the same as `ownerDue` of
     * domain/payments/owner-due.ts, which says why. Negative when the owner owes the agency.
     */
    ownerDue: integer('due_to_owner').notNull().generatedAlwaysAs(dueToOwner, { mode: 'virtual' }),
    /** Only the version before reads it. */
    ownerDueBefore: integer('owner_due')
      .notNull()
      .generatedAlwaysAs(dueToOwnerBefore, { mode: 'virtual' }),
    /** Paid to the owner, minus what was returned; kept by triggers on `transactions`. */
    paidOut: kurus('paid_out'),
    /** The part that the agency keeps once the stay is off; null until somebody decided. */
    kept: integer('kept'),
    keptReason: text('kept_reason'),
    /** Agreed cancellation tiers (`AgreedTiers`); triggers fill and keep them (tiers-are-agreed.sql). */
    cancelTiers: text('cancel_tiers', { mode: 'json' }).$type<unknown>(),
    /** Agreed interim payments, filled by triggers; null for a stay of before (stay-parts.sql). */
    paymentParts: text('payment_parts', { mode: 'json' }).$type<AgreedPart[]>(),
    prepaymentRate: basisPoints('prepayment_rate'),
    commissionRate: basisPoints('commission_rate'),
    /** `{ code, label, amount }[]` as shown to the guest. */
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

    /** The guest paid to have it at once; nobody was asked (drizzle/rules/instant-is-agreed.sql). */
    instant: flag('instant'),
    offerId: text('offer_id').$type<OfferId>(),
    /** The stay in another house that its guests moved from, with the nights that were left. */
    continuesId: text('continues_id').$type<ReservationId>(),
    createdBy: integer('created_by').references(() => users.id),
    readAt: text('read_at'),
  },
  (t) => [
    uniqueIndex('reservations_code').on(t.code),
    // A covering index for the management report's sums and for the view `house_guests`.
    index('reservations_check_in').on(
      t.checkIn,
      t.checkOut,
      t.status,
      t.villaId,
      t.total,
      t.createdAt,
      t.confirmedAt,
      t.source,
      t.id,
      t.nights,
    ),
    // Lists of all, of one state or of one source read these in order until a page is full. They
    // are narrow, so that even reading past every ended stay is cheap.
    index('reservations_newest').on(t.createdAt, t.checkOut),
    index('reservations_state').on(t.status, t.createdAt, t.checkOut),
    index('reservations_source').on(t.source, t.createdAt, t.checkOut),
    index('reservations_unopened')
      .on(t.readAt, t.createdAt, t.checkOut)
      .where(sql`read_at is null`),
    index('reservations_by_total').on(t.total, t.checkOut, t.status, t.source),
    index('reservations_by_code').on(t.code, t.checkOut, t.status, t.source),
    // For searches by the first letters of a name; longer texts use `reservation_texts`, a trigram
    // index that the migration creates.
    index('reservations_by_name').on(t.searchText, t.checkOut, t.createdAt),
    // What the trigram index finds: the ids, and the periods of lists. Each is as narrow as it can
    // be, because a common name is read from all over the index.
    index('reservations_named').on(t.rowId, t.id),
    index('reservations_found').on(t.rowId, t.checkOut, t.createdAt),
    index('reservations_ends').on(t.checkOut, t.status),
    // Other lists are sorted and counted from the index of their filter.
    index('reservations_departures').on(t.checkOut, t.checkIn, t.createdAt, t.total, t.code),
    index('reservations_villa').on(
      t.villaId,
      t.checkIn,
      t.checkOut,
      t.status,
      t.createdAt,
      t.total,
      t.id,
      t.nights,
    ),
    // What an owner sees, and statements: some hundred stays, so the rows are read.
    index('reservations_owner').on(t.ownerId, t.checkIn),
    // A covering index for the amounts due of coming stays.
    index('reservations_status').on(
      t.status,
      t.checkIn,
      t.villaId,
      t.prepayment,
      t.paid,
      t.extrasPaid,
      t.total,
    ),
    // Open positions between the agency and owners (drizzle/rules/owner-positions.sql).
    index('reservations_owner_unsettled')
      .on(t.ownerId, t.checkIn)
      .where(sql`paid_out <> due_to_owner`),
    // Of the version before.
    index('reservations_owner_open')
      .on(t.ownerId, t.checkIn)
      .where(sql`paid_out <> owner_due`),
    // Paid and not confirmed: somebody must decide.
    index('reservations_undecided')
      .on(t.createdAt, t.checkOut)
      .where(sql`guest_money > 0 and status in ('requested', 'option')`),
    // Requests and options, by their expiry.
    index('reservations_requests')
      .on(t.status, t.holdExpiresAt)
      .where(sql`status = 'requested'`),
    index('reservations_options')
      .on(t.status, t.optionExpiresAt)
      .where(sql`status = 'option'`),
    // Stays with interim payments, by arrival.
    index('reservations_in_parts')
      .on(t.status, t.checkIn)
      .where(sql`json_array_length(payment_parts) > 0`),
    // Granted late check-outs, by house and day.
    index('reservations_late')
      .on(t.villaId, t.checkOut)
      .where(sql`late_checkout is not null`),
    // Long stays; all others of some days are found by the days.
    index('reservations_long')
      .on(t.checkIn, t.checkOut)
      .where(sql`status in ('confirmed', 'staying', 'completed') and nights > 14`),
    index('reservations_offer').on(t.offerId),
    // The stay that goes on elsewhere, once.
    uniqueIndex('reservations_continues').on(t.continuesId),
    index('reservations_email').on(t.email),
    index('reservations_guest').on(t.guestId, t.checkIn),
    // For a report's month, by the day of the confirmation.
    index('reservations_confirmed').on(t.confirmedAt, t.id),
  ],
);

export const reservationHistory = sqliteTable(
  'reservation_history',
  {
    ...eventId,
    reservationId: text('reservation_id')
      .$type<ReservationId>()
      .notNull()
      .references(() => reservations.id),
    from: text('from_status', { enum: STATUSES }),
    to: text('to_status', { enum: STATUSES }).notNull(),
    by: text('by', { enum: ['visitor', 'admin', 'owner', 'system', 'payment'] }).notNull(),
    userId: integer('user_id')
      .$type<UserId>()
      .references(() => users.id),
    reason: text('reason'),
  },
  (t) => [index('reservation_history_reservation').on(t.reservationId, t.createdAt)],
);

/**
 * An extra of a stay: pool heating, a transfer. An item keeps its agreed price; another price is
 * another item, and a removed one stays for the history. Triggers keep the reservation's `extras`
 * and `total`.
 */
export const reservationExtras = sqliteTable(
  'reservation_extras',
  {
    ...eventId,
    reservationId: text('reservation_id')
      .$type<ReservationId>()
      .notNull()
      .references(() => reservations.id),
    label: text('label').notNull(),
    unitPrice: integer('unit_price').notNull(),
    quantity: integer('quantity').notNull(),
    amount: integer('amount').notNull(),
    /** To whom the guest owes it, and whose income it is. */
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

/** The guest list that law 1774 requires (KBS). Identity numbers are encrypted. */
export const reservationGuests = sqliteTable(
  'reservation_guests',
  {
    ...eventId,
    reservationId: text('reservation_id')
      .$type<ReservationId>()
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
    /** Of foreigners, where the villa's service asks for them. */
    fatherName: text('father_name'),
    motherName: text('mother_name'),
    sex: text('sex', { enum: SEXES }),
  },
  (t) => [index('reservation_guests_reservation').on(t.reservationId, t.position)],
);
