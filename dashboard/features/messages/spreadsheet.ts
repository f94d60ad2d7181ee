import type { MessageListItem } from '#domain/messages/admin-schema.ts';
import { instant, type SheetOf, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { readMessagePart } from './api.ts';
import type { MessageSearch } from './search.ts';

/** What came through the contact form; the beginning of each message. */
export const messageSheet = (search: MessageSearch): SheetOf<MessageListItem> => ({
  name: 'mesajlar',
  read: (part) => readMessagePart(search, part),
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
});
