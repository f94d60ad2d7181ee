import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { eventId, timestamps } from './columns.ts';
import { users } from './users.ts';
import type { UserId } from '#domain/values/ids.ts';

/** First answer of a write that may be sent twice, by its `Idempotency-Key`. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /** `<scope>:<key>`; the scope is the call and the caller. */
    key: text('key').primaryKey(),
    ...timestamps,
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    response: text('response').notNull(),
  },
  (t) => [index('idempotency_keys_created').on(t.createdAt)],
);

/**
 * Who changed what, when, from which value to which: one row a write, in the same batch as the
 * write.
 */
export const auditLog = sqliteTable(
  'audit_log',
  {
    ...eventId,
    userId: integer('user_id')
      .$type<UserId>()
      .references(() => users.id),
    actor: text('actor', { enum: ['visitor', 'admin', 'owner', 'system', 'payment'] }).notNull(),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    before: text('before', { mode: 'json' }),
    after: text('after', { mode: 'json' }),
    ip: text('ip'),
    requestId: text('request_id'),
  },
  (t) => [
    index('audit_log_entity').on(t.entity, t.entityId, t.createdAt),
    index('audit_log_created').on(t.createdAt),
    index('audit_log_user').on(t.userId, t.createdAt),
    index('audit_log_action').on(t.action, t.createdAt),
  ],
);

/**
 * Always empty. A batch inserts `(check, passed)`; a trigger aborts the whole batch when `passed`
 * is 0 and otherwise drops the row. This guards a change of state by the expected state (see
 * worker/platform/database/write-batch.ts).
 */
export const writeGuards = sqliteTable('write_guards', {
  check: text('check_name').notNull(),
  passed: integer('passed').notNull(),
});

export const importRuns = sqliteTable('import_runs', {
  ...eventId,
  kind: text('kind').notNull(),
  fileName: text('file_name').notNull(),
  dryRun: integer('dry_run', { mode: 'boolean' }).notNull(),
  report: text('report', { mode: 'json' }).notNull(),
  userId: integer('user_id')
    .$type<UserId>()
    .references(() => users.id),
});

/**
 * When a background part of the product last ran: the cron every minute, and the guarded write of
 * the readiness check.
 */
export const heartbeats = sqliteTable('heartbeats', {
  name: text('name', { enum: ['cron', 'readiness'] }).primaryKey(),
  at: text('at').notNull(),
});
