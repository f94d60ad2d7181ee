import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { ROLES } from '#domain/auth/permissions.ts';
import { TOLD_BY } from '#domain/whatsapp/told-by.ts';
import { PAYOUT_TIMINGS } from '#domain/payouts/timing.ts';
import {
  eventId,
  flag,
  now,
  searchable,
  serialId,
  serialIdOf,
  timestamps,
  version,
} from './columns.ts';
import type { UserId } from '#domain/values/ids.ts';

export const users = sqliteTable(
  'users',
  {
    ...serialIdOf<UserId>(),
    ...version,
    ...searchable,
    /** Where somebody signs in; empty for an owner who is known by phone and does not. */
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    active: flag('active', true),
    lastLoginAt: text('last_login_at'),
  },
  (t) => [
    uniqueIndex('users_email')
      .on(t.email)
      .where(sql`email <> ''`),
    index('users_role').on(t.role, t.sortKey),
  ],
);

export const userDetails = sqliteTable('user_details', {
  userId: integer('user_id')
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id),
  ...timestamps,
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text('phone'),
  /** Encrypted; see worker/platform. */
  identityNumber: text('identity_number'),
  iban: text('iban'),
  /** From which day of a stay its owner is paid for it. */
  payoutTiming: text('payout_timing', { enum: PAYOUT_TIMINGS }).notNull().default('arrival'),
  /** How an owner is told of changes of stays in their houses. */
  toldBy: text('told_by', { enum: TOLD_BY }).notNull().default('mail'),
  address: text('address'),
  notes: text('notes'),
});

export const sessions = sqliteTable(
  'sessions',
  {
    ...eventId,
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    expiresAt: text('expires_at').notNull(),
    revokedAt: text('revoked_at'),
    /** When and from where a person last used it; updated every few minutes. */
    lastUsedAt: text('last_used_at').notNull().default(now),
    lastIp: text('last_ip'),
    /** When the person last typed the password. */
    confirmedAt: text('confirmed_at').notNull().default(now),
    ip: text('ip'),
    userAgent: text('user_agent'),
  },
  (t) => [index('sessions_user').on(t.userId, t.expiresAt)],
);

/** Browsers in which an account was opened, by the hash of their cookie. */
export const knownDevices = sqliteTable(
  'known_devices',
  {
    ...eventId,
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    tokenHash: text('token_hash').notNull(),
    ip: text('ip'),
    userAgent: text('user_agent'),
  },
  (t) => [uniqueIndex('known_devices_user').on(t.userId, t.tokenHash)],
);

/**
 * Login attempts with a growing delay, keyed by a hash of the guessed account and its origin, so
 * that unknown accounts cost the same (worker/features/auth/sessions/login-attempts.ts).
 */
export const loginAttempts = sqliteTable('login_attempts', {
  key: text('key').primaryKey(),
  ...timestamps,
  failures: integer('failures').notNull().default(0),
  retryAt: text('retry_at'),
});

export const passwordResets = sqliteTable('password_resets', {
  ...eventId,
  userId: integer('user_id')
    .$type<UserId>()
    .notNull()
    .references(() => users.id),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: text('expires_at').notNull(),
  usedAt: text('used_at'),
});

/** Saved filters and columns of a list of the dashboard. */
export const savedViews = sqliteTable(
  'saved_views',
  {
    ...serialId,
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    screen: text('screen').notNull(),
    name: text('name').notNull(),
    shared: flag('shared'),
    state: text('state', { mode: 'json' }).notNull(),
  },
  (t) => [
    index('saved_views_screen').on(t.screen, t.userId),
    uniqueIndex('saved_views_name').on(t.userId, t.screen, t.name),
  ],
);

/** A person's view of a list: shown columns, density, page size. */
export const screenPreferences = sqliteTable(
  'screen_preferences',
  {
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    screen: text('screen').notNull(),
    ...timestamps,
    state: text('state', { mode: 'json' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.screen] })],
);
