import type { AdminDistrict } from '#domain/locations/admin-schema.ts';
import type { Column, HeadColumn } from '#dashboard/list/columns/columns.ts';

export const DISTRICT: HeadColumn<AdminDistrict> = {
  title: 'İlçe',
  sort: 'name',
  width: 200,
  cell: (row) => row.name,
};

const NONE = <span className="text-soft">—</span>;

export const DISTRICT_COLUMNS: Column<AdminDistrict>[] = [
  {
    id: 'province',
    title: 'İl',
    byDefault: true,
    sort: 'province',
    width: 150,
    drop: 4,
    cell: (row) => row.province,
  },
  {
    id: 'slug',
    title: 'Adres adı',
    byDefault: true,
    width: 160,
    drop: 1,
    cell: (row) => <span className="text-soft">{row.slug}</span>,
  },
  {
    id: 'code',
    title: 'MERNİS kodu',
    byDefault: true,
    sort: 'code',
    numeric: true,
    width: 120,
    drop: 2,
    cell: (row) => row.code,
  },
  {
    id: 'towns',
    title: 'Bölge',
    byDefault: true,
    sort: 'towns',
    sortsDownFirst: true,
    numeric: true,
    width: 72,
    drop: 3,
    cell: (row) => row.towns || NONE,
  },
  {
    id: 'villas',
    title: 'Villa',
    byDefault: true,
    sort: 'villas',
    sortsDownFirst: true,
    numeric: true,
    width: 72,
    drop: 5,
    cell: (row) => row.villas || NONE,
  },
];

/** An ilçe on a phone. */
export function districtCard(row: AdminDistrict) {
  return (
    <>
      <span className="flex gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{row.name}</span>
        <span className="text-soft">{row.province}</span>
      </span>
      <span className="text-soft">
        {row.towns} bölge · {row.villas} villa
      </span>
    </>
  );
}
