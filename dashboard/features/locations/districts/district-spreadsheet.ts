import type { AdminDistrict } from '#domain/locations/admin-schema.ts';
import { type ListSheet, number, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';

export const districtSheet: ListSheet<AdminDistrict> = {
  name: 'ilceler',
  columns: [
    text('İlçe', (row) => row.name),
    text('İl', (row) => row.province),
    number('Plaka', (row) => row.provincePlate),
    number('MERNİS kodu', (row) => row.code),
    number('Bölge', (row) => row.towns),
    number('Villa', (row) => row.villas),
  ],
};
