import { eq } from 'drizzle-orm';
import type { ChangePasswordInput } from '#domain/auth/account-schema.ts';
import { notFound, refused } from '#domain/errors.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Session } from '#worker/http/context.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { forgiveAttempts, ownPasswordCounter, reserveAttempt } from '../sessions/login-attempts.ts';
import { assertGoodPassword } from './assert-good-password.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { voidResets } from './request-reset.ts';

/**
 * A person changes their own password; every other session ends. Failed attempts delay the next one
 * like those of a login, so that an unattended screen cannot be used for guessing. @throws
 * `WRONG_PASSWORD` (422), `LOGIN_DELAYED` (429), `VALIDATION` (422) for an unchanged or easily
 * guessed one. @returns how many sessions ended.
 */
export async function changePassword(
  deps: Deps,
  { userId, sessionId }: Pick<Session, 'userId' | 'sessionId'>,
  { currentPassword, newPassword }: ChangePasswordInput,
  actor: Actor,
): Promise<number> {
  const write = beginWrite(deps, actor);
  const [user] = await deps.db.read
    .select({
      hash: users.passwordHash,
      email: users.email,
      firstName: userDetails.firstName,
      lastName: userDetails.lastName,
    })
    .from(users)
    .innerJoin(userDetails, eq(userDetails.userId, users.id))
    .where(eq(users.id, userId));
  if (user === undefined) throw notFound();
  const counters = [await ownPasswordCounter(userId)];
  await reserveAttempt(deps, counters);
  if (!(await verifyPassword(currentPassword, user.hash, 'known'))) {
    throw refused('WRONG_PASSWORD', undefined, [
      { path: 'currentPassword', message: 'Şu anki parolanız hatalı.' },
    ]);
  }
  if (currentPassword === newPassword) {
    const message = 'Yeni parola şu ankinden farklı olmalı.';
    throw refused('VALIDATION', message, [{ path: 'newPassword', message }]);
  }
  await assertGoodPassword(newPassword, user, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  const ended = endSessionsOf(userId, write.now, sessionId);
  const written = await write.run([
    write.update(users, { id: userId }, { passwordHash }),
    ended,
    voidResets(write, userId),
    forgiveAttempts(counters),
    write.audit('user.password', userId),
  ]);
  return written.of(ended)?.rowsAffected ?? 0;
}
