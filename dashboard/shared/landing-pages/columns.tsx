import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
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

export const SLUG: Column<Place> = column(
  'slug',
  'Sayfa adresi',
  { width: 160, drop: 2 },
  (row) => <span className="block max-w-48 truncate text-soft">/{row.slug}</span>,
);

export const VILLAS: Column<Place> = column(
  'villas',
  'Villa',
  { width: 64, drop: 5, sort: 'villas', sortsDownFirst: true, numeric: true },
  (row) => (row.villas === 0 ? <span className="text-soft">—</span> : row.villas),
);

export const ORDER: Column<Place> = column(
  'order',
  'Sıra',
  { width: 64, drop: 3, sort: 'order', numeric: true },
  (row) => row.order,
);

export const UPDATED: Column<Place> = column(
  'updated',
  'Değişti',
  { width: 130, drop: 1, hidden: true },
  (row) => <span className="figures text-soft">{formatTimestamp(row.updated_at)}</span>,
);
