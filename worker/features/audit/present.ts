import { actionLabel } from '#domain/audit/labels.ts';
import type { AuditRow } from '#domain/audit/schema.ts';
import { type CsvCell, csvHead, csvLines } from '#domain/spreadsheets/csv.ts';
import type { StoredAuditRow } from './queries.ts';

const ACTORS: Record<AuditRow['actor'], string> = {
  visitor: 'Ziyaretçi',
  admin: 'Yönetici',
  owner: 'Villa sahibi',
  system: 'Sistem',
  payment: 'Ödeme kuruluşu',
};

export function toAuditRow({ userId, firstName, lastName, ...row }: StoredAuditRow): AuditRow {
  const user = userId === null ? null : { id: userId, name: `${firstName} ${lastName}` };
  return { ...row, user, label: actionLabel(row.action) };
}

const CSV_HEADER = [
  'Zaman (UTC)',
  'Kim',
  'Adı soyadı',
  'İşlem',
  'Kod',
  'Kayıt türü',
  'Kayıt no',
  'Önce',
  'Sonra',
  'IP',
  'İstek no',
];

/** The log as CSV in pieces; the first piece contains the header. */
export async function* writeAuditCsv(
  parts: AsyncIterable<StoredAuditRow[]>,
): AsyncGenerator<string> {
  let head = csvHead(CSV_HEADER);
  for await (const rows of parts) {
    yield head + csvLines(rows.map(toAuditRow).map(toCells));
    head = '';
  }
}

const toCells = (row: AuditRow): CsvCell[] => [
  row.at,
  ACTORS[row.actor],
  row.user?.name,
  row.label,
  row.action,
  row.entity,
  row.entity_id,
  asText(row.before),
  asText(row.after),
  row.ip,
  row.requestId,
];

const asText = (value: unknown) => (value === null ? '' : JSON.stringify(value));
