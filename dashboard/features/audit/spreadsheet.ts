import { auditChanges } from '#domain/audit/changes.ts';
import type { AuditRow } from '#domain/audit/schema.ts';
import { type SheetOf, instant, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { readAuditPart } from './api.ts';
import type { AuditSearch } from './search.ts';
import { actorOf } from './words.ts';

/** One row per write; the old and new values field by field. */
export const auditSheet = (search: AuditSearch): SheetOf<AuditRow> => ({
  name: 'denetim-kaydi',
  read: (part) => readAuditPart(search, part),
  columns: [
    instant('Zaman', (row) => row.at),
    text('Kim', actorOf),
    text('İşlem', (row) => row.label),
    text('Kayıt no', (row) => row.entity_id),
    text('Değişenler', changesOf),
    text('IP', (row) => row.ip),
  ],
});

/** "Fiyat: 1.000 ₺ → 1.200 ₺", a line each. */
const changesOf = ({ before, after }: AuditRow): string =>
  auditChanges(before, after)
    .map((change) => `${change.field}: ${change.before ?? '—'} → ${change.after ?? '—'}`)
    .join('\n');
