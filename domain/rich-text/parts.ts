import type { RichTextPart } from '#domain/rich-text/rich-text.ts';

/** Short names for writing rich text. */
export const h2 = (text: string): RichTextPart => ({ type: 'heading', level: 2, text });
export const p = (text: string): RichTextPart => ({ type: 'paragraph', text });
export const ul = (...items: string[]): RichTextPart => ({ type: 'list', ordered: false, items });
export const ol = (...items: string[]): RichTextPart => ({ type: 'list', ordered: true, items });
export const note = (text: string): RichTextPart => ({ type: 'note', tone: 'info', text });
export const warning = (text: string): RichTextPart => ({ type: 'note', tone: 'warning', text });
export const steps = (...items: { title: string; text: string }[]): RichTextPart => ({
  type: 'steps',
  items,
});
export const table = (head: string[], ...rows: string[][]): RichTextPart => ({
  type: 'table',
  head,
  rows,
});
