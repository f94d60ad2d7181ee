import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { VillaId } from '#domain/values/ids.ts';
import { eventId } from './columns.ts';
import { users } from './users.ts';
import { villas } from './villas.ts';

/** Orders of the authorities to take a villa off (drizzle/rules/takedown-orders.sql). */
export const takedownOrders = sqliteTable(
  'takedown_orders',
  {
    ...eventId,
    villaId: integer('villa_id')
      .$type<VillaId>()
      .notNull()
      .references(() => villas.id),
    receivedAt: text('received_at').notNull(),
    /** The end of the hours within which the villa must be off. */
    dueAt: text('due_at').notNull(),
    source: text('source').notNull(),
    reference: text('reference').notNull().default(''),
    what: text('what').notNull().default(''),
    createdBy: integer('created_by').references(() => users.id),
    endedAt: text('ended_at'),
    endedBy: integer('ended_by').references(() => users.id),
    evidence: text('evidence'),
  },
  (t) => [index('takedown_orders_villa').on(t.villaId, t.endedAt)],
);
