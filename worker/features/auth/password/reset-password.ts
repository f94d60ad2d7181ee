import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ResetPasswordInput } from '#domain/auth/account-schema.ts';
import { refused } from '#domain/errors.ts';
import { passwordResets, userDetails, users } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
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
  const { db } = deps;
  const now = deps.clock.now();
  const at = now.toISOString();
  const [found] = await db.read
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
        gt(passwordResets.expiresAt, at),
        eq(users.active, true),
      ),
    );
  if (found === undefined) throw refused('RESET_LINK_INVALID');
  const { id, userId, email } = found;
  await assertGoodPassword(password, found, 'password');
  const counters = await loginCounters(email, { deviceHash: null, ip: actor.ip ?? '' });
  const passwordHash = await hashPassword(password);
  await db.write([
    step(
      build
        .update(passwordResets)
        .set({ usedAt: at, updatedAt: at })
        .where(and(eq(passwordResets.id, id), isNull(passwordResets.usedAt))),
    ),
    changedOne('password_reset.unused', () => refused('RESET_LINK_INVALID')),
    voidResets(userId, now),
    step(build.update(users).set({ passwordHash, updatedAt: at }).where(eq(users.id, userId))),
    endSessionsOf(userId, now),
    forgetDevices(userId),
    clearAttempts(counters),
    audit({ ...actor, userId }, now, {
      action: 'user.reset',
      entity: 'user',
      entityId: String(userId),
    }),
  ]);
}
