import type { Bank, BankUpdate } from '#domain/banks/admin-schema.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { banks } from '#drizzle/schema/payments.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedOne } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { bankAlarms } from './bank-alarms.ts';
import { toBank } from './present.ts';
import { getBankRow } from './queries.ts';

/** Updates an account; fields left out are unchanged. @throws `IBAN_TAKEN` (409), `NOT_FOUND` */
export async function updateBank(
  deps: Deps,
  id: number,
  input: BankUpdate,
  actor: Actor,
): Promise<Bank> {
  const before = await getBankRow(deps.db, id);
  const write = beginWrite(deps, actor);
  const after = {
    bankName: input.bank ?? before.bankName,
    accountHolder: input.holder ?? before.accountHolder,
    iban: input.iban ?? before.iban,
    branch: input.branch ?? before.branch,
    currency: input.currency ?? before.currency,
    active: input.active ?? before.active,
    displayOrder: input.order ?? before.displayOrder,
  };
  const updatedAt = write.at;
  const isMoved = Object.keys(input).every((field) => field === 'order');
  await write.run([
    write.update(banks, { id }, { ...after }, () => conflict('IBAN_TAKEN')),
    changedOne('bank.there', () => notFound('Böyle bir banka hesabı yok.')),
    write.audit('bank.update', id, { before, after }),
    isMoved ? null : await bankAlarms(deps, after, 'değişti', actor),
  ]);
  return toBank({ ...before, ...after, updatedAt });
}
