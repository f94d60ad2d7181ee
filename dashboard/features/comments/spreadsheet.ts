import type { AdminComment } from '#domain/comments/admin-schema.ts';
import { CATEGORY_LABELS, REVIEW_CATEGORIES } from '#domain/comments/categories.ts';
import {
  flag,
  instant,
  number,
  type ListSheet,
  text,
} from '#dashboard/shared/spreadsheets/spreadsheet.ts';

export const commentSheet: ListSheet<AdminComment> = {
  name: 'yorumlar',
  columns: [
    text('Yazan', (row) => row.author),
    text('E-posta', (row) => row.email),
    text('Villa', (row) => row.villa_name),
    number('Puan', (row) => row.rating),
    ...REVIEW_CATEGORIES.map((category) =>
      number<AdminComment>(CATEGORY_LABELS[category], (row) => row.scores[category] ?? null),
    ),
    text('Yorum', (row) => row.text),
    text('Yanıt', (row) => row.reply?.text ?? null),
    text('Rezervasyon', (row) => row.reservation_id),
    flag('Yayında', (row) => row.active),
    instant('Yazıldı', (row) => row.createdAt),
  ],
};
