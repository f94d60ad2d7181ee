import type { Bank } from '#domain/banks/admin-schema.ts';
import { flag, number, type SheetOf, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { readBanks } from './api.ts';

/** The accounts that guests may pay to. */
export const bankSheet: SheetOf<Bank> = {
  name: 'banka-hesaplari',
  read: readBanks,
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
