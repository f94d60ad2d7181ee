import { and, eq, sql } from 'drizzle-orm';
import { notFound, refused } from '#domain/errors.ts';
import { passkeys, totpFactors } from '#drizzle/schema/factors.ts';
import { isFactorRequiredOf, lacksFactor } from '#worker/http/second-factor.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { guard, type Step, step } from '#worker/platform/database/write-batch.ts';
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
  await deps.db.write([
    ...removeOne(userId, id),
    guard(
      'factors.another_stays',
      sql`not (${isFactorRequiredOf(sql`${userId}`)} and ${lacksFactor(sql`${userId}`)})`,
      () => refused('LAST_FACTOR'),
    ),
    step(
      sql`delete from recovery_codes where user_id = ${userId} and ${lacksFactor(sql`${userId}`)}`,
    ),
    alarmMail(deps, account, { kind: 'factor_removed', name: factor.name }),
    audit(actor, deps.clock.now(), {
      action: 'user.remove_factor',
      entity: 'user',
      entityId: String(userId),
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
  const now = deps.clock.now();
  const { shown, steps } = await newRecoveryCodes(userId, now);
  await deps.db.write([
    guard('factors.some', sql`not ${lacksFactor(sql`${userId}`)}`, () =>
      notFound('Önce bir yöntem ekleyin.'),
    ),
    ...steps,
    audit(actor, now, {
      action: 'user.recovery_codes',
      entity: 'user',
      entityId: String(userId),
    }),
  ]);
  return shown;
}
