import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { NIGHT_KINDS } from '#domain/availability/nights.ts';
import { eventId, version } from './columns.ts';
import { users } from './users.ts';
import { villas } from './villas.ts';
import type { VillaId } from '#domain/values/ids.ts';

/**
 * A taken night of a villa. The primary key is the product's promise: two stays cannot share a
 * night, whatever the code does. The table is WITHOUT ROWID (see the first migration). A row whose
 * `free_at` has passed is free; the batch that takes the night deletes it. Triggers give a freed
 * night to the event that claims it, and forbid any other change of its holder (decision 0028).
 */
export const villaNights = sqliteTable(
  'villa_nights',
  {
    villaId: integer('villa_id')
      .$type<VillaId>()
      .notNull()
      .references(() => villas.id),
    night: text('night').notNull(),
    kind: text('kind', { enum: NIGHT_KINDS }).notNull(),
    /** The holder: id of a reservation, a manual block or an external event. */
    ref: text('ref').notNull(),
    /**
     * When the hold expires; null for a night that is held until it is freed explicitly. For a
     * reservation it equals its own expiry, and is null while it holds money: kept by triggers.
     */
    expiresAt: text('expires_at'),
    /**
     * On a night of ours: the active external event that gets it as soon as its holder frees it.
     * Kept by triggers, whatever happens to the night or the event.
     */
    claimedBy: text('claimed_by'),
    /** The only definition of when the night can be sold: never, while an event waits for it. */
    freeAt: text('free_at').generatedAlwaysAs(
      sql`case when claimed_by is null then expires_at end`,
      { mode: 'virtual' },
    ),
  },
  (t) => [
    primaryKey({ columns: [t.villaId, t.night] }),
    index('villa_nights_ref').on(t.ref),
    // A covering index, so that a month of all villas is counted without reading the table.
    index('villa_nights_night').on(t.night, t.kind, t.expiresAt, t.claimedBy),
    // The holder of a night with an expiry depends on the time.
    index('villa_nights_ending')
      .on(t.night, t.kind, t.expiresAt, t.claimedBy, t.villaId)
      .where(sql`expires_at is not null`),
    // Nights that belong to no stay are few: reports count them from here.
    index('villa_nights_unsold')
      .on(t.night, t.kind, t.expiresAt, t.claimedBy, t.ref)
      .where(sql`kind in ('block', 'external') or claimed_by is not null`),
  ],
);

/**
 * Every stay and block of ours that ever held nights of a villa, added by a trigger and never
 * removed; an id and nothing else. Our exported calendar contains it, and another seller may send
 * it back long after the stay was deleted.
 */
export const nightHolders = sqliteTable(
  'night_holders',
  { villaId: integer('villa_id').$type<VillaId>().notNull(), ref: text('ref').notNull() },
  (t) => [primaryKey({ columns: [t.villaId, t.ref] })],
);

/** Nights that a clerk or an owner closed by hand: `/dashboard/external`. */
export const manualBlocks = sqliteTable(
  'manual_blocks',
  {
    ...eventId,
    ...version,
    villaId: integer('villa_id')
      .$type<VillaId>()
      .notNull()
      .references(() => villas.id),
    kind: text('kind', { enum: ['full', 'option'] }).notNull(),
    startsOn: text('starts_on').notNull(),
    /** The first free night after it. */
    endsOn: text('ends_on').notNull(),
    note: text('note').notNull().default(''),
    expiresAt: text('expires_at'),
    createdBy: integer('created_by').references(() => users.id),
    removedAt: text('removed_at'),
  },
  (t) => [
    index('manual_blocks_villa').on(t.villaId, t.startsOn),
    index('manual_blocks_created').on(t.createdAt),
    // What the list of blocks filters and counts; removed ones are kept for the log only.
    index('manual_blocks_standing')
      .on(t.startsOn, t.villaId, t.kind, t.endsOn, t.expiresAt, t.createdAt, t.removedAt)
      .where(sql`removed_at is null`),
    index('manual_blocks_due')
      .on(t.expiresAt)
      .where(sql`removed_at is null and expires_at is not null`),
  ],
);
