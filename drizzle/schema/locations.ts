import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, searchable, serialId, serialIdOf, version } from './columns.ts';
import type { ShorePlace } from '#domain/locations/shore-places.ts';
import type { DistrictId, TownId } from '#domain/values/ids.ts';

/** İlçe: an administrative district with its MERNİS code. */
export const districts = sqliteTable(
  'districts',
  {
    ...serialIdOf<DistrictId>(),
    ...version,
    ...searchable,
    provincePlate: integer('province_plate').notNull(),
    provinceName: text('province_name').notNull(),
    code: integer('code').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
  },
  (t) => [
    uniqueIndex('districts_code').on(t.code),
    uniqueIndex('districts_slug').on(t.slug),
    index('districts_sort').on(t.sortKey),
  ],
);

/** Bölge: the region that visitors search by; not necessarily an administrative neighbourhood. */
export const towns = sqliteTable(
  'towns',
  {
    ...serialIdOf<TownId>(),
    ...version,
    ...searchable,
    districtId: integer('district_id')
      .$type<DistrictId>()
      .notNull()
      .references(() => districts.id),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    intro: text('intro').notNull().default(''),
    body: text('body', { mode: 'json' }).$type<unknown[]>().notNull().default([]),
    image: text('image'),
    /** Beaches, bays and harbours (domain/locations/shore.ts). */
    shore: text('shore', { mode: 'json' }).$type<ShorePlace[]>().notNull().default([]),
    /** Whom the region suits, and how to get there; empty for none. */
    suits: text('suits').notNull().default(''),
    gettingThere: text('getting_there').notNull().default(''),
    latitude: real('latitude'),
    longitude: real('longitude'),
    popular: flag('popular'),
    active: flag('active', true),
    displayOrder: integer('display_order').notNull().default(0),
  },
  (t) => [
    uniqueIndex('towns_slug').on(t.slug),
    index('towns_district').on(t.districtId),
    index('towns_order').on(t.displayOrder, t.id),
  ],
);

/** Regions and villa types share the address `/{slug}`: one namespace with one row a slug. */
export const publicSlugs = sqliteTable(
  'public_slugs',
  {
    ...serialId,
    slug: text('slug').notNull(),
    kind: text('kind', { enum: ['town', 'villa_type'] }).notNull(),
    targetId: integer('target_id').notNull(),
  },
  (t) => [
    uniqueIndex('public_slugs_slug').on(t.slug),
    uniqueIndex('public_slugs_target').on(t.kind, t.targetId),
  ],
);
