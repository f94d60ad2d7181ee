import { and, count, eq, isNull } from 'drizzle-orm';
import { recoveryCodeOf, showRecoveryCode } from '#domain/auth/recovery-code.ts';
import { refused } from '#domain/errors.ts';
import { recoveryCodes } from '#drizzle/schema/factors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { newId, sha256 } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

const CODES = 10;

/**
 * Replaces the recovery codes by ten new ones: as shown to the person, and the steps that store
 * their hashes.
 */
export async function newRecoveryCodes(
  userId: number,
  now: Date,
): Promise<{ shown: string[]; steps: Step[] }> {
  const at = now.toISOString();
  const codes = Array.from({ length: CODES }, () =>
    recoveryCodeOf(crypto.getRandomValues(new Uint8Array(24))),
  );
  const rows = await Promise.all(
    codes.map(async (code) => ({
      id: newId(now),
      createdAt: at,
      updatedAt: at,
      userId,
      codeHash: await hashOf(userId, code),
    })),
  );
  const steps = [forgetRecoveryCodes(userId), step(build.insert(recoveryCodes).values(rows))];
  return { shown: codes.map(showRecoveryCode), steps };
}

const hashOf = (userId: number, code: string) => sha256(`recovery:${userId}:${code}`);

export const forgetRecoveryCodes = (userId: number): Step =>
  step(build.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)));

/** An unused code of a person, and how many remain after it; null when it is not valid. */
export async function findRecoveryCode(
  db: Database,
  userId: number,
  code: string,
): Promise<{ id: string; left: number } | null> {
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  const {
    found: [found],
    all: [all],
  } = await readTogether(db, {
    found: db.read
      .select({ id: recoveryCodes.id })
      .from(recoveryCodes)
      .where(and(unused, eq(recoveryCodes.codeHash, await hashOf(userId, code)))),
    all: db.read.select({ left: count() }).from(recoveryCodes).where(unused),
  });
  return found === undefined ? null : { id: found.id, left: (all?.left ?? 1) - 1 };
}

/** Consumes a code; a concurrent second use aborts its own batch. */
export const useRecoveryCode = ({ clock }: Deps, id: string): Step =>
  step(
    build
      .update(recoveryCodes)
      .set({ usedAt: clock.now().toISOString() })
      .where(eq(recoveryCodes.id, id)),
    () => refused('WRONG_CODE'),
  );
