import type { ManualBlock } from '#domain/availability/admin-schema.ts';
import { formatStay } from '#domain/values/dates.ts';
import type { Column, HeadColumn } from '#dashboard/list/columns/columns.ts';
import { formatShownDay, formatTimestamp } from '#dashboard/ui/instant.ts';
import { TimeLeft } from '#dashboard/ui/time-left.tsx';
import { KindBadge } from './kind-badge.tsx';

export const VILLA: HeadColumn<ManualBlock> = {
  title: 'Villa',
  width: 190,
  cell: (row) => <span className="block max-w-56 truncate">{row.villa_name}</span>,
};

export const COLUMNS: Column<ManualBlock>[] = [
  {
    id: 'status',
    title: 'Tür',
    byDefault: true,
    width: 170,
    drop: 6,
    cell: (row) => (
      <span className="flex items-center gap-2">
        <KindBadge kind={row.status} />
        {row.expires_at && <TimeLeft deadline={row.expires_at} />}
      </span>
    ),
  },
  {
    id: 'started_at',
    title: 'İlk gece',
    byDefault: true,
    sort: 'started_at',
    width: 130,
    drop: 7,
    cell: (row) => <span className="figures">{formatShownDay(row.started_at)}</span>,
  },
  {
    id: 'finished_at',
    title: 'Açıldığı gün',
    byDefault: true,
    sort: 'finished_at',
    width: 130,
    drop: 5,
    cell: (row) => <span className="figures">{formatShownDay(row.finished_at)}</span>,
  },
  {
    id: 'nights',
    title: 'Gece',
    byDefault: true,
    numeric: true,
    width: 56,
    drop: 4,
    cell: (row) => row.nights,
  },
  {
    id: 'note',
    title: 'Not',
    byDefault: true,
    width: 220,
    drop: 3,
    cell: (row) => <span className="block max-w-64 truncate">{row.note || '—'}</span>,
  },
  {
    id: 'created_by',
    title: 'Kapatan',
    byDefault: true,
    width: 140,
    drop: 1,
    cell: (row) => <span className="block max-w-40 truncate">{row.created_by ?? '—'}</span>,
  },
  {
    id: 'created_at',
    title: 'Oluşturma',
    byDefault: true,
    sort: 'created_at',
    sortsDownFirst: true,
    width: 130,
    drop: 2,
    cell: (row) => <span className="figures text-soft">{formatTimestamp(row.created_at)}</span>,
  },
];

/** A block on a phone. */
export function blockCard(row: ManualBlock) {
  return (
    <>
      <span className="flex gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{row.villa_name}</span>
        <KindBadge kind={row.status} />
      </span>
      <span className="flex gap-2">
        <span className="flex-1">{formatStay(row.started_at, row.finished_at)}</span>
        <span className="figures text-soft">{row.nights} gece</span>
      </span>
      {row.note && <span className="truncate text-soft">{row.note}</span>}
    </>
  );
}
