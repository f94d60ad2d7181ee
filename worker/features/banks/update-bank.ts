import { eq } from 'drizzle-orm';
import type { Bank, BankInput } from '#domain/banks/admin-schema.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { banks } from '#drizzle/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { build } from '../../platform/statements.ts';
import { changedOne, step } from '../../platform/write-batch.ts';
import { toBank } from './present.ts';
import { getBankRow } from './queries.ts';

/**
 * Replaces what is known of an account; order and activity stay where they are left out.
 * @throws `IBAN_TAKEN` (409), `NOT_FOUND`
 */
export async function updateBank(
  deps: Deps,
  id: number,
  input: BankInput,
  actor: Actor,
): Promise<Bank> {
  const before = await getBankRow(deps.db, id);
  const now = deps.clock.now();
  const after = {
    bankName: input.bank,
    accountHolder: input.holder,
    iban: input.iban,
    branch: input.branch,
    currency: input.currency,
    active: input.active ?? before.active,
    displayOrder: input.order ?? before.displayOrder,
  };
  const updatedAt = now.toISOString();
  await deps.db.write([
    step(
      build
        .update(banks)
        .set({ ...after, updatedAt })
        .where(eq(banks.id, id)),
      () => conflict('IBAN_TAKEN'),
    ),
    changedOne('bank.there', () => notFound('Böyle bir banka hesabı yok.')),
    audit(deps.db, actor, now, {
      action: 'bank.update',
      entity: 'bank',
      entityId: String(id),
      before,
      after,
    }),
  ]);
  return toBank({ ...before, ...after, updatedAt });
}
