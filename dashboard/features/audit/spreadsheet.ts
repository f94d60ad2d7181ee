import { auditChanges } from '#domain/audit/changes.ts';
import type { AuditRow } from '#domain/audit/schema.ts';
import { type ListSheet, instant, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { actorOf } from './words.ts';

/** "Fiyat: 1.000 ₺ → 1.200 ₺", a line each. */
const changesOf = ({ before, after }: AuditRow): string =>
  auditChanges(before, after)
    .map((change) => `${change.field}: ${change.before ?? '—'} → ${change.after ?? '—'}`)
    .join('\n');

/** One row per write; the old and new values field by field. */
export const auditSheet: ListSheet<AuditRow> = {
  name: 'denetim-kaydi',
  columns: [
    instant('Zaman', (row) => row.at),
    text('Kim', actorOf),
    text('İşlem', (row) => row.label),
    text('Kayıt no', (row) => row.entity_id),
    text('Değişenler', changesOf),
    text('IP', (row) => row.ip),
  ],
};
