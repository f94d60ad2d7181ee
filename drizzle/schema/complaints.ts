import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { eventId, kurus, version } from './columns.ts';
import { reservations } from './reservations.ts';
import { users } from './users.ts';
import type { ReservationId } from '#domain/values/ids.ts';

/**
 * What a guest complained of during or after a stay, and what was promised for it. Guest and house
 * are those of the stay. Closed with the guest's word; drizzle/rules/complaints-are-closed-once.sql.
 */
export const complaints = sqliteTable(
  'complaints',
  {
    ...eventId,
    ...version,
    reservationId: text('reservation_id')
      .$type<ReservationId>()
      .notNull()
      .references(() => reservations.id),
    what: text('what').notNull(),
    promise: text('promise').notNull().default(''),
    /** The day in Türkiye by which the promise is kept. */
    dueOn: text('due_on').notNull(),
    /** What the agency has given for it so far: the price was lowered by it. Kuruş. */
    cost: kurus('cost'),
    createdBy: integer('created_by').references(() => users.id),
    closedAt: text('closed_at'),
    closedBy: integer('closed_by').references(() => users.id),
    /** What the guest said in the end. */
    guestWord: text('guest_word').notNull().default(''),
  },
  (t) => [
    index('complaints_reservation').on(t.reservationId, t.createdAt),
    index('complaints_open')
      .on(t.dueOn)
      .where(sql`closed_at is null`),
    index('complaints_created').on(t.createdAt),
  ],
);
