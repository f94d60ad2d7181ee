import type { Block } from '#domain/pages/blocks.ts';

/** A kind of block as its menu names it. */
export const KINDS = {
  paragraph: 'Paragraf',
  heading: 'Başlık',
  subheading: 'Ara başlık',
  list: 'Madde listesi',
  ordered: 'Sıralı liste',
  steps: 'Adımlar',
  note: 'Not',
  warning: 'Uyarı',
  table: 'Tablo',
  picture: 'Resim',
} as const;

export type Kind = keyof typeof KINDS;

export function kindOf(block: Block): Kind {
  if (block.type === 'heading') return block.level === 2 ? 'heading' : 'subheading';
  if (block.type === 'list') return block.ordered ? 'ordered' : 'list';
  if (block.type === 'note') return block.tone === 'info' ? 'note' : 'warning';
  return block.type;
}

/** A block of `kind` made of plain lines: a line an item where the kind has items. */
export function blockOf(kind: Kind, lines: string[]): Block {
  const text = lines.join(' ').trim();
  const items = lines.length > 0 ? lines : [''];
  switch (kind) {
    case 'heading':
    case 'subheading':
      return { type: 'heading', level: kind === 'heading' ? 2 : 3, text };
    case 'list':
    case 'ordered':
      return { type: 'list', ordered: kind === 'ordered', items };
    case 'steps':
      return { type: 'steps', items: items.map((item) => ({ title: item, text: '' })) };
    case 'note':
    case 'warning':
      return { type: 'note', tone: kind === 'note' ? 'info' : 'warning', text };
    case 'table':
      return toTable(items);
    case 'picture':
      return { type: 'picture', key: '', alt: text };
    case 'paragraph':
      return { type: 'paragraph', text };
  }
}

/** A block's words as plain lines, so that it can become another kind without losing any. */
export function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'list':
      return block.items;
    case 'steps':
      return block.items.flatMap(({ title, text }) => [title, text].filter(Boolean));
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.join(' | '));
    case 'picture':
      return [block.alt];
    default:
      return [block.text];
  }
}

/** Lines with `|` or tabs between their cells; the first is the head. */
export function toTable(lines: string[]): Block {
  const [head = [''], ...rows] = lines.map((line) => line.split(/\s*\|\s*|\t/));
  return { type: 'table', head, rows: rows.length > 0 ? rows : [head.map(() => '')] };
}

/** Pasted text as blocks: an empty line parts paragraphs, dashes and numbers begin items. */
export function blocksFromText(text: string): Block[] {
  return text
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter(Boolean))
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      const isList = lines.every((line) => /^[-•*–]\s+/.test(line));
      const isOrdered = lines.every((line) => /^\d+[.)]\s+/.test(line));
      const bare = lines.map((line) => line.replace(/^([-•*–]|\d+[.)])\s+/, ''));
      if (isList) return blockOf('list', bare);
      return isOrdered ? blockOf('ordered', bare) : blockOf('paragraph', lines);
    });
}
