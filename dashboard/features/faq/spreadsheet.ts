import type { AdminFaqEntry } from '#domain/faq/schema.ts';
import { flag, type ListSheet, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';

/** The questions of the page in its order. */
export const faqSheet: ListSheet<AdminFaqEntry> = {
  name: 'sik-sorulanlar',
  columns: [
    text('Grup', (row) => row.group),
    text('Soru', (row) => row.question),
    text('Yanıt', (row) => row.answer),
    flag('Sitede', (row) => row.active),
  ],
};
