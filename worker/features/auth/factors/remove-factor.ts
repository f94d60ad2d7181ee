import { and, eq, sql } from 'drizzle-orm';
import { notFound, refused } from '#domain/errors.ts';
import { passkeys, totpFactors } from '#drizzle/schema/factors.ts';
import { isFactorRequiredOf, lacksFactor } from '#worker/http/second-factor.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { guard, type Step, step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { findAccount } from '../account-queries.ts';
import { alarmMail } from '../alarms/account-alarms.ts';
import { readFactors } from './factor-queries.ts';
import { forgetRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts';

const removeOne = (userId: number, id: string): Step[] =>
  [totpFactors, passkeys].map((table) =>
    step(build.delete(table).where(and(eq(table.userId, userId), eq(table.id, id)))),
  );

/** Removes all second factors of a person. */
export const removeAll = (userId: number): Step[] => [
  ...[totpFactors, passkeys].map((table) =>
    step(build.delete(table).where(eq(table.userId, userId))),
  ),
  forgetRecoveryCodes(userId),
];

/**
 * A person removes one of their own factors; with the last one the recovery codes go too. @throws
 * `NOT_FOUND` for an unknown factor or another person's, `LAST_FACTOR` (422) when one is required.
 */
export async function removeFactor(
  deps: Deps,
  userId: number,
  id: string,
  actor: Actor,
): Promise<void> {
  const [account, { items }] = await Promise.all([
    findAccount(deps.db, userId),
    readFactors(deps.db, userId),
  ]);
  const factor = items.find((item) => item.id === id);
  if (account === null || factor === undefined) throw notFound('Böyle bir yöntem yok.');
  const write = beginWrite(deps, actor);
  await write.run([
    removeOne(userId, id),
    guard(
      'factors.another_stays',
      sql`not (${isFactorRequiredOf(sql`${userId}`)} and ${lacksFactor(sql`${userId}`)})`,
      () => refused('LAST_FACTOR'),
    ),
    step(
      sql`delete from recovery_codes where user_id = ${userId} and ${lacksFactor(sql`${userId}`)}`,
    ),
    alarmMail(deps, account, { kind: 'factor_removed', name: factor.name }),
    write.audit('user.remove_factor', userId, {
      before: { factor: factor.kind, name: factor.name },
    }),
  ]);
}

/**
 * Ten new codes; the previous ones become invalid. @throws `NOT_FOUND` for somebody without a
 * factor.
 */
export async function renewRecoveryCodes(
  deps: Deps,
  userId: number,
  actor: Actor,
): Promise<string[]> {
  const write = beginWrite(deps, actor);
  const { shown, steps } = await newRecoveryCodes(userId, write.now);
  await write.run([
    guard('factors.some', sql`not ${lacksFactor(sql`${userId}`)}`, () =>
      notFound('Önce bir yöntem ekleyin.'),
    ),
    steps,
    write.audit('user.recovery_codes', userId),
  ]);
  return shown;
}
