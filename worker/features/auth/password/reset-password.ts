import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ResetPasswordInput } from '#domain/auth/account-schema.ts';
import { refused } from '#domain/errors.ts';
import { passwordResets, userDetails, users } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { forgetDevices } from '../devices/known-devices.ts';
import { clearAttempts, loginCounters } from '../sessions/login-attempts.ts';
import { assertGoodPassword } from './assert-good-password.ts';
import { hashPassword } from './password.ts';
import { voidResets } from './request-reset.ts';

/**
 * Sets the password chosen through a mailed link. The link works once and invalidates all other
 * open ones, and all sessions of the person end. @throws `RESET_LINK_INVALID` (422) when it is
 * unknown, used, too old or of a disabled user; `VALIDATION` (422) for an easily guessed password,
 * which leaves the link valid.
 */
export async function resetPassword(
  deps: Deps,
  { token, password }: ResetPasswordInput,
  actor: Actor,
): Promise<void> {
  const [found] = await deps.db.read
    .select({
      id: passwordResets.id,
      userId: users.id,
      email: users.email,
      firstName: userDetails.firstName,
      lastName: userDetails.lastName,
    })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .innerJoin(userDetails, eq(userDetails.userId, users.id))
    .where(
      and(
        eq(passwordResets.tokenHash, await sha256(token)),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, deps.clock.now().toISOString()),
        eq(users.active, true),
      ),
    );
  if (found === undefined) throw refused('RESET_LINK_INVALID');
  const { id, userId, email } = found;
  await assertGoodPassword(password, found, 'password');
  const counters = await loginCounters(email, { deviceHash: null, ip: actor.ip ?? '' });
  const passwordHash = await hashPassword(password);
  const write = beginWrite(deps, { ...actor, userId });
  await write.run([
    write.updateOne(passwordResets, { id, usedAt: null }, { usedAt: write.at }, () =>
      refused('RESET_LINK_INVALID'),
    ),
    voidResets(write, userId),
    write.update(users, { id: userId }, { passwordHash }),
    endSessionsOf(userId, write.now),
    forgetDevices(userId),
    clearAttempts(counters),
    write.audit('user.reset', userId),
  ]);
}
