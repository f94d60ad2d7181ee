import type { OutboxItem } from '#domain/mail/admin-schema.ts';
import { OUTBOX_STATUS_LABELS } from '#domain/mail/outbox-statuses.ts';
import { recipientLabel } from '#domain/mail/recipients.ts';
import {
  type ListSheet,
  instant,
  number,
  text,
} from '#dashboard/shared/spreadsheets/spreadsheet.ts';

export const outboxSheet: ListSheet<OutboxItem> = {
  name: 'giden-kutusu',
  columns: [
    text('E-posta', (row) => row.template_name),
    text('Alıcı', (row) => row.to.name || recipientLabel(row.recipient)),
    text('Adres', (row) => row.to.email),
    text('Rezervasyon', (row) => row.reservation_id),
    text('Durum', (row) => OUTBOX_STATUS_LABELS[row.status]),
    number('Deneme', (row) => row.attempts),
    text('Son hata', (row) => row.last_error),
    instant('Oluşturma', (row) => row.created_at),
    instant('Gönderim', (row) => row.sent_at),
  ],
};
