import { eq, sql } from 'drizzle-orm';
import { DomainError } from '#domain/errors.ts';
import { loginAttempts } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';

/** Wrong tries in a row that cost nothing; each further one doubles the wait, up to 15 minutes. */
const FREE_TRIES = 5;
const LONGEST_WAIT_SECONDS = 900;

type Attempts = { failures: number; retryAt: string | null };

/** The wrong tries of an account so far. `account` is the hash of its e-mail address. */
export const selectAttempts = (db: Database, account: string) =>
  db.read
    .select({ failures: loginAttempts.failures, retryAt: loginAttempts.retryAt })
    .from(loginAttempts)
    .where(eq(loginAttempts.account, account));

/** @throws `LOGIN_DELAYED` (429) while the account's wait runs. */
export function assertMayTry(attempts: Attempts | undefined, now: Date): void {
  if (attempts?.retryAt && attempts.retryAt > now.toISOString()) {
    throw new DomainError('limited', 'LOGIN_DELAYED');
  }
}

/** Counts one more wrong try, and makes the account wait when there were many. */
export async function recordFailure(
  deps: Deps,
  account: string,
  attempts: Attempts | undefined,
): Promise<void> {
  const failures = (attempts?.failures ?? 0) + 1;
  const over = failures - FREE_TRIES;
  const wait = over > 0 ? Math.min(2 ** over, LONGEST_WAIT_SECONDS) : 0;
  const retryAt = new Date(deps.clock.now().getTime() + wait * 1000).toISOString();
  await deps.db.write([
    step(
      build
        .insert(loginAttempts)
        .values({ account, failures, retryAt })
        .onConflictDoUpdate({
          target: loginAttempts.account,
          set: { failures: sql`${loginAttempts.failures} + 1`, retryAt },
        }),
    ),
  ]);
}

/** A right password forgives the wrong ones before it. */
export const forgiveFailures = (account: string): Step =>
  step(build.delete(loginAttempts).where(eq(loginAttempts.account, account)));
