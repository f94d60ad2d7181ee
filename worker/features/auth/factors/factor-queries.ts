import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { AccountFactors } from '#domain/auth/factor-schema.ts';
import { pick } from '#domain/values/pick.ts';
import { passkeys, recoveryCodes, totpFactors } from '#drizzle/schema/factors.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { isFactorRequiredOf } from '#worker/http/second-factor.ts';

/** A person's second factors, oldest first, in one trip. */
export async function readFactors(db: Database, userId: number): Promise<AccountFactors> {
  const {
    apps,
    keys,
    codes: [codes],
    rule: [rule],
  } = await readTogether(db, {
    apps: db.read
      .select({
        id: totpFactors.id,
        name: totpFactors.name,
        created_at: totpFactors.createdAt,
        lastUsedAt: totpFactors.lastUsedAt,
      })
      .from(totpFactors)
      .where(eq(totpFactors.userId, userId))
      .orderBy(asc(totpFactors.id)),
    keys: db.read
      .select({
        id: passkeys.id,
        name: passkeys.name,
        created_at: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.id)),
    codes: db.read
      .select({ left: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
    rule: db.read.all<{ required: number }>(
      sql`select ${isFactorRequiredOf(sql`${userId}`)} as required`,
    ),
  });
  return {
    items: [
      ...apps.map((app) => ({ ...app, kind: 'totp' as const })),
      ...keys.map((key) => ({ ...key, kind: 'passkey' as const })),
    ],
    required: rule?.required === 1,
    recoveryCodesLeft: codes?.left ?? 0,
  };
}

export const listTotpSecrets = (db: Database, userId: number) =>
  db.read
    .select({ id: totpFactors.id, secret: totpFactors.secret, lastStep: totpFactors.lastStep })
    .from(totpFactors)
    .where(eq(totpFactors.userId, userId));

export const listPasskeys = (db: Database, userId: number) =>
  db.read
    .select(pick(passkeys, 'id', 'credentialId', 'publicKey', 'counter', 'transports'))
    .from(passkeys)
    .where(eq(passkeys.userId, userId));

export type StoredPasskey = Awaited<ReturnType<typeof listPasskeys>>[number];
