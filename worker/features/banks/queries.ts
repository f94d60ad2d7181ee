import { asc, eq } from 'drizzle-orm';
import { banks } from '#drizzle/schema/payments.ts';
import type { Database } from '../../platform/database.ts';

export function listActiveBankRows(db: Database) {
  return db.read
    .select({
      id: banks.id,
      bank: banks.bankName,
      holder: banks.accountHolder,
      iban: banks.iban,
      branch: banks.branch,
      currency: banks.currency,
    })
    .from(banks)
    .where(eq(banks.active, true))
    .orderBy(asc(banks.displayOrder), asc(banks.id));
}
