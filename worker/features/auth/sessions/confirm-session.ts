import { eq } from 'drizzle-orm';
import type { ConfirmInput } from '#domain/auth/account-schema.ts';
import { notFound, refused } from '#domain/errors.ts';
import { sessions, users } from '#drizzle/schema/users.ts';
import type { Session } from '#worker/http/context.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { beginChallenge, endChallenge, findChallenge } from '../factors/auth-challenges.ts';
import { listPasskeys } from '../factors/factor-queries.ts';
import { requestOptions } from '../factors/passkey-options.ts';
import { verifySigned } from '../factors/verify-passkey.ts';
import { verifyPassword } from '../password/password.ts';
import { forgiveAttempts, ownPasswordCounter, reserveAttempt } from './login-attempts.ts';

/** The challenge that a passkey signs instead of the password; null without a passkey. */
export async function startConfirm(deps: Deps, userId: number) {
  const keys = await listPasskeys(deps.db, userId);
  if (keys.length === 0) return { token: null, options: null };
  const token = await beginChallenge(deps, userId, 'confirm');
  return { token, options: requestOptions(deps.siteUrl, token, keys, 'required') };
}

/**
 * Confirms a person's identity by password or passkey (with user verification) before a sensitive
 * change. Failed attempts delay the next one like those of a login. @throws `WRONG_PASSWORD`,
 * `PASSKEY_REFUSED`, `LOGIN_EXPIRED` (422), `LOGIN_DELAYED` (429), `BUSY` (503)
 */
export async function confirmSession(
  deps: Deps,
  { userId, sessionId }: Pick<Session, 'userId' | 'sessionId'>,
  input: ConfirmInput,
  actor: Actor,
): Promise<void> {
  const counters = [await ownPasswordCounter(userId)];
  await reserveAttempt(deps, counters);
  const used =
    'password' in input
      ? await provePassword(deps, userId, input.password)
      : await provePasskey(deps, userId, input);
  const write = beginWrite(deps, actor);
  await write.run([
    used,
    write.update(sessions, { id: sessionId, revokedAt: null }, { confirmedAt: write.at }),
    forgiveAttempts(counters),
    write.audit('user.confirm_password', userId),
  ]);
}

async function provePassword({ db }: Deps, userId: number, password: string): Promise<Step[]> {
  const [user] = await db.read
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) throw notFound();
  if (await verifyPassword(password, user.hash, 'known')) return [];
  const message = 'Parolanız hatalı.';
  throw refused('WRONG_PASSWORD', message, [{ path: 'password', message }]);
}

async function provePasskey(
  deps: Deps,
  userId: number,
  { token, passkey }: Extract<ConfirmInput, { token: string }>,
): Promise<Step[]> {
  const challenge = await findChallenge(deps, 'confirm', token);
  if (challenge.userId !== userId) throw refused('LOGIN_EXPIRED');
  const asked = { userId, challenge: token, verified: true };
  const used = await verifySigned(deps, asked, passkey);
  if (used === null) throw refused('PASSKEY_REFUSED');
  return [...endChallenge(challenge, deps.clock.now()), used];
}
