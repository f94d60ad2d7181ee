import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { eventId } from './columns.ts';
import { users } from './users.ts';
import type { UserId } from '#domain/values/ids.ts';

const ofUser = {
  userId: integer('user_id')
    .$type<UserId>()
    .notNull()
    .references(() => users.id),
};

/** Authenticator apps of a person (RFC 6238). */
export const totpFactors = sqliteTable(
  'totp_factors',
  {
    ...eventId,
    ...ofUser,
    name: text('name').notNull(),
    /** Encrypted, bound to this row. */
    secret: text('secret').notNull(),
    /** The 30-second step of the last used code; a code of it or an earlier one is refused. */
    lastStep: integer('last_step').notNull(),
    lastUsedAt: text('last_used_at'),
  },
  (t) => [index('totp_factors_user').on(t.userId)],
);

/** Passkeys and security keys of a person (WebAuthn): their public keys. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    ...eventId,
    ...ofUser,
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter as the authenticator reports it; zero when it does not count. */
    counter: integer('counter').notNull(),
    transports: text('transports', { mode: 'json' }).notNull().$type<string[]>(),
    lastUsedAt: text('last_used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId)],
);

/**
 * Recovery codes, each usable once when the factors are lost: 120 random bits, stored as SHA-256.
 */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    ...eventId,
    ...ofUser,
    codeHash: text('code_hash').notNull().unique(),
    usedAt: text('used_at'),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
);

/** A challenge that the same person answers once and within minutes. */
export const authChallenges = sqliteTable(
  'auth_challenges',
  {
    ...eventId,
    ...ofUser,
    purpose: text('purpose', { enum: ['login', 'confirm', 'passkey'] }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: text('expires_at').notNull(),
    usedAt: text('used_at'),
  },
  (t) => [index('auth_challenges_user').on(t.userId)],
);
