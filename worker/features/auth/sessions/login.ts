import { eq } from 'drizzle-orm';
import type { LoginAnswer, LoginInput } from '#domain/auth/schema.ts';
import { DomainError } from '#domain/errors.ts';
import { sessions, userDetails, users } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { newId, sha256 } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { assertMayTry, forgiveFailures, recordFailure, selectAttempts } from './login-attempts.ts';
import { verifyPassword } from '../password/password.ts';
import { issueToken, SESSION_HOURS } from '#worker/http/session.ts';

/**
 * Opens a session. Unknown address, wrong password and disabled user look and cost the same.
 * @throws `INVALID_CREDENTIALS` (401); `LOGIN_DELAYED` (429) while the account's wait runs.
 */
export async function login(
  deps: Deps,
  input: LoginInput,
  actor: Actor,
  userAgent: string | null,
): Promise<LoginAnswer> {
  const account = await sha256(input.email);
  const { user, attempts } = await findAccount(deps, input.email, account);
  const now = deps.clock.now();
  assertMayTry(attempts, now);
  const correct = await verifyPassword(input.password, user?.passwordHash ?? null);
  if (!user || !correct || !user.active) {
    await recordFailure(deps, account, attempts);
    throw new DomainError('unauthenticated', 'INVALID_CREDENTIALS');
  }
  const sessionId = newId(now);
  const expiresAt = new Date(now.getTime() + SESSION_HOURS * 3_600_000);
  await deps.db.write([
    step(
      build.insert(sessions).values({
        id: sessionId,
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
        userId: user.id,
        expiresAt: expiresAt.toISOString(),
        ip: actor.ip,
        userAgent: userAgent?.slice(0, 300) ?? null,
      }),
    ),
    forgiveFailures(account),
    step(build.update(users).set({ lastLoginAt: now.toISOString() }).where(eq(users.id, user.id))),
    audit({ ...actor, userId: user.id }, now, {
      action: 'login',
      entity: 'session',
      entityId: sessionId,
    }),
  ]);
  return {
    accessToken: await issueToken(deps, { sessionId, userId: user.id, expiresAt }),
    user: {
      id: user.id,
      role: user.role,
      UserDetail: { firstName: user.firstName, lastName: user.lastName },
    },
  };
}

async function findAccount(deps: Deps, email: string, account: string) {
  const [found, tries] = await deps.db.read.batch([
    deps.db.read
      .select({
        id: users.id,
        role: users.role,
        active: users.active,
        passwordHash: users.passwordHash,
        firstName: userDetails.firstName,
        lastName: userDetails.lastName,
      })
      .from(users)
      .innerJoin(userDetails, eq(userDetails.userId, users.id))
      .where(eq(users.email, email)),
    selectAttempts(deps.db, account),
  ]);
  return { user: found[0], attempts: tries[0] };
}
