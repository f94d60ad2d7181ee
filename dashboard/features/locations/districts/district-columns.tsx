import type { AdminDistrict } from '#domain/locations/admin-schema.ts';
import { CardHead } from '#dashboard/list/list-cards.tsx';
import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';

export const DISTRICT: HeadColumn<AdminDistrict> = {
  title: 'İlçe',
  sort: 'name',
  width: 200,
  cell: (row) => row.name,
};

const NONE = <span className="text-soft">—</span>;

export const DISTRICT_COLUMNS: Column<AdminDistrict>[] = [
  column('province', 'İl', { width: 150, drop: 4, sort: 'province' }, (row) => row.province),
  column('slug', 'Adres adı', { width: 160, drop: 1 }, (row) => (
    <span className="text-soft">{row.slug}</span>
  )),
  column(
    'code',
    'MERNİS kodu',
    { width: 120, drop: 2, sort: 'code', numeric: true },
    (row) => row.code,
  ),
  column(
    'towns',
    'Bölge',
    { width: 72, drop: 3, sort: 'towns', sortsDownFirst: true, numeric: true },
    (row) => row.towns || NONE,
  ),
  column(
    'villas',
    'Villa',
    { width: 72, drop: 5, sort: 'villas', sortsDownFirst: true, numeric: true },
    (row) => row.villas || NONE,
  ),
];

export function districtCard(row: AdminDistrict) {
  return (
    <>
      <CardHead name={row.name} end={row.province} />
      <span className="text-soft">
        {row.towns} bölge · {row.villas} villa
      </span>
    </>
  );
}
