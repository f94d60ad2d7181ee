import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ASSIGNED } from '../../domain/assignments/schema.ts';
import { timestamps } from './columns.ts';
import { users } from './users.ts';

const subject = {
  kind: text('kind', { enum: ASSIGNED }).notNull(),
  /** The id of the reservation or of the guest's record, or the key of the task. */
  ref: text('ref').notNull(),
};

/** Whose a stay, a conversation or a task is; a row only where it is somebody's. */
export const assignments = sqliteTable(
  'assignments',
  {
    ...subject,
    ...timestamps,
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.ref] }),
    index('assignments_user').on(t.userId, t.kind, t.ref),
  ],
);

/** Who looks at what, and when they last said so; kept for minutes. */
export const presences = sqliteTable(
  'presences',
  {
    ...subject,
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    seenAt: text('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.ref, t.userId] }), index('presences_seen').on(t.seenAt)],
);
