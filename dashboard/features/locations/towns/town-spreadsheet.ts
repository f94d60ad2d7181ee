import type { AdminTown } from '#domain/locations/admin-schema.ts';
import { type SheetOf, flag, number, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { readTownPart } from '../api.ts';
import type { TownSearch } from '../search.ts';

/** The regions that visitors search by. */
export const townSheet = (search: TownSearch): SheetOf<AdminTown> => ({
  name: 'bolgeler',
  read: (part) => readTownPart(search, part),
  columns: [
    text('Bölge', (row) => row.name),
    text('İlçe', (row) => row.district),
    text('İl', (row) => row.province),
    text('Adres', (row) => `/${row.slug}`),
    number('Villa', (row) => row.villas),
    number('Sıra', (row) => row.order),
    flag('Popüler', (row) => row.popular),
    flag('Sitede', (row) => row.active),
  ],
});
