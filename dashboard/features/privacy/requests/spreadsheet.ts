import type { DataRequestItem } from '#domain/privacy/admin-schema.ts';
import { DATA_REQUEST_STATE_LABELS } from '#domain/privacy/request-words.ts';
import { type ListSheet, instant, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { KIND_NAMES } from '../kinds.ts';

export const requestSheet: ListSheet<DataRequestItem> = {
  name: 'kvkk-basvurulari',
  columns: [
    text('E-posta', (row) => row.email),
    text('Telefon', (row) => row.phone),
    text('Tür', (row) => KIND_NAMES[row.kind]),
    text('Durum', (row) => DATA_REQUEST_STATE_LABELS[row.state]),
    text('Geliş', (row) => (row.source === 'site' ? 'Site' : 'Dilekçe')),
    instant('Geldi', (row) => row.created_at),
    instant('Son gün', (row) => row.due_at),
    instant('Kapandı', (row) => row.closed_at),
  ],
};
