import { auditChanges } from '#domain/audit/changes.ts';
import type { AuditRow } from '#domain/audit/schema.ts';
import type { Column, HeadColumn } from '#dashboard/list/columns/columns.ts';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { actorOf } from './words.ts';

export const WHEN: HeadColumn<AuditRow> = {
  title: 'Zaman',
  sort: 'created',
  width: 130,
  cell: (row) => formatTimestamp(row.at),
};

export const COLUMNS: Column<AuditRow>[] = [
  {
    id: 'who',
    title: 'Kim',
    byDefault: true,
    width: 150,
    drop: 5,
    cell: (row) => <span className="block max-w-40 truncate">{actorOf(row)}</span>,
  },
  {
    id: 'what',
    title: 'İşlem',
    byDefault: true,
    width: 260,
    drop: 6,
    cell: (row) => <span className="block max-w-72 truncate">{row.label}</span>,
  },
  {
    id: 'changes',
    title: 'Değişen',
    byDefault: true,
    width: 260,
    drop: 4,
    cell: (row) => <span className="block max-w-80 truncate text-soft">{changedFields(row)}</span>,
  },
  {
    id: 'record',
    title: 'Kayıt no',
    byDefault: true,
    width: 120,
    drop: 3,
    cell: (row) => (
      <span className="figures block max-w-32 truncate text-soft">{row.entity_id}</span>
    ),
  },
  {
    id: 'ip',
    title: 'IP',
    byDefault: false,
    width: 120,
    drop: 2,
    cell: (row) => <span className="figures text-soft">{row.ip ?? '—'}</span>,
  },
];

const changedFields = ({ before, after }: AuditRow): string =>
  auditChanges(before, after)
    .map(({ field }) => field)
    .join(', ');

/** A write on a phone. */
export function auditCard(row: AuditRow) {
  return (
    <>
      <span className="flex gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{row.label}</span>
        <span className="figures text-soft">{formatTimestamp(row.at)}</span>
      </span>
      <span className="truncate text-soft">
        {[actorOf(row), changedFields(row)].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
