import type { AdminTown } from '#domain/locations/admin-schema.ts';
import { column, type Column } from '#dashboard/list/columns/columns.ts';
import { switchColumn } from '#dashboard/list/columns/switch-column.tsx';
import {
  ORDER,
  placeHead,
  SLUG,
  UPDATED,
  VILLAS,
} from '#dashboard/shared/landing-pages/columns.tsx';
import { Thumbnail } from '#dashboard/shared/landing-pages/thumbnail.tsx';

export const TOWN = placeHead('Bölge');

export function townColumns(togglePopular: (id: number, on: boolean) => void): Column<AdminTown>[] {
  return [
    column('district', 'İlçe', { width: 170, drop: 4, sort: 'district' }, (row) => (
      <span className="block max-w-48 truncate">
        {row.district} <span className="text-soft">· {row.province}</span>
      </span>
    )),
    SLUG,
    VILLAS,
    ORDER,
    UPDATED,
    switchColumn({
      id: 'popular',
      title: 'Popüler',
      width: 76,
      drop: 6,
      label: (row) => `${row.name} popüler`,
      isOn: (row) => row.popular,
      onSwitch: togglePopular,
    }),
  ];
}

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
