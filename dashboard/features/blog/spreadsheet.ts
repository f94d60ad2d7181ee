import type { BlogListItem } from '#domain/blog/admin-schema.ts';
import { type ListSheet, instant, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { stateOf, STATES } from './search.ts';

export const postSheet: ListSheet<BlogListItem> = {
  name: 'blog-yazilari',
  columns: [
    text('Başlık', (row) => row.title),
    text('Adres', (row) => `/blog/${row.slug}`),
    text('Durum', (row) => STATES[stateOf(row, Date.now())]),
    text('Özet', (row) => row.excerpt),
    text('Etiketler', (row) => row.tags.join(', ')),
    instant('Yayın', (row) => row.publishedAt),
    instant('Değişti', (row) => row.updatedAt),
  ],
};
