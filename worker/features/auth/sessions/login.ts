import { eq } from 'drizzle-orm';
import type { LoginAnswer, LoginInput } from '#domain/auth/schema.ts';
import { DomainError } from '#domain/errors.ts';
import { sessions, userDetails, users } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { newId, sha256 } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { alarmMail } from '../alarms/account-alarms.ts';
import { newDeviceToken, rememberDevice, selectDevice } from '../devices/known-devices.ts';
import { forgiveAttempts, loginCounters, reserveAttempt } from './login-attempts.ts';
import { verifyPassword } from '../password/password.ts';
import { issueToken, SESSION_HOURS } from '#worker/http/session.ts';

/** Wrong tries by one counter at which the owner of the account is told. */
const ALARMING_TRIES = 10;

/** The browser that asks: what it calls itself, and the cookie of an earlier login. */
type Browser = { userAgent: string | null; deviceToken: string | null };

type Opened = {
  answer: LoginAnswer;
  /** For the browser's cookie. */
  deviceToken: string;
};

/**
 * Opens a session. Unknown address, wrong password and disabled user look and cost the same, and each
 * try is counted before the password is looked at.
 * @throws `INVALID_CREDENTIALS` (401); `LOGIN_DELAYED` (429) while a wait runs, `BUSY` (503)
 */
export async function login(
  deps: Deps,
  input: LoginInput,
  actor: Actor,
  browser: Browser,
): Promise<Opened> {
  const { user, deviceHash } = await findAccount(deps, input.email, browser.deviceToken);
  const counters = await loginCounters(input.email, { deviceHash, ip: actor.ip ?? '' });
  const tries = await reserveAttempt(deps, counters);
  const correct = await verifyPassword(input.password, user?.passwordHash ?? null);
  if (!user || !correct || !user.active) {
    if (user && tries.includes(ALARMING_TRIES)) {
      const alarm = { kind: 'many_failures', failures: ALARMING_TRIES, ip: actor.ip } as const;
      await deps.db.write([alarmMail(deps, { ...user, email: input.email }, alarm)]);
    }
    throw new DomainError('unauthenticated', 'INVALID_CREDENTIALS');
  }
  const now = deps.clock.now();
  const sessionId = newId(now);
  const expiresAt = new Date(now.getTime() + SESSION_HOURS * 3_600_000);
  const seen = { ip: actor.ip, userAgent: browser.userAgent?.slice(0, 300) ?? null };
  const device =
    deviceHash !== null && browser.deviceToken !== null
      ? { token: browser.deviceToken, tokenHash: deviceHash }
      : await newDeviceToken();
  await deps.db.write([
    step(
      build.insert(sessions).values({
        id: sessionId,
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
        userId: user.id,
        expiresAt: expiresAt.toISOString(),
        lastUsedAt: now.toISOString(),
        confirmedAt: now.toISOString(),
        lastIp: actor.ip,
        ...seen,
      }),
    ),
    ...forgiveAttempts(counters),
    rememberDevice(user.id, device.tokenHash, now, seen),
    // The first login of all is on a new device as well; nobody has to be told of that.
    ...(deviceHash === null && user.role === 'ADMIN' && user.lastLoginAt !== null
      ? [alarmMail(deps, { ...user, email: input.email }, { kind: 'new_device', ip: actor.ip })]
      : []),
    step(build.update(users).set({ lastLoginAt: now.toISOString() }).where(eq(users.id, user.id))),
    audit({ ...actor, userId: user.id }, now, {
      action: 'login',
      entity: 'session',
      entityId: sessionId,
    }),
  ]);
  return {
    answer: {
      accessToken: await issueToken(deps, { sessionId, userId: user.id, expiresAt }),
      user: {
        id: user.id,
        role: user.role,
        UserDetail: { firstName: user.firstName, lastName: user.lastName },
      },
    },
    deviceToken: device.token,
  };
}

/** The account behind an address, and the hash of the browser's cookie where it is this account's. */
async function findAccount({ db }: Deps, email: string, deviceToken: string | null) {
  const tokenHash = await sha256(deviceToken ?? '');
  const [found, [device]] = await db.read.batch([
    db.read
      .select({
        id: users.id,
        role: users.role,
        active: users.active,
        passwordHash: users.passwordHash,
        lastLoginAt: users.lastLoginAt,
        firstName: userDetails.firstName,
        lastName: userDetails.lastName,
      })
      .from(users)
      .innerJoin(userDetails, eq(userDetails.userId, users.id))
      .where(eq(users.email, email)),
    selectDevice(db, email, tokenHash),
  ]);
  return { user: found[0], deviceHash: device === undefined ? null : tokenHash };
}
