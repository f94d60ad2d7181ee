import { auditChanges } from '#domain/audit/changes.ts';
import type { AuditRow } from '#domain/audit/schema.ts';
import { CardHead } from '#dashboard/list/list-cards.tsx';
import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { actorOf } from './words.ts';

export const WHEN: HeadColumn<AuditRow> = {
  title: 'Zaman',
  sort: 'created',
  width: 130,
  cell: (row) => formatTimestamp(row.at),
};

export const COLUMNS: Column<AuditRow>[] = [
  column('who', 'Kim', { width: 150, drop: 5 }, (row) => (
    <span className="block max-w-40 truncate">{actorOf(row)}</span>
  )),
  column('what', 'İşlem', { width: 260, drop: 6 }, (row) => (
    <span className="block max-w-72 truncate">{row.label}</span>
  )),
  column('changes', 'Değişen', { width: 260, drop: 4 }, (row) => (
    <span className="block max-w-80 truncate text-soft">{changedFields(row)}</span>
  )),
  column('record', 'Kayıt no', { width: 120, drop: 3 }, (row) => (
    <span className="figures block max-w-32 truncate text-soft">{row.entity_id}</span>
  )),
  column('ip', 'IP', { width: 120, drop: 2, hidden: true }, (row) => (
    <span className="figures text-soft">{row.ip ?? '—'}</span>
  )),
];

const changedFields = ({ before, after }: AuditRow): string =>
  auditChanges(before, after)
    .map(({ field }) => field)
    .join(', ');

export function auditCard(row: AuditRow) {
  return (
    <>
      <CardHead
        name={row.label}
        end={<span className="figures text-soft">{formatTimestamp(row.at)}</span>}
      />
      <span className="truncate text-soft">
        {[actorOf(row), changedFields(row)].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
