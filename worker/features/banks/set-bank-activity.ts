import type { BankActivityInput } from '#domain/banks/admin-schema.ts';
import { notFound } from '#domain/errors.ts';
import { banks } from '#drizzle/schema/payments.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { bankAlarms } from './bank-alarms.ts';
import { getBankRow } from './queries.ts';

/**
 * Shows an account to guests or hides it. One trip.
 * @throws `NOT_FOUND`
 */
export async function setBankActivity(
  deps: Deps,
  { id, active }: BankActivityInput,
  actor: Actor,
): Promise<void> {
  const before = await getBankRow(deps.db, id);
  const write = beginWrite(deps, actor);
  await write.run([
    write.updateOne(banks, { id }, { active }, () => notFound('Böyle bir banka hesabı yok.')),
    write.audit('bank.activity', id, { after: { active } }),
    await bankAlarms(deps, before, active ? 'yayına alındı' : 'gizlendi', actor),
  ]);
}
