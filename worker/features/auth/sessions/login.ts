import type { SecondFactorAsked } from '#domain/auth/factor-schema.ts';
import type { LoginInput } from '#domain/auth/schema.ts';
import { DomainError } from '#domain/errors.ts';
import { whoseEmail } from '#worker/http/whose-email.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { alarmMail } from '../alarms/account-alarms.ts';
import { askSecondFactor } from '../factors/ask-second-factor.ts';
import { verifyPassword } from '../password/password.ts';
import { findLogin } from './find-login.ts';
import { forgiveAttempts, loginCounters, reserveAttempt } from './login-attempts.ts';
import { type Browser, type Opened, openSession } from './open-session.ts';

/** Failed attempts by one counter at which the owner of the account is notified. */
const ALARMING_TRIES = 10;

/**
 * Opens a session, or asks for the second factor of an account that has one. Unknown address, wrong
 * password, no password yet and disabled user give the same answer in the same time, and each
 * attempt is counted before the password is checked. Known devices have a lane of their own. @throws `INVALID_CREDENTIALS` (401); `LOGIN_DELAYED` (429) during
 * a delay, `BUSY` (503)
 */
export async function login(
  deps: Deps,
  input: LoginInput,
  actor: Actor,
  browser: Browser,
): Promise<Opened | { answer: SecondFactorAsked; deviceToken: null }> {
  const who = whoseEmail(input.email);
  const { user, deviceHash } = await findLogin(deps, who, browser.deviceToken);
  const counters = await loginCounters(input.email, { deviceHash, ip: actor.ip ?? '' });
  const tries = await reserveAttempt(deps, counters);
  const lane = deviceHash === null ? 'stranger' : 'known';
  const correct = await verifyPassword(input.password, user?.passwordHash ?? null, lane);
  if (!user || !correct || !user.active) {
    if (user && tries.includes(ALARMING_TRIES)) {
      const alarm = { kind: 'many_failures', failures: ALARMING_TRIES, ip: actor.ip } as const;
      await deps.db.write([alarmMail(deps, user, alarm)]);
    }
    throw new DomainError('unauthenticated', 'INVALID_CREDENTIALS');
  }
  const forgiven = forgiveAttempts(counters);
  if (user.hasFactor) {
    return { answer: await askSecondFactor(deps, user.id, forgiven), deviceToken: null };
  }
  return openSession(deps, { user, deviceHash }, actor, browser, forgiven);
}
