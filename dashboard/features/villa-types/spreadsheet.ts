import type { AdminVillaType } from '#domain/villa-types/admin-schema.ts';
import { type ListSheet, flag, number, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';

/** The types that villas are sorted by. */
export const villaTypeSheet: ListSheet<AdminVillaType> = {
  name: 'villa-tipleri',
  columns: [
    text('Villa tipi', (row) => row.name),
    text('Başlık', (row) => row.heading),
    text('Adres', (row) => `/${row.slug}`),
    number('Villa', (row) => row.villas),
    number('Sıra', (row) => row.order),
    flag('Sitede', (row) => row.active),
  ],
};
