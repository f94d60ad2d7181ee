import type { ManualBlock } from '#domain/availability/admin-schema.ts';
import { day, instant, type ListSheet, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { KIND_LABELS } from './search.ts';

export const blockSheet: ListSheet<ManualBlock> = {
  name: 'manuel-kapatmalar',
  columns: [
    text('Villa', (row) => row.villa_name),
    text('Tür', (row) => KIND_LABELS[row.status]),
    day('İlk gece', (row) => row.started_at),
    day('Boşaldığı gün', (row) => row.finished_at),
    text('Not', (row) => row.note),
    instant('Opsiyon bitişi', (row) => row.expires_at),
    text('Kapatan', (row) => row.created_by),
    instant('Oluşturma', (row) => row.created_at),
  ],
};
