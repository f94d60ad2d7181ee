import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { sessions } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, type Step, step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';

const isLive = (userId: number, at: string) =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, at));

/**
 * Ends every session of a person except `except`: their tokens are refused from the next request
 * on. The result of the step is their number.
 */
export const endSessionsOf = (userId: number, now: Date, except = ''): Step =>
  step(
    build
      .update(sessions)
      .set({ revokedAt: now.toISOString() })
      .where(and(isLive(userId, now.toISOString()), ne(sessions.id, except))),
  );

/**
 * A person ends one of their own sessions. @throws `NOT_FOUND` when unknown, ended or another's.
 */
export async function endSession(
  deps: Deps,
  userId: number,
  sessionId: string,
  actor: Actor,
): Promise<void> {
  const write = beginWrite(deps, actor);
  const own = and(isLive(userId, write.at), eq(sessions.id, sessionId));
  await write.run([
    write.update(sessions, own, { revokedAt: write.at }),
    changedOne('session.live', () => notFound('Böyle bir oturum yok.')),
    write.audit('logout', sessionId, { entity: 'session' }),
  ]);
}

/** A person ends all their sessions except the current one; returns how many. */
export async function endOtherSessions(
  deps: Deps,
  { userId, sessionId }: { userId: number; sessionId: string },
  actor: Actor,
): Promise<number> {
  const write = beginWrite(deps, actor);
  const ended = endSessionsOf(userId, write.now, sessionId);
  const written = await write.run([ended, write.audit('user.logout_others', userId)]);
  return written.of(ended)?.rowsAffected ?? 0;
}
