import type { AdminDistrict } from '#domain/locations/admin-schema.ts';
import { type SheetOf, number, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { readDistrictPart } from '../api.ts';
import type { DistrictSearch } from '../search.ts';

/** The ilçe of the country and how many villas stand in each. */
export const districtSheet = (search: DistrictSearch): SheetOf<AdminDistrict> => ({
  name: 'ilceler',
  read: (part) => readDistrictPart(search, part),
  columns: [
    text('İlçe', (row) => row.name),
    text('İl', (row) => row.province),
    number('Plaka', (row) => row.provincePlate),
    number('MERNİS kodu', (row) => row.code),
    number('Bölge', (row) => row.towns),
    number('Villa', (row) => row.villas),
  ],
});
