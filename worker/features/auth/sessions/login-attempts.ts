import { eq, inArray, sql } from 'drizzle-orm';
import { DomainError } from '#domain/errors.ts';
import { networkOf } from '#domain/values/ip-address.ts';
import { loginAttempts } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { guard, type Step, step } from '#worker/platform/database/write-batch.ts';

/** Failed attempts in a row without a delay; each further one doubles it, up to 15 minutes. */
const FREE_TRIES = 5;
/** The same for all unknown devices of an account together: one attacker may use many machines. */
const FREE_TRIES_OF_STRANGERS = 30;
const LONGEST_WAIT_SECONDS = 900;
/** Failed attempts are forgotten after this many hours without another. */
const MEMORY_HOURS = 24;

/**
 * What failed attempts are counted by: a hash that identifies nobody, and the number of free
 * attempts.
 */
type AttemptCounter = { key: string; free: number };

/**
 * A device on which the account was opened before has a counter of its own, so that an attacker
 * elsewhere cannot lock its owner out. All others are counted per network, and all together.
 * `account` is the address as typed, whether or not it exists.
 */
export async function loginCounters(
  account: string,
  from: { deviceHash: string | null; ip: string },
): Promise<AttemptCounter[]> {
  const key = (what: string) => sha256(`login:${account}:${what}`);
  if (from.deviceHash !== null) {
    return [{ key: await key(`device:${from.deviceHash}`), free: FREE_TRIES }];
  }
  return [
    { key: await key(`network:${networkOf(from.ip)}`), free: FREE_TRIES },
    { key: await key('strangers'), free: FREE_TRIES_OF_STRANGERS },
  ];
}

/** The counter of a signed-in person who types their own password. */
export const ownPasswordCounter = async (userId: number): Promise<AttemptCounter> => ({
  key: await sha256(`own-password:${userId}`),
  free: FREE_TRIES,
});

/**
 * Counts an attempt as failed before the password is checked, in one batch with the question
 * whether it is allowed, so that concurrent attempts see each other. @returns the failed attempts
 * by counter, including this one. @throws `LOGIN_DELAYED` (429) during a delay; such an attempt is
 * not counted.
 */
export async function reserveAttempt(
  { db, clock }: Deps,
  counters: readonly AttemptCounter[],
): Promise<number[]> {
  const now = clock.now();
  const at = now.toISOString();
  const forgottenBefore = new Date(now.getTime() - MEMORY_HOURS * 3_600_000).toISOString();
  const keys = counters.map(({ key }) => key);
  const results = await db.write([
    guard(
      'login.may_try',
      sql`not exists (select 1 from login_attempts where ${inArray(loginAttempts.key, keys)} and retry_at > ${at})`,
      () => new DomainError('limited', 'LOGIN_DELAYED'),
    ),
    ...counters.map(({ key, free }) =>
      step(sql`
        insert into login_attempts (key, created_at, updated_at, failures) values (${key}, ${at}, ${at}, 1)
        on conflict (key) do update set updated_at = ${at},
          failures = case when updated_at < ${forgottenBefore} then 1 else failures + 1 end,
          retry_at = ${waitEnd(at, free, forgottenBefore)}
        returning failures`),
    ),
  ]);
  return results.slice(1).map(({ rows }) => Number(rows[0]?.failures));
}

/** When the next attempt is allowed: 2, 4, 8 … seconds after the free ones. */
const waitEnd = (at: string, free: number, forgottenBefore: string) => sql`
  case when updated_at < ${forgottenBefore} or failures < ${free} then null
  else strftime('%Y-%m-%dT%H:%M:%fZ', ${at},
    '+' || min(${LONGEST_WAIT_SECONDS}, 1 << min(failures + 1 - ${free}, 10)) || ' seconds') end`;

/**
 * A correct password clears the person's own failed attempts; of those of unknown devices only this
 * one.
 */
export const forgiveAttempts = (counters: readonly AttemptCounter[]): Step[] =>
  counters.map(({ key, free }) =>
    free === FREE_TRIES
      ? step(build.delete(loginAttempts).where(eq(loginAttempts.key, key)))
      : step(sql`update login_attempts set failures = max(failures - 1, 0) where key = ${key}`),
  );

/** Clears the delays of a person who has proved in another way to own the account. */
export const clearAttempts = (counters: readonly AttemptCounter[]): Step =>
  step(
    build.delete(loginAttempts).where(
      inArray(
        loginAttempts.key,
        counters.map(({ key }) => key),
      ),
    ),
  );
