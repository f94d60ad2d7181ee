import type { AdminTown } from '#domain/locations/admin-schema.ts';
import { type ListSheet, flag, number, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';

export const townSheet: ListSheet<AdminTown> = {
  name: 'bolgeler',
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
};
