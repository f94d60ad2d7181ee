import { p } from '#domain/rich-text/parts.ts';
import type { RichTextPart } from '#domain/rich-text/rich-text.ts';

/** A text of paragraphs only. */
export const paragraphs = (...texts: string[]): RichTextPart[] => texts.map(p);

/** The words of a text, as a list. */
export function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
