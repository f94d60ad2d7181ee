import type { AdminVillaType } from '#domain/villa-types/admin-schema.ts';
import type { Column, HeadColumn } from '#dashboard/list/columns.ts';
import { Thumbnail } from '#dashboard/places/thumbnail.tsx';
import { formatInstant } from '#dashboard/ui/instant.ts';
import { Switch } from '#dashboard/ui/switch.tsx';

export const VILLA_TYPE: HeadColumn<AdminVillaType> = {
  title: 'Villa tipi',
  sort: 'name',
  width: 240,
  cell: (row) => (
    <span className="flex items-center gap-3">
      <Thumbnail image={row.image} />
      <span className="max-w-56 truncate">{row.name}</span>
    </span>
  ),
};

export const villaTypeColumns = (
  toggle: (id: number, on: boolean) => void,
): Column<AdminVillaType>[] => [
  {
    id: 'heading',
    title: 'Sayfa başlığı',
    byDefault: true,
    width: 220,
    drop: 3,
    cell: (row) => <span className="block max-w-72 truncate">{row.heading || row.name}</span>,
  },
  {
    id: 'slug',
    title: 'Sayfa adresi',
    byDefault: true,
    width: 180,
    drop: 2,
    cell: (row) => <span className="block max-w-52 truncate text-soft">/{row.slug}</span>,
  },
  {
    id: 'villas',
    title: 'Villa',
    byDefault: true,
    sort: 'villas',
    sortsDownFirst: true,
    numeric: true,
    width: 64,
    drop: 5,
    cell: (row) => (row.villas === 0 ? <span className="text-soft">—</span> : row.villas),
  },
  {
    id: 'order',
    title: 'Sıra',
    byDefault: true,
    sort: 'order',
    numeric: true,
    width: 64,
    drop: 4,
    cell: (row) => row.order,
  },
  {
    id: 'updated',
    title: 'Değişti',
    byDefault: false,
    width: 130,
    drop: 1,
    cell: (row) => <span className="figures text-soft">{formatInstant(row.updated_at)}</span>,
  },
  {
    id: 'active',
    title: 'Sitede',
    byDefault: true,
    width: 70,
    drop: 6,
    cell: (row) => (
      <Switch
        label={`${row.name} sitede`}
        checked={row.active}
        onChange={(on) => toggle(row.id, on)}
      />
    ),
  },
];

/** A villa type on a phone. */
export function villaTypeCard(row: AdminVillaType) {
  return (
    <span className="flex items-center gap-3">
      <Thumbnail image={row.image} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-medium">{row.name}</span>
        <span className="text-soft">{row.villas} villa</span>
      </span>
      {!row.active && <span className="text-soft">Gizli</span>}
    </span>
  );
}
