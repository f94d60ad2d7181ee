import { asc, eq, sql } from 'drizzle-orm';
import type { PublicBank } from '#domain/pages/schema.ts';
import { notFound } from '#domain/errors.ts';
import { pick } from '#domain/values/pick.ts';
import { banks } from '#drizzle/schema/payments.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** Accounts that guests may pay to, in the agency's order. */
export async function listBanks(db: Database): Promise<PublicBank[]> {
  return db.read
    .select({
      id: banks.id,
      bank: banks.bankName,
      holder: banks.accountHolder,
      ...pick(banks, 'iban', 'branch', 'currency'),
      karekod: sql<number>`${banks.karekodTriedAt} is not null`.mapWith(Boolean),
    })
    .from(banks)
    .where(eq(banks.active, true))
    .orderBy(asc(banks.displayOrder), asc(banks.id));
}

/** Every account, in the agency's order; there are few. */
export function listBankRows(db: Database) {
  return db.read.select().from(banks).orderBy(asc(banks.displayOrder), asc(banks.id));
}

export type BankRow = typeof banks.$inferSelect;

export async function getBankRow(db: Database, id: number): Promise<BankRow> {
  const [row] = await db.read.select().from(banks).where(eq(banks.id, id));
  if (row === undefined) throw notFound('Böyle bir banka hesabı yok.');
  return row;
}
