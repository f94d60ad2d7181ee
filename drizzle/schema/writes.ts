import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { IMPORT_KINDS, IMPORTED_ENTITIES } from '#domain/import/kinds.ts';
import type { Answer } from '#domain/import/understand/decisions.ts';
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
  undoneAt: text('undone_at'),
  undoneBy: integer('undone_by').references(() => users.id),
});

/** What an import has made or changed: written in the batch of the row, so that it can be undone. */
export const importRows = sqliteTable(
  'import_rows',
  {
    runId: text('run_id')
      .notNull()
      .references(() => importRuns.id),
    /** The row of the file; 0 for owners and regions, which belong to several. */
    row: integer('row').notNull(),
    entity: text('entity', { enum: IMPORTED_ENTITIES }).notNull(),
    entityId: text('entity_id').notNull(),
    /** The version that the write left; a later one says that somebody has changed it since. */
    version: integer('version'),
    /** How a row without a code is recognised in another file; of a price its villa's id. */
    source: text('source').notNull().default(''),
    /** What a changed thing was before; null for a new one. */
    before: text('before', { mode: 'json' }),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.entity, t.entityId] }),
    // A row is written once in an import, however often it is sent.
    uniqueIndex('import_rows_row')
      .on(t.runId, t.row)
      .where(sql`row > 0`),
    index('import_rows_entity').on(t.entity, t.entityId),
    index('import_rows_source').on(t.entity, t.source),
  ],
);

/** What somebody decided about a value of a file: not asked again in the next one. */
export const importDecisions = sqliteTable(
  'import_decisions',
  {
    kind: text('kind', { enum: IMPORT_KINDS }).notNull(),
    field: text('field').notNull(),
    /** `=` and a value, or `~` and a group of values (domain/import/understand/decisions.ts). */
    key: text('key').notNull(),
    ...timestamps,
    answer: text('answer', { mode: 'json' }).$type<Answer>().notNull(),
    userId: integer('user_id')
      .$type<UserId>()
      .references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.kind, t.field, t.key] })],
);

/**
 * When a background part of the product last ran: the cron every minute, and the guarded write of
 * the readiness check.
 */
export const heartbeats = sqliteTable('heartbeats', {
  name: text('name', { enum: ['cron', 'readiness'] }).primaryKey(),
  at: text('at').notNull(),
});
