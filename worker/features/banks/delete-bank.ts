import { eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { banks } from '#drizzle/schema/payments.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
import { bankAlarms } from './bank-alarms.ts';
import { getBankRow } from './queries.ts';

/**
 * Deletes an account. Nothing refers to it: mails read the accounts when they are sent, and the
 * audit log keeps its data. @throws `NOT_FOUND`
 */
export async function deleteBank(deps: Deps, id: number, actor: Actor): Promise<void> {
  const before = await getBankRow(deps.db, id);
  const now = deps.clock.now();
  await deps.db.write([
    step(build.delete(banks).where(eq(banks.id, id))),
    changedOne('bank.there', () => notFound('Böyle bir banka hesabı yok.')),
    audit(actor, now, {
      action: 'bank.delete',
      entity: 'bank',
      entityId: String(id),
      before,
    }),
    ...(await bankAlarms(deps, before, 'silindi', actor)),
  ]);
}
