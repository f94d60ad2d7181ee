import { and, eq, type SQL, sql } from 'drizzle-orm';
import { pick } from '#domain/values/pick.ts';
import { knownDevices, userDetails, users } from '#drizzle/schema/users.ts';
import { lacksFactor } from '#worker/http/second-factor.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

/**
 * The account of a login attempt, and the hash of the browser's cookie if it belongs to this
 * account.
 */
export async function findLogin({ db }: Deps, who: SQL, deviceToken: string | null) {
  const tokenHash = await sha256(deviceToken ?? '');
  const {
    found,
    device: [device],
  } = await readTogether(db, {
    found: db.read
      .select({
        ...pick(users, 'id', 'email', 'role', 'active', 'passwordHash', 'lastLoginAt'),
        firstName: userDetails.firstName,
        lastName: userDetails.lastName,
        hasFactor: sql<number>`not ${lacksFactor(sql`users.id`)}`.mapWith(Boolean),
      })
      .from(users)
      .innerJoin(userDetails, eq(userDetails.userId, users.id))
      .where(who),
    device: db.read
      .select({ id: knownDevices.id })
      .from(knownDevices)
      .innerJoin(users, eq(users.id, knownDevices.userId))
      .where(and(eq(knownDevices.tokenHash, tokenHash), who)),
  });
  return { user: found[0], deviceHash: device === undefined ? null : tokenHash };
}

export type Login = NonNullable<Awaited<ReturnType<typeof findLogin>>['user']>;
