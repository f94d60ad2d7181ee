import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { eventId, language, serialId, version } from './columns.ts';
import { users } from './users.ts';
import type { GuestId } from '#domain/values/ids.ts';

/** A person's request about their own data (KVKK m. 11), and its result. */
export const dataRequests = sqliteTable(
  'data_requests',
  {
    ...eventId,
    ...version,
    /** Empty for one that a clerk recorded for a person who is known by phone only. */
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    ...language,
    /** The record it covers: a clerk has verified the person. Null: only data with that address. */
    guestId: text('guest_id').$type<GuestId>(),
    kind: text('kind', { enum: ['export', 'erasure', 'correction'] }).notNull(),
    state: text('state', { enum: ['unconfirmed', 'open', 'done', 'refused'] }).notNull(),
    source: text('source', { enum: ['site', 'admin'] }).notNull(),
    note: text('note').notNull().default(''),
    /** Hash of the mailed link's token; null for one that a clerk recorded. */
    tokenHash: text('token_hash').unique(),
    confirmedAt: text('confirmed_at'),
    confirmedIp: text('confirmed_ip'),
    dueAt: text('due_at'),
    erasedAt: text('erased_at'),
    closedAt: text('closed_at'),
    closedBy: integer('closed_by').references(() => users.id),
    answer: text('answer'),
  },
  (t) => [
    index('data_requests_state').on(t.state, t.createdAt),
    index('data_requests_created').on(t.createdAt),
  ],
);

/** What was erased or anonymised, how much, when and under which rule (KVKK). */
export const destructionLog = sqliteTable(
  'destruction_log',
  {
    ...serialId,
    rule: text('rule').notNull(),
    entity: text('entity').notNull(),
    rows: integer('rows').notNull(),
    /** The request it was done for; null for the nightly purge. */
    requestId: text('request_id'),
  },
  (t) => [
    index('destruction_log_created').on(t.createdAt),
    index('destruction_log_rule').on(t.rule, t.createdAt),
  ],
);
