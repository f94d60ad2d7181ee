import { type RichTextPart, plainText } from '#domain/rich-text/rich-text.ts';

/** Turkish words are long, so fewer are read per minute. */
const WORDS_A_MINUTE = 180;

/** Minutes a text takes to read, at least one. */
export function readingMinutes(blocks: readonly RichTextPart[]): number {
  const words = blocks.flatMap(textsOf).reduce((sum, text) => sum + countWords(text), 0);
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

const countWords = (text: string): number => plainText(text).split(/\s+/).filter(Boolean).length;

function textsOf(block: RichTextPart): string[] {
  switch (block.type) {
    case 'list':
      return block.items;
    case 'steps':
      return block.items.flatMap(({ title, text }) => [title, text]);
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'picture':
      return [];
    default:
      return [block.text];
  }
}
