import { notFound } from '#domain/errors.ts';
import { banks } from '#drizzle/schema/payments.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedOne } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { bankAlarms } from './bank-alarms.ts';
import { getBankRow } from './queries.ts';

/**
 * Deletes an account. Nothing refers to it: mails read the accounts when they are sent, and the
 * audit log keeps its data. @throws `NOT_FOUND`
 */
export async function deleteBank(deps: Deps, id: number, actor: Actor): Promise<void> {
  const before = await getBankRow(deps.db, id);
  const write = beginWrite(deps, actor);
  await write.run([
    write.delete(banks, { id }),
    changedOne('bank.there', () => notFound('Böyle bir banka hesabı yok.')),
    write.audit('bank.delete', id, { before }),
    await bankAlarms(deps, before, 'silindi', actor),
  ]);
}
