import type { AdminVillaType } from '#domain/villa-types/admin-schema.ts';
import { column, type Column } from '#dashboard/list/columns/columns.ts';
import {
  ORDER,
  placeHead,
  SLUG,
  UPDATED,
  VILLAS,
} from '#dashboard/shared/landing-pages/columns.tsx';
import { Thumbnail } from '#dashboard/shared/landing-pages/thumbnail.tsx';

export const VILLA_TYPE = placeHead('Villa tipi');

export const COLUMNS: Column<AdminVillaType>[] = [
  column('heading', 'Sayfa başlığı', { width: 220, drop: 3 }, (row) => (
    <span className="block max-w-72 truncate">{row.heading || row.name}</span>
  )),
  SLUG,
  VILLAS,
  { ...ORDER, drop: 4 },
  UPDATED,
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
