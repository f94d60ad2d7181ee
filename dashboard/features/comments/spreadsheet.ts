import type { AdminComment } from '#domain/comments/admin-schema.ts';
import { CATEGORY_LABELS, REVIEW_CATEGORIES } from '#domain/comments/categories.ts';
import {
  flag,
  instant,
  number,
  type SheetOf,
  text,
} from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { readCommentPart } from './api.ts';
import type { CommentSearch } from './search.ts';

/** Guests' comments, published or not. */
export const commentSheet = (search: CommentSearch): SheetOf<AdminComment> => ({
  name: 'yorumlar',
  read: (part) => readCommentPart(search, part),
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
});
