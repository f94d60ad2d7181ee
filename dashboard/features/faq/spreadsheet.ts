import type { AdminFaqEntry } from '#domain/faq/schema.ts';
import { flag, type SheetOf, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { readFaq } from './api.ts';

/** The questions of the page in its order. */
export const faqSheet: SheetOf<AdminFaqEntry> = {
  name: 'sik-sorulanlar',
  read: readFaq,
  columns: [
    text('Grup', (row) => row.group),
    text('Soru', (row) => row.question),
    text('Yanıt', (row) => row.answer),
    flag('Sitede', (row) => row.active),
  ],
};
