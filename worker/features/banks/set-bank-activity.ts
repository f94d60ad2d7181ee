import { eq } from 'drizzle-orm';
import type { BankActivityInput } from '#domain/banks/admin-schema.ts';
import { notFound } from '#domain/errors.ts';
import { banks } from '#drizzle/schema/payments.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
import { bankAlarms } from './bank-alarms.ts';
import { getBankRow } from './queries.ts';

/**
 * Shows an account to guests or hides it. @throws `NOT_FOUND`
 */
export async function setBankActivity(
  deps: Deps,
  { id, active }: BankActivityInput,
  actor: Actor,
): Promise<void> {
  const before = await getBankRow(deps.db, id);
  const now = deps.clock.now();
  await deps.db.write([
    step(build.update(banks).set({ active, updatedAt: now.toISOString() }).where(eq(banks.id, id))),
    changedOne('bank.there', () => notFound('Böyle bir banka hesabı yok.')),
    audit(actor, now, {
      action: 'bank.activity',
      entity: 'bank',
      entityId: String(id),
      after: { active },
    }),
    ...(await bankAlarms(deps, before, active ? 'yayına alındı' : 'gizlendi', actor)),
  ]);
}
