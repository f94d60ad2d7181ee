import { sql } from 'drizzle-orm';
import type { Bank, BankInput } from '#domain/banks/admin-schema.ts';
import { conflict } from '#domain/errors.ts';
import { banks } from '#drizzle/schema/payments.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { bankAlarms } from './bank-alarms.ts';
import { toBank } from './present.ts';

/** Adds an account; last by default. Two trips. @throws `IBAN_TAKEN` (409) */
export async function createBank(deps: Deps, input: BankInput, actor: Actor): Promise<Bank> {
  const now = deps.clock.now();
  const at = now.toISOString();
  const { bank, holder, iban, branch, currency, active = true } = input;
  const row = { bankName: bank, accountHolder: holder, iban, branch, currency, active };
  const last = sql`(select coalesce(max(display_order), 0) + 1 from banks)`;
  const [inserted] = await deps.db.write([
    step(
      build
        .insert(banks)
        .values({ ...row, displayOrder: input.order ?? last, createdAt: at, updatedAt: at })
        .returning({ id: banks.id, displayOrder: banks.displayOrder }),
      () => conflict('IBAN_TAKEN'),
    ),
    audit(actor, now, {
      action: 'bank.create',
      entity: 'bank',
      entityId: sql`(select id from banks where iban = ${iban})`,
      after: row,
    }),
    ...(await bankAlarms(deps, row, 'eklendi', actor)),
  ]);
  const stored = inserted?.rows[0];
  const [id, displayOrder] = [Number(stored?.id), Number(stored?.display_order)];
  return toBank({ ...row, id, displayOrder, createdAt: at, updatedAt: at });
}
