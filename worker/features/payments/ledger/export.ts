import type { Transaction, TransactionFilters } from '#domain/payments/admin-schema.ts';
import {
  TRANSACTION_KIND_LABELS,
  TRANSACTION_METHOD_LABELS,
  TRANSACTION_STATUS_LABELS,
} from '#domain/payments/rules.ts';
import { type CsvCell, csvMoney, toCsv } from '#domain/spreadsheets/csv.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readInParts } from '#worker/platform/database/read-in-parts.ts';
import { listTransactions } from './list-queries.ts';

/** Most rows of one export, because of the limits of spreadsheets and of the platform's memory. */
export const EXPORT_ROWS = 10_000;

type Column = { title: string; cell: (row: Transaction) => CsvCell };

const COLUMNS: Column[] = [
  { title: 'Ödeme zamanı (UTC)', cell: (row) => row.paid_at },
  { title: 'Rezervasyon', cell: (row) => row.reservation_id },
  { title: 'Villa', cell: (row) => row.villa_name },
  { title: 'Misafir', cell: (row) => row.customer_name },
  { title: 'Tür', cell: (row) => TRANSACTION_KIND_LABELS[row.kind] },
  { title: 'Yöntem', cell: (row) => TRANSACTION_METHOD_LABELS[row.method] },
  { title: 'Durum', cell: (row) => TRANSACTION_STATUS_LABELS[row.status] },
  { title: 'Tutar', cell: (row) => csvMoney(row.amount) },
  { title: 'Para birimi', cell: (row) => row.currency },
  { title: 'Sağlayıcı', cell: (row) => row.provider },
  { title: 'Not', cell: (row) => row.note },
  { title: 'Kaydeden', cell: (row) => row.created_by },
  { title: 'Kayıt zamanı (UTC)', cell: (row) => row.created_at },
];

/** The filtered entries as CSV, at most 10,000; `total` counts all that match. */
export async function exportTransactions(
  db: Database,
  filters: TransactionFilters,
): Promise<{ csv: string; total: number }> {
  let total = 0;
  const items = await readInParts(EXPORT_ROWS, async (part) => {
    const listed = await listTransactions(db, filters, part);
    total = listed.total;
    return listed.items;
  });
  const csv = toCsv(
    COLUMNS.map(({ title }) => title),
    items.map((row) => COLUMNS.map(({ cell }) => cell(row))),
  );
  return { csv, total };
}
