import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { eventId, eventIdOf, kurus, language } from './columns.ts';
import { guestRecords } from './guest-records.ts';
import { users } from './users.ts';
import { villas } from './villas.ts';
import type { GuestId, OfferId, VillaId } from '#domain/values/ids.ts';

export const offers = sqliteTable(
  'offers',
  {
    ...eventIdOf<OfferId>(),
    tokenHash: text('token_hash').notNull().unique(),
    ...language,
    customerName: text('customer_name').notNull(),
    email: text('email'),
    phone: text('phone'),
    guestId: text('guest_id')
      .$type<GuestId>()
      .references(() => guestRecords.id),
    message: text('message').notNull().default(''),
    expiresAt: text('expires_at').notNull(),
    /** The customer's first and latest visit, and the number of visits. */
    openedAt: text('opened_at'),
    lastOpenedAt: text('last_opened_at'),
    visits: integer('visits').notNull().default(0),
    acceptedAt: text('accepted_at'),
    /**
     * The agency, its terms and its cancellation tiers as offered (`DocumentFrame` of
     * worker/features/contracts): they stand until the offer ends. Null for one of before.
     */
    contract: text('contract', { mode: 'json' }).$type<unknown>(),
    /** Name, address and phone, folded. */
    searchText: text('search_text').notNull().default(''),
    createdBy: integer('created_by').references(() => users.id),
  },
  (t) => [
    index('offers_created').on(t.createdAt),
    index('offers_guest').on(t.guestId, t.createdAt),
  ],
);

export const offerVillas = sqliteTable(
  'offer_villas',
  {
    ...eventId,
    offerId: text('offer_id')
      .$type<OfferId>()
      .notNull()
      .references(() => offers.id),
    villaId: integer('villa_id')
      .$type<VillaId>()
      .notNull()
      .references(() => villas.id),
    checkIn: text('check_in').notNull(),
    checkOut: text('check_out').notNull(),
    adults: integer('adults').notNull(),
    children: integer('children').notNull().default(0),
    babies: integer('babies').notNull().default(0),
    /** The promised price; 0: the list price of the day. */
    total: kurus('total'),
    /** What the contract says of the villa (`OfferedTerms`), likewise. */
    terms: text('terms', { mode: 'json' }).$type<unknown>(),
    position: integer('position').notNull(),
  },
  (t) => [index('offer_villas_offer').on(t.offerId, t.position)],
);
