import type { ManualBlock } from '#domain/availability/admin-schema.ts';
import { formatStay } from '#domain/values/dates.ts';
import { CardHead } from '#dashboard/list/list-cards.tsx';
import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
import { formatShownDay, formatTimestamp } from '#dashboard/ui/instant.ts';
import { TimeLeft } from '#dashboard/ui/time-left.tsx';
import { KindBadge } from './kind-badge.tsx';

export const VILLA: HeadColumn<ManualBlock> = {
  title: 'Villa',
  width: 190,
  cell: (row) => <span className="block max-w-56 truncate">{row.villa_name}</span>,
};

export const COLUMNS: Column<ManualBlock>[] = [
  column('status', 'Tür', { width: 170, drop: 6 }, (row) => (
    <span className="flex items-center gap-2">
      <KindBadge kind={row.status} />
      {row.expires_at && <TimeLeft deadline={row.expires_at} />}
    </span>
  )),
  column('started_at', 'İlk gece', { width: 130, drop: 7, sort: 'started_at' }, (row) => (
    <span className="figures">{formatShownDay(row.started_at)}</span>
  )),
  column('finished_at', 'Açıldığı gün', { width: 130, drop: 5, sort: 'finished_at' }, (row) => (
    <span className="figures">{formatShownDay(row.finished_at)}</span>
  )),
  column('nights', 'Gece', { width: 56, drop: 4, numeric: true }, (row) => row.nights),
  column('note', 'Not', { width: 220, drop: 3 }, (row) => (
    <span className="block max-w-64 truncate">{row.note || '—'}</span>
  )),
  column('created_by', 'Kapatan', { width: 140, drop: 1 }, (row) => (
    <span className="block max-w-40 truncate">{row.created_by ?? '—'}</span>
  )),
  column(
    'created_at',
    'Oluşturma',
    { width: 130, drop: 2, sort: 'created_at', sortsDownFirst: true },
    (row) => <span className="figures text-soft">{formatTimestamp(row.created_at)}</span>,
  ),
];

export function blockCard(row: ManualBlock) {
  return (
    <>
      <CardHead name={row.villa_name} end={<KindBadge kind={row.status} />} />
      <span className="flex gap-2">
        <span className="flex-1">{formatStay(row.started_at, row.finished_at)}</span>
        <span className="figures text-soft">{row.nights} gece</span>
      </span>
      {row.note && <span className="truncate text-soft">{row.note}</span>}
    </>
  );
}
