import type { AdminTown } from '#domain/locations/admin-schema.ts';
import type { Column, HeadColumn } from '#dashboard/list/columns.ts';
import { Thumbnail } from '#dashboard/places/thumbnail.tsx';
import { formatInstant } from '#dashboard/ui/instant.ts';
import { Switch } from '#dashboard/ui/switch.tsx';

export const TOWN: HeadColumn<AdminTown> = {
  title: 'Bölge',
  sort: 'name',
  width: 240,
  cell: (row) => (
    <span className="flex items-center gap-3">
      <Thumbnail image={row.image} />
      <span className="max-w-56 truncate">{row.name}</span>
    </span>
  ),
};

type Toggle = (id: number, on: boolean) => void;

export function townColumns(toggleActive: Toggle, togglePopular: Toggle): Column<AdminTown>[] {
  return [
    {
      id: 'district',
      title: 'İlçe',
      byDefault: true,
      sort: 'district',
      width: 170,
      drop: 4,
      cell: (row) => (
        <span className="block max-w-48 truncate">
          {row.district} <span className="text-soft">· {row.province}</span>
        </span>
      ),
    },
    {
      id: 'slug',
      title: 'Sayfa adresi',
      byDefault: true,
      width: 150,
      drop: 2,
      cell: (row) => <span className="block max-w-44 truncate text-soft">/{row.slug}</span>,
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
      drop: 3,
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
      id: 'popular',
      title: 'Popüler',
      byDefault: true,
      width: 76,
      drop: 6,
      cell: (row) => (
        <Switch
          label={`${row.name} popüler`}
          checked={row.popular}
          onChange={(on) => togglePopular(row.id, on)}
        />
      ),
    },
    {
      id: 'active',
      title: 'Sitede',
      byDefault: true,
      width: 70,
      drop: 7,
      cell: (row) => (
        <Switch
          label={`${row.name} sitede`}
          checked={row.active}
          onChange={(on) => toggleActive(row.id, on)}
        />
      ),
    },
  ];
}

/** A region on a phone. */
export function townCard(row: AdminTown) {
  return (
    <span className="flex items-center gap-3">
      <Thumbnail image={row.image} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-medium">{row.name}</span>
        <span className="truncate text-soft">
          {row.district} · {row.villas} villa
        </span>
      </span>
      <span className="text-soft">{row.active ? row.popular && 'Popüler' : 'Gizli'}</span>
    </span>
  );
}
