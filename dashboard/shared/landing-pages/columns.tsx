import type { Column, HeadColumn } from '#dashboard/list/columns/columns.ts';
import { switchColumn } from '#dashboard/list/columns/switch-column.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { Thumbnail } from './thumbnail.tsx';

/** What the lists of regions and of villa types both show of a row. */
type Place = {
  id: number;
  name: string;
  slug: string;
  image: string | null;
  villas: number;
  order: number;
  active: boolean;
  updated_at: string;
};

export const placeHead = (title: string): HeadColumn<Place> => ({
  title,
  sort: 'name',
  width: 240,
  cell: (row) => (
    <span className="flex items-center gap-3">
      <Thumbnail image={row.image} />
      <span className="max-w-56 truncate">{row.name}</span>
    </span>
  ),
});

export const SLUG: Column<Place> = {
  id: 'slug',
  title: 'Sayfa adresi',
  byDefault: true,
  width: 160,
  drop: 2,
  cell: (row) => <span className="block max-w-48 truncate text-soft">/{row.slug}</span>,
};

export const VILLAS: Column<Place> = {
  id: 'villas',
  title: 'Villa',
  byDefault: true,
  sort: 'villas',
  sortsDownFirst: true,
  numeric: true,
  width: 64,
  drop: 5,
  cell: (row) => (row.villas === 0 ? <span className="text-soft">—</span> : row.villas),
};

export const ORDER: Column<Place> = {
  id: 'order',
  title: 'Sıra',
  byDefault: true,
  sort: 'order',
  numeric: true,
  width: 64,
  drop: 3,
  cell: (row) => row.order,
};

export const UPDATED: Column<Place> = {
  id: 'updated',
  title: 'Değişti',
  byDefault: false,
  width: 130,
  drop: 1,
  cell: (row) => <span className="figures text-soft">{formatTimestamp(row.updated_at)}</span>,
};

export const activeColumn = (onSwitch: (id: number, on: boolean) => void) =>
  switchColumn<Place>({
    id: 'active',
    title: 'Sitede',
    width: 70,
    drop: 7,
    label: (row) => `${row.name} sitede`,
    isOn: (row) => row.active,
    onSwitch,
  });
