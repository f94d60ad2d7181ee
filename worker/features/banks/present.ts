import type { Bank } from '#domain/banks/admin-schema.ts';
import { formatIban } from '#domain/values/iban.ts';
import type { BankRow } from './queries.ts';

/** An account as the dashboard lists and edits it. */
export function toBank(row: BankRow): Bank {
  return {
    id: row.id,
    bank: row.bankName,
    holder: row.accountHolder,
    iban: row.iban,
    iban_formatted: formatIban(row.iban),
    branch: row.branch,
    currency: row.currency,
    order: row.displayOrder,
    active: row.active,
    karekod_tried_at: row.karekodTriedAt,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  };
}
