import type { Bank } from '#domain/banks/admin-schema.ts';
import { flag, number, type ListSheet, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';

export const bankSheet: ListSheet<Bank> = {
  name: 'banka-hesaplari',
  columns: [
    text('Banka', (row) => row.bank),
    text('Hesap sahibi', (row) => row.holder),
    text('IBAN', (row) => row.iban_formatted),
    text('Şube', (row) => row.branch),
    text('Para birimi', (row) => row.currency),
    number('Sıra', (row) => row.order),
    flag('Sitede', (row) => row.active),
  ],
};
