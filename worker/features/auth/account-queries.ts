import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Account } from '#domain/auth/account-schema.ts';
import { pick } from '#domain/values/pick.ts';
import { sessions, userDetails, users } from '#drizzle/schema/users.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** The signed-in person's own record. */
export async function findAccount(db: Database, userId: number): Promise<Account | null> {
  const [row] = await db.read
    .select({
      ...pick(users, 'id', 'email', 'role'),
      ...pick(userDetails, 'firstName', 'lastName', 'phone', 'iban', 'toldBy'),
      lastLoginAt: users.lastLoginAt,
      version: users.version,
    })
    .from(users)
    .innerJoin(userDetails, eq(userDetails.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** The live sessions of a person, newest first. */
export const listLiveSessions = (db: Database, userId: number, now: string) =>
  db.read
    .select({
      ...pick(sessions, 'id', 'ip', 'userAgent'),
      created_at: sessions.createdAt,
      ...pick(sessions, 'expiresAt', 'lastUsedAt', 'lastIp'),
    })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    )
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
