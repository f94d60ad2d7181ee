import { sql } from 'drizzle-orm';
import { LOCATIONS_SHOWN } from '#domain/villas/location.ts';
import {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { VillaExtra } from '#domain/extras/offered.ts';
import type { PartRule } from '#domain/payments/part-schema.ts';
import {
  basisPoints,
  flag,
  kurus,
  searchable,
  serialIdOf,
  shownSince,
  version,
} from './columns.ts';
import { amenities } from './amenities.ts';
import { districts, towns } from './locations.ts';
import { users } from './users.ts';
import { villaTypes } from './villa-types.ts';
import type { DistrictId, TownId, UserId, VillaId } from '#domain/values/ids.ts';

const strings = (name: string) =>
  text(name, { mode: 'json' }).$type<string[]>().notNull().default([]);

/** Withdrawn or ordered down: never. Else while permit and check last, or the grace does. */
const saleUntil = sql`iif(permit_withdrawn_on is not null or open_orders > 0, '', max(
  coalesce(permit_grace_until, ''),
  iif(permit_verified_at is null, '', min(
    coalesce(permit_expires_on, '9999-12-31'), coalesce(permit_next_check_on, '9999-12-31')))))`;

/** A villa's public facts, its rules, the defaults of its prices and its permit. */
export const villas = sqliteTable(
  'villas',
  {
    ...serialIdOf<VillaId>(),
    ...version,
    ...searchable,
    code: text('code').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    ownerId: integer('owner_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    /**
     * The first day of arrival that is this owner's; null: all. Earlier stays, and those with money
     * of their owner, keep theirs (drizzle/rules/owners-of-stays.sql).
     */
    ownerSince: text('owner_since'),
    townId: integer('town_id')
      .$type<TownId>()
      .notNull()
      .references(() => towns.id),
    districtId: integer('district_id')
      .$type<DistrictId>()
      .notNull()
      .references(() => districts.id),
    neighbourhood: text('neighbourhood').notNull().default(''),
    active: flag('active'),
    popular: flag('popular'),
    villaOfMonth: flag('villa_of_month'),
    displayOrder: integer('display_order').notNull().default(0),

    summary: text('summary').notNull().default(''),
    description: text('description', { mode: 'json' }).$type<unknown[]>().notNull().default([]),
    included: strings('included'),
    excluded: strings('excluded'),
    houseRules: strings('house_rules'),
    notes: text('notes').notNull().default(''),
    /** Why the agency chose it, in the agency's words; empty for none. */
    why: text('why').notNull().default(''),
    /** Stairs, road, neighbours, sounds: what a guest should know before. */
    goodToKnow: strings('good_to_know'),
    videoUrl: text('video_url'),
    /** The day on which the agency last saw the house, and who did; empty: the agency. */
    inspectedOn: text('inspected_on'),
    inspectedBy: text('inspected_by').notNull().default(''),

    capacity: integer('capacity').notNull(),
    maxAdults: integer('max_adults').notNull(),
    maxChildren: integer('max_children').notNull(),
    maxBabies: integer('max_babies').notNull(),
    bedrooms: integer('bedrooms').notNull(),
    bathrooms: integer('bathrooms').notNull(),
    floors: integer('floors').notNull().default(1),
    latitude: real('latitude'),
    longitude: real('longitude'),
    /** How exactly the owner lets it be shown before payment (domain/villas/location.ts). */
    locationShown: text('location_shown', { enum: LOCATIONS_SHOWN }).notNull().default('kilometre'),

    checkInTime: text('check_in_time').notNull().default('16:00'),
    checkOutTime: text('check_out_time').notNull().default('10:00'),
    minNightsSeason: integer('min_nights_season').notNull().default(5),
    minNightsOther: integer('min_nights_other').notNull().default(3),
    deposit: kurus('deposit'),
    depositTaker: text('deposit_taker', { enum: ['agency', 'owner'] })
      .notNull()
      .default('owner'),
    cleaningFee: kurus('cleaning_fee'),
    cleaningThreshold: integer('cleaning_threshold').notNull().default(7),
    commissionRate: basisPoints('commission_rate').default(2000),
    prepaymentRate: basisPoints('prepayment_rate').default(2000),
    /** Its interim payments (domain/payments/parts.ts), empty for none; null: the agency's. */
    paymentParts: text('payment_parts', { mode: 'json' }).$type<PartRule[]>(),
    /** Nights whose season says nothing else can be booked at once by whoever pays. */
    instant: flag('instant'),
    /** When the owner agreed to that; triggers take it back from a new owner. */
    instantAgreedOn: text('instant_agreed_on'),
    /** Extras that guests may book, with prices, in the order they read them. */
    extras: text('extras', { mode: 'json' }).$type<VillaExtra[]>().notNull().default([]),

    /** İzin belgesi, law 7464. A trigger keeps a villa without `permit_no` from being active. */
    permitNo: text('permit_no'),
    permitDate: text('permit_date'),
    permitHolder: text('permit_holder'),
    permitAddress: text('permit_address'),
    permitMaxGuests: integer('permit_max_guests'),
    permitScan: text('permit_scan'),
    permitPlaqueNo: text('permit_plaque_no'),
    permitVerifiedAt: text('permit_verified_at'),
    permitExpiresOn: text('permit_expires_on'),
    /** Who looked whether the permit stands, and where: the Ministry's query, the plaque … */
    permitCheckedBy: text('permit_checked_by'),
    permitCheckedWhere: text('permit_checked_where'),
    /** The last day on which that check still counts; null: until the permit ends. */
    permitNextCheckOn: text('permit_next_check_on'),
    /** The day on which the permit was withdrawn. */
    permitWithdrawnOn: text('permit_withdrawn_on'),
    /** Until then a house may be offered though its permit was not looked at, or has ended. */
    permitGraceUntil: text('permit_grace_until'),
    /** Takedown orders that are open; kept by triggers (drizzle/rules/takedown-orders.sql). */
    openOrders: integer('open_orders').notNull().default(0),
    /**
     * The last day on which the villa may be offered, empty for none; no writer can set it (law
     * 7464; decision 0111).
     */
    saleUntil: text('sale_until').notNull().generatedAlwaysAs(saleUntil, { mode: 'virtual' }),
    ...shownSince,

    /** The last night with a price, empty without one; kept by triggers on `villa_prices`. */
    pricedUntil: text('priced_until').notNull().default(''),

    /** The secret of `/v1/calendar/{token}.ics`; can be rotated. */
    calendarToken: text('calendar_token').notNull(),
  },
  (t) => [
    uniqueIndex('villas_slug').on(t.slug),
    uniqueIndex('villas_code').on(t.code),
    uniqueIndex('villas_calendar_token').on(t.calendarToken),
    // At most one villa of the month; triggers keep it active.
    uniqueIndex('villas_of_month')
      .on(t.villaOfMonth)
      .where(sql`villa_of_month = 1`),
    // All columns that the dashboard's list filters by, so that a filter reads no long texts.
    index('villas_list').on(
      t.displayOrder,
      t.id,
      t.searchText,
      t.townId,
      t.active,
      t.popular,
      t.villaOfMonth,
      t.permitNo,
      t.permitExpiresOn,
    ),
    index('villas_priced').on(t.pricedUntil, t.active),
    index('villas_sort').on(t.sortKey),
    index('villas_unpermitted')
      .on(t.sortKey)
      .where(sql`trim(coalesce(permit_no, '')) = ''`),
    index('villas_owner').on(t.ownerId, t.displayOrder),
    index('villas_town').on(t.townId, t.displayOrder),
    // In driving order: the first houses of a day are found without sorting them all.
    index('villas_place').on(t.townId, t.sortKey, t.id, t.active),
    // A house's name and location without its long texts.
    index('villas_where').on(t.id, t.townId, t.sortKey, t.active, t.name),
    // With the capacity, by which a villa's neighbours are chosen.
    index('villas_district').on(t.districtId, t.capacity),
  ],
);

export const villaVillaTypes = sqliteTable(
  'villa_villa_types',
  {
    villaId: integer('villa_id')
      .$type<VillaId>()
      .notNull()
      .references(() => villas.id),
    villaTypeId: integer('villa_type_id')
      .notNull()
      .references(() => villaTypes.id),
  },
  (t) => [
    primaryKey({ columns: [t.villaId, t.villaTypeId] }),
    index('villa_villa_types_type').on(t.villaTypeId),
  ],
);

export const villaAmenities = sqliteTable(
  'villa_features',
  {
    villaId: integer('villa_id')
      .$type<VillaId>()
      .notNull()
      .references(() => villas.id),
    featureId: integer('feature_id')
      .notNull()
      .references(() => amenities.id),
  },
  (t) => [
    primaryKey({ columns: [t.villaId, t.featureId] }),
    index('villa_features_feature').on(t.featureId),
  ],
);
