import { isStaff } from '#domain/auth/permissions.ts';
import type { LoginAnswer } from '#domain/auth/schema.ts';
import { sessions, users } from '#drizzle/schema/users.ts';
import { issueToken, SESSION_HOURS } from '#worker/http/session.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { alarmMail } from '../alarms/account-alarms.ts';
import { newDeviceToken, rememberDevice } from '../devices/known-devices.ts';
import type { Login } from './find-login.ts';

/** The caller's browser: its user agent, and the cookie of an earlier login. */
export type Browser = { userAgent: string | null; deviceToken: string | null };

export type Opened = {
  answer: LoginAnswer;
  /** For the browser's cookie. */
  deviceToken: string;
};

type Proved = {
  user: Login;
  /** Null on a browser on which the account was never opened. */
  deviceHash: string | null;
  /** The second factor that was used, if any. */
  factor?: string;
};

/** Opens a session for an authenticated person; `used` are the steps that consume the proof. */
export async function openSession(
  deps: Deps,
  { user, deviceHash, factor }: Proved,
  actor: Actor,
  browser: Browser,
  used: readonly Step[],
): Promise<Opened> {
  const write = beginWrite(deps, { ...actor, userId: user.id });
  const { now, at } = write;
  const sessionId = write.newId();
  const expiresAt = new Date(now.getTime() + SESSION_HOURS * 3_600_000);
  const seen = { ip: actor.ip, userAgent: browser.userAgent?.slice(0, 300) ?? null };
  const device =
    deviceHash !== null && browser.deviceToken !== null
      ? { token: browser.deviceToken, tokenHash: deviceHash }
      : await newDeviceToken();
  await write.run([
    used,
    write.insert(sessions, {
      id: sessionId,
      userId: user.id,
      expiresAt: expiresAt.toISOString(),
      lastUsedAt: at,
      confirmedAt: at,
      lastIp: actor.ip,
      ...seen,
    }),
    rememberDevice(user.id, device.tokenHash, now, seen),
    // The very first login is on a new device too, but needs no notification.
    deviceHash === null && isStaff(user.role) && user.lastLoginAt !== null
      ? alarmMail(deps, user, { kind: 'new_device', ip: actor.ip })
      : null,
    write.update(users, { id: user.id }, { lastLoginAt: at }),
    write.audit('login', sessionId, {
      entity: 'session',
      ...(factor !== undefined && { after: { factor } }),
    }),
  ]);
  const { id, role, firstName, lastName } = user;
  return {
    answer: {
      accessToken: await issueToken(deps, { sessionId, userId: id, expiresAt }),
      user: { id, role, UserDetail: { firstName, lastName } },
    },
    deviceToken: device.token,
  };
}
