import type { RichTextPart } from '#domain/rich-text/rich-text.ts';

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

export function kindOf(part: RichTextPart): Kind {
  if (part.type === 'heading') return part.level === 2 ? 'heading' : 'subheading';
  if (part.type === 'list') return part.ordered ? 'ordered' : 'list';
  if (part.type === 'note') return part.tone === 'info' ? 'note' : 'warning';
  return part.type;
}

/** A block of `kind` from plain lines: one item per line if the kind has items. */
export function partOf(kind: Kind, lines: string[]): RichTextPart {
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

/** A block's text as plain lines, so that it can be converted to another kind without loss. */
export function linesOf(part: RichTextPart): string[] {
  switch (part.type) {
    case 'list':
      return part.items;
    case 'steps':
      return part.items.flatMap(({ title, text }) => [title, text].filter(Boolean));
    case 'table':
      return [part.head, ...part.rows].map((cells) => cells.join(' | '));
    case 'picture':
      return [part.alt];
    default:
      return [part.text];
  }
}

/** Lines with `|` or tabs between their cells; the first is the head. */
export function toTable(lines: string[]): RichTextPart {
  const [head = [''], ...rows] = lines.map((line) => line.split(/\s*\|\s*|\t/));
  return { type: 'table', head, rows: rows.length > 0 ? rows : [head.map(() => '')] };
}

/** Pasted text as blocks: empty lines separate paragraphs, dashes and numbers start items. */
export function richTextFrom(text: string): RichTextPart[] {
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
      if (isList) return partOf('list', bare);
      return isOrdered ? partOf('ordered', bare) : partOf('paragraph', lines);
    });
}
