import type { MessageListItem } from '#domain/messages/admin-schema.ts';
import { instant, type ListSheet, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';

export const messageSheet: ListSheet<MessageListItem> = {
  name: 'mesajlar',
  columns: [
    text('Ad', (row) => row.name),
    text('E-posta', (row) => row.email),
    text('Telefon', (row) => row.phone),
    text('Konu', (row) => row.subject),
    text('Mesajın başı', (row) => row.excerpt),
    instant('Geldi', (row) => row.createdAt),
    instant('Okundu', (row) => row.readAt),
    instant('Yanıtlandı', (row) => row.answeredAt),
  ],
};
