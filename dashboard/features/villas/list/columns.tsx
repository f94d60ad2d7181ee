import { ExternalLink } from 'lucide-react';
import { formatKurus } from '#domain/values/money.ts';
import type { VillaListItem } from '#domain/villas/admin-list-schema.ts';
import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
import { formatShownDay, formatTimestamp } from '#dashboard/ui/instant.ts';
import { Switch } from '#dashboard/ui/switch.tsx';
import { FreshnessNote } from '#dashboard/shared/villas/freshness.tsx';
import { OrderInput } from './order-input.tsx';
import { PermitBadge } from './permit-badge.tsx';

export const VILLA: HeadColumn<VillaListItem> = {
  title: 'Villa',
  sort: 'name',
  width: 250,
  cell: (row) => (
    <span className="flex items-center gap-2.5">
      <Thumbnail src={row.thumbnail} />
      <span className="max-w-52 truncate font-medium">{row.name}</span>
    </span>
  ),
};

function Thumbnail({ src }: { src: string }) {
  if (src === '') return <span className="h-7 w-9 shrink-0 rounded-sm bg-sunken" />;
  return (
    <img
      src={src}
      alt=""
      width={36}
      height={28}
      loading="lazy"
      className="h-7 w-9 shrink-0 rounded-sm bg-sunken object-cover"
    />
  );
}

const NONE = <span className="text-soft">—</span>;

/** What an owner sees of own villas as well. */
export const FACT_COLUMNS: Column<VillaListItem>[] = [
  column('code', 'Kod', { width: 80, drop: 5, sort: 'code' }, (row) => (
    <span className="figures text-soft">{row.code}</span>
  )),
  column('town', 'Bölge', { width: 140, drop: 7 }, (row) => (
    <>
      <span className="block leading-4">{row.town}</span>
      <FreshnessNote brief villaId={row.id} className="block leading-4" />
    </>
  )),
  column('capacity', 'Kişi', { width: 56, drop: 6, numeric: true }, (row) => row.capacity),
  column(
    'bedrooms',
    'Yatak odası',
    { width: 92, drop: 2, numeric: true, hidden: true },
    (row) => row.bedrooms,
  ),
  column('price', 'En düşük gecelik', { width: 126, drop: 4, numeric: true }, (row) =>
    row.priceFrom === null ? NONE : formatKurus(row.priceFrom),
  ),
  column('pricesEnd', 'Fiyat bitişi', { width: 110, drop: 1, hidden: true }, (row) =>
    row.pricesEndOn === null ? (
      NONE
    ) : (
      <span className="figures">{formatShownDay(row.pricesEndOn)}</span>
    ),
  ),
  column('nextArrival', 'Sonraki giriş', { width: 116, drop: 3 }, (row) =>
    row.nextArrival === null ? (
      NONE
    ) : (
      <span className="figures">{formatShownDay(row.nextArrival)}</span>
    ),
  ),
  column('permit', 'İzin belgesi', { width: 140, drop: 8 }, (row) => (
    <PermitBadge state={row.permit} no={row.permitNo} />
  )),
];

type Toggle = (id: number, on: boolean) => void;
export type Toggles = { active: Toggle; popular: Toggle; villaOfMonth: Toggle };

/** What only the agency sees and sets. */
export const agencyColumns = ({
  active,
  popular,
  villaOfMonth,
}: Toggles): Column<VillaListItem>[] => [
  column('owner', 'Ev sahibi', { width: 160, drop: 3, hidden: true }, (row) => (
    <span className="block max-w-44 truncate">{row.owner}</span>
  )),
  column('images', 'Fotoğraf', { width: 76, drop: 1, numeric: true, hidden: true }, (row) =>
    row.images === 0 ? <span className="text-red">Yok</span> : row.images,
  ),
  column('updated', 'Değişti', { width: 130, drop: 1, hidden: true }, (row) => (
    <span className="figures text-soft">{formatTimestamp(row.updatedAt)}</span>
  )),
  {
    id: 'order',
    title: 'Sıra',
    byDefault: true,
    sort: 'order',
    numeric: true,
    width: 76,
    drop: 6,
    // Keyed by the stored position: typed values are discarded after another sorting.
    cell: (row) => <OrderInput key={row.order} villa={row} quiet />,
  },
  column('popular', 'Popüler', { width: 72, drop: 6 }, (row) => (
    <Switch
      label={`${row.name} popüler`}
      checked={row.popular}
      onChange={(on) => popular(row.id, on)}
    />
  )),
  column('villaOfMonth', 'Ayın villası', { width: 88, drop: 5 }, (row) => (
    <Switch
      label={`${row.name} ayın villası`}
      checked={row.villaOfMonth}
      onChange={(on) => villaOfMonth(row.id, on)}
    />
  )),
  column('active', 'Yayında', { width: 72, drop: 9 }, (row) => (
    <Switch
      label={`${row.name} yayında`}
      checked={row.active}
      onChange={(on) => active(row.id, on)}
    />
  )),
];

/** The way to the public page; a villa that is not on sale has none. */
export const PAGE_COLUMN: Column<VillaListItem> = column(
  'page',
  'Sayfa',
  { width: 56, drop: 5 },
  (row) =>
    row.active && (
      <a
        href={`/villa/${row.slug}`}
        target="_blank"
        rel="noopener"
        aria-label={`${row.name} sayfasını sitede aç`}
        className="relative z-[1] inline-flex size-7 items-center justify-center rounded-md text-soft hover:bg-line hover:text-ink"
      >
        <ExternalLink size={14} aria-hidden="true" />
      </a>
    ),
);

/** What an owner reads instead of the switch. */
export const STATE_COLUMN: Column<VillaListItem> = column(
  'state',
  'Durum',
  { width: 110, drop: 9 },
  (row) => (row.active ? 'Yayında' : <span className="text-soft">Yayında değil</span>),
);

/** A villa on a phone. */
export function villaCard(row: VillaListItem) {
  return (
    <span className="flex gap-3">
      <Thumbnail src={row.thumbnail} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex gap-2">
          <span className="min-w-0 flex-1 truncate font-medium">{row.name}</span>
          <span className="figures">
            {row.priceFrom === null ? '' : formatKurus(row.priceFrom)}
          </span>
        </span>
        <span className="truncate text-soft">
          {row.code} · {row.town} · {row.capacity} kişi
        </span>
        <span className="flex items-center justify-between gap-2 text-xs">
          <PermitBadge state={row.permit} no={row.permitNo} />
          <span className={row.active ? 'text-green' : 'text-soft'}>
            {row.active ? 'Yayında' : 'Yayında değil'}
          </span>
        </span>
      </span>
    </span>
  );
}
