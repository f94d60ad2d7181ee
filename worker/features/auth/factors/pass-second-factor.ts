import { eq } from 'drizzle-orm';
import type { SecondFactorInput } from '#domain/auth/factor-schema.ts';
import { refused } from '#domain/errors.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { users } from '#drizzle/schema/users.ts';
import { alarmMail } from '../alarms/account-alarms.ts';
import { findLogin } from '../sessions/find-login.ts';
import { forgiveAttempts, loginCounters, reserveAttempt } from '../sessions/login-attempts.ts';
import { type Browser, type Opened, openSession } from '../sessions/open-session.ts';
import { endChallenge, findChallenge } from './auth-challenges.ts';
import { proveFactor } from './prove-factor.ts';

/**
 * Failed second steps after a correct password at which the owner is notified: somebody else knows
 * the password.
 */
const ALARMING_TRIES = 5;

/**
 * The second step of a login: opens the session that a correct password asked for. Attempts are
 * counted like those of passwords, per account and not per challenge, so that starting again gives
 * no new attempts. @throws `LOGIN_EXPIRED` (422), `WRONG_CODE` or `PASSKEY_REFUSED` (422),
 * `LOGIN_DELAYED` (429)
 */
export async function passSecondFactor(
  deps: Deps,
  input: SecondFactorInput,
  actor: Actor,
  browser: Browser,
): Promise<Opened> {
  const challenge = await findChallenge(deps, 'login', input.token);
  const { userId } = challenge;
  const { user, deviceHash } = await findLogin(deps, eq(users.id, userId), browser.deviceToken);
  if (!user?.active) throw refused('LOGIN_EXPIRED');
  const from = { deviceHash, ip: actor.ip ?? '' };
  const counters = await loginCounters(`second-factor:${userId}`, from);
  const tries = await reserveAttempt(deps, counters);
  const used = await proveFactor(deps, user, input);
  if (used === null) {
    if (tries.includes(ALARMING_TRIES)) {
      const alarm = { kind: 'wrong_codes', failures: ALARMING_TRIES, ip: actor.ip } as const;
      await deps.db.write([alarmMail(deps, user, alarm)]);
    }
    throw refused(input.method === 'passkey' ? 'PASSKEY_REFUSED' : 'WRONG_CODE');
  }
  return openSession(deps, { user, deviceHash, factor: input.method }, actor, browser, [
    ...endChallenge(challenge, deps.clock.now()),
    ...used,
    ...forgiveAttempts(counters),
  ]);
}
