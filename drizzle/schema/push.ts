import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { PUSH_KINDS, type PushKind } from '#domain/push/kinds.ts';
import { eventId } from './columns.ts';
import { users } from './users.ts';
import type { UserId } from '#domain/values/ids.ts';

/**
 * Browsers that a person receives notifications on; `id` is SHA-256 of the endpoint. A row is
 * deleted with the session that created it, with the account, or when the push service reports that
 * it is gone (rules/pushes.sql).
 */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    ...eventId,
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    sessionId: text('session_id').notNull(),
    endpoint: text('endpoint').notNull(),
    /** The browser's public key and its secret, base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    kinds: text('kinds', { mode: 'json' }).$type<PushKind[]>().notNull(),
  },
  (t) => [
    index('push_subscriptions_user').on(t.userId),
    index('push_subscriptions_session').on(t.sessionId),
  ],
);

/**
 * Notifications to be sent: a row for each event and device, written by the event's own batch
 * (rules/pushes.sql).
 */
export const pushes = sqliteTable(
  'pushes',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id),
    kind: text('kind', { enum: PUSH_KINDS }).notNull(),
    /** A reservation, an entry of the ledger, a message. */
    subjectId: text('subject_id').notNull(),
    createdAt: text('created_at').notNull(),
    /** Reserved by a sender until then, or the time of the next attempt. */
    nextAttemptAt: text('next_attempt_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.subscriptionId, t.kind, t.subjectId] }),
    index('pushes_due').on(t.nextAttemptAt),
  ],
);
