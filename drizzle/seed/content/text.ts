import type { Block } from '#domain/pages/blocks.ts';

/** Short hands for writing rich text. */
export const h2 = (text: string): Block => ({ type: 'heading', level: 2, text });
export const h3 = (text: string): Block => ({ type: 'heading', level: 3, text });
export const p = (text: string): Block => ({ type: 'paragraph', text });
export const ul = (...items: string[]): Block => ({ type: 'list', ordered: false, items });
export const ol = (...items: string[]): Block => ({ type: 'list', ordered: true, items });
export const note = (text: string): Block => ({ type: 'note', tone: 'info', text });
export const warning = (text: string): Block => ({ type: 'note', tone: 'warning', text });
export const steps = (...items: { title: string; text: string }[]): Block => ({
  type: 'steps',
  items,
});
export const table = (head: string[], ...rows: string[][]): Block => ({
  type: 'table',
  head,
  rows,
});

/** A text of paragraphs only. */
export const paragraphs = (...texts: string[]): Block[] => texts.map(p);

/** The words of a text that is written as a list. */
export function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
