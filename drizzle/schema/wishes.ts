import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { Kurus } from '#domain/values/money.ts';
import type { WishId, VillaId } from '#domain/values/ids.ts';
import type { WishSearch } from '#domain/wishes/schema.ts';
import { eventIdOf, language } from './columns.ts';
import { villas } from './villas.ts';

/**
 * What somebody waits for (decision 0126): nights of a house, or of any house that a search finds.
 * They are told by mail, one after another; nothing is held for them.
 */
export const wishes = sqliteTable(
  'wishes',
  {
    ...eventIdOf<WishId>(),
    email: text('email').notNull(),
    ...language,
    /** Null: any house that the search finds. */
    villaId: integer('villa_id')
      .$type<VillaId>()
      .references(() => villas.id),
    /** Places, kinds and amenities; null with a house. */
    search: text('search', { mode: 'json' }).$type<WishSearch>(),
    checkIn: text('check_in').notNull(),
    checkOut: text('check_out').notNull(),
    adults: integer('adults').notNull(),
    children: integer('children').notNull().default(0),
    babies: integer('babies').notNull().default(0),
    /** Told only below this total, kuruş; null: whatever it costs. */
    below: integer('below').$type<Kurus>(),
    consentIp: text('consent_ip'),
    consentText: text('consent_text').notNull(),
    tokenHash: text('token_hash').notNull(),
    confirmedAt: text('confirmed_at'),
    toldAt: text('told_at'),
    endedAt: text('ended_at'),
  },
  (t) => [
    uniqueIndex('wishes_token').on(t.tokenHash),
    index('wishes_waiting').on(t.endedAt, t.checkIn, t.confirmedAt),
    index('wishes_email').on(t.email),
  ],
);

/** Of which house somebody was told, once. */
export const toldWishes = sqliteTable(
  'told_wishes',
  {
    wishId: text('wish_id')
      .$type<WishId>()
      .notNull()
      .references(() => wishes.id, { onDelete: 'cascade' }),
    villaId: integer('villa_id')
      .$type<VillaId>()
      .notNull()
      .references(() => villas.id),
    checkIn: text('check_in').notNull(),
    checkOut: text('check_out').notNull(),
    toldAt: text('told_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.wishId, t.villaId] }),
    index('told_wishes_lately').on(t.toldAt, t.villaId),
  ],
);
