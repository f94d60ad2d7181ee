import type { AdminVillaType } from '#domain/villa-types/admin-schema.ts';
import { type SheetOf, flag, number, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { readVillaTypePart } from './api.ts';
import type { VillaTypeSearch } from './search.ts';

/** The types that villas are sorted by. */
export const villaTypeSheet = (search: VillaTypeSearch): SheetOf<AdminVillaType> => ({
  name: 'villa-tipleri',
  read: (part) => readVillaTypePart(search, part),
  columns: [
    text('Villa tipi', (row) => row.name),
    text('Başlık', (row) => row.heading),
    text('Adres', (row) => `/${row.slug}`),
    number('Villa', (row) => row.villas),
    number('Sıra', (row) => row.order),
    flag('Sitede', (row) => row.active),
  ],
});
