import type { Transaction } from '#domain/payments/admin-schema.ts';
import {
  TRANSACTION_KIND_LABELS,
  TRANSACTION_METHOD_LABELS,
  entryStatusLabel,
} from '#domain/payments/rules.ts';
import {
  instant,
  type ListSheet,
  money,
  text,
} from '#dashboard/shared/spreadsheets/spreadsheet.ts';

export const transactionSheet: ListSheet<Transaction> = {
  name: 'odemeler',
  columns: [
    instant('Ödeme zamanı', (row) => row.paid_at),
    text('Rezervasyon', (row) => row.reservation_id),
    text('Villa', (row) => row.villa_name),
    text('Misafir', (row) => row.customer_name),
    text('Tür', (row) => TRANSACTION_KIND_LABELS[row.kind]),
    text('Yöntem', (row) => TRANSACTION_METHOD_LABELS[row.method]),
    text('Durum', (row) => entryStatusLabel(row)),
    money('Tutar', (row) => row.amount),
    text('Para birimi', (row) => row.currency),
    text('Sağlayıcı', (row) => row.provider),
    text('Not', (row) => row.note),
    text('Kaydeden', (row) => row.created_by),
    instant('Kayıt zamanı', (row) => row.created_at),
  ],
};
