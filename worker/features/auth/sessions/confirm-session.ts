import { and, eq, isNull } from 'drizzle-orm';
import { notFound, refused } from '#domain/errors.ts';
import { sessions, users } from '#drizzle/schema/users.ts';
import type { Session } from '#worker/http/context.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { verifyPassword } from '../password/password.ts';
import { forgiveAttempts, ownPasswordCounter, reserveAttempt } from './login-attempts.ts';

/**
 * A person types the own password again before something that asks for it. Wrong tries make one wait
 * as those of a login do.
 * @throws `WRONG_PASSWORD` (422), `LOGIN_DELAYED` (429), `BUSY` (503)
 */
export async function confirmSession(
  deps: Deps,
  { userId, sessionId }: Pick<Session, 'userId' | 'sessionId'>,
  password: string,
  actor: Actor,
): Promise<void> {
  const [user] = await deps.db.read
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) throw notFound();
  const counters = [await ownPasswordCounter(userId)];
  await reserveAttempt(deps, counters);
  if (!(await verifyPassword(password, user.hash))) {
    const message = 'Parolanız hatalı.';
    throw refused('WRONG_PASSWORD', message, [{ path: 'password', message }]);
  }
  const now = deps.clock.now();
  await deps.db.write([
    step(
      build
        .update(sessions)
        .set({ confirmedAt: now.toISOString() })
        .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt))),
    ),
    ...forgiveAttempts(counters),
    audit(actor, now, {
      action: 'user.confirm_password',
      entity: 'user',
      entityId: String(userId),
    }),
  ]);
}
