import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ASSIGNED } from '#domain/assignments/schema.ts';
import { timestamps } from './columns.ts';
import { users } from './users.ts';
import type { UserId } from '#domain/values/ids.ts';

const subject = {
  kind: text('kind', { enum: ASSIGNED }).notNull(),
  /** Id of the reservation or guest record, or key of the task. */
  ref: text('ref').notNull(),
};

/**
 * The person to whom a stay, a conversation or a task is assigned; no row when it is unassigned.
 */
export const assignments = sqliteTable(
  'assignments',
  {
    ...subject,
    ...timestamps,
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.ref] }),
    index('assignments_user').on(t.userId, t.kind, t.ref),
  ],
);

/** Who has which record open, and since when they last reported it; kept for minutes. */
export const presences = sqliteTable(
  'presences',
  {
    ...subject,
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    seenAt: text('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.ref, t.userId] }), index('presences_seen').on(t.seenAt)],
);
