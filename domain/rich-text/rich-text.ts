import * as z from 'zod';
import { PictureKeySchema } from '#domain/media/picture-key.ts';
import { line } from '#domain/wire/fields.ts';

/** An allowed link target: a page of ours, an anchor, or a plain external address. */
const SAFE_TARGET = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)[^\s<>"]*$/;

// No address has a bracket of this kind, and without it an open link is left at the next one.
const INLINE = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^)\s[]+)\)/g;

/**
 * Inline text: plain, with `**strong**` and links as `[text](target)`. There is no other markup, so
 * no HTML sanitiser is needed. Links to anything but a page, a web, mail or phone address are
 * refused.
 */
export const InlineText = z
  .string()
  .trim()
  .min(1, 'Metin boş bırakılamaz.')
  .max(5000, 'Bir metin en çok 5.000 karakter olabilir.')
  .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'Görünmez karakter içeremez.')
  .refine((text) => [...text.matchAll(INLINE)].every((m) => !m[3] || SAFE_TARGET.test(m[3])), {
    message: 'Bağlantılar /sayfa, https://…, mailto: veya tel: ile başlamalı.',
  });

const Heading = z.strictObject({
  type: z.literal('heading'),
  /** 2 for a section, 3 for a subsection; the page's title is level 1. */
  level: z.union([z.literal(2), z.literal(3)]),
  text: InlineText,
});
const Paragraph = z.strictObject({ type: z.literal('paragraph'), text: InlineText });
const List = z.strictObject({
  type: z.literal('list'),
  ordered: z.boolean(),
  items: z.array(InlineText).min(1).max(100),
});
const Steps = z.strictObject({
  type: z.literal('steps'),
  items: z
    .array(z.strictObject({ title: InlineText, text: InlineText }))
    .min(1)
    .max(30),
});
const Note = z.strictObject({
  type: z.literal('note'),
  tone: z.enum(['info', 'warning']),
  text: InlineText,
});
const Table = z.strictObject({
  type: z.literal('table'),
  head: z.array(InlineText).min(1).max(8),
  rows: z.array(z.array(InlineText).max(8)).min(1).max(200),
});

const Picture = z.strictObject({
  type: z.literal('picture'),
  /** Upload with POST /v1/admin/media. */
  key: PictureKeySchema,
  /** Alternative text for people who cannot see the picture. */
  alt: line(3, 300),
});

/** A part that consists of text: documents include only these. */
export const TextPart = z.discriminatedUnion('type', [
  Heading,
  Paragraph,
  List,
  Steps,
  Note,
  Table,
]);
export type TextPart = z.infer<typeof TextPart>;

/**
 * One part of a rich text: pages, blog posts, and texts of regions and villa types are lists of
 * these.
 */
export const RichTextPart = z.discriminatedUnion('type', [...TextPart.options, Picture]);
export type RichTextPart = z.infer<typeof RichTextPart>;

/** A whole rich text as it is stored and sent. */
export const RichText = z.array(RichTextPart).max(300, 'Bir sayfada en çok 300 bölüm olabilir.');
export type RichText = z.infer<typeof RichText>;

/** A run of inline text as a page renders it. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; href: string };

/** Splits inline text into runs; a link with an unsafe target becomes its text. */
export function parseInline(text: string): Inline[] {
  const runs: Inline[] = [];
  let done = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > done) runs.push({ kind: 'text', text: text.slice(done, match.index) });
    runs.push(toRun(match));
    done = match.index + match[0].length;
  }
  if (done < text.length) runs.push({ kind: 'text', text: text.slice(done) });
  return runs;
}

function toRun([, strong, label = '', href = '']: RegExpMatchArray): Inline {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (SAFE_TARGET.test(href)) return { kind: 'link', text: label, href };
  return { kind: 'text', text: label };
}

/** Inline text without its markup, for excerpts, descriptions and search. */
export function plainText(text: string): string {
  return parseInline(text)
    .map((run) => run.text)
    .join('');
}
