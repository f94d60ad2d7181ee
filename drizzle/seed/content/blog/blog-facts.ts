import type { RichTextPart } from '#domain/rich-text/rich-text.ts';
import type { ViewKind } from '#demo-pictures/identity/views.ts';
import type { Landscape } from '../towns.ts';

export type PostFacts = {
  slug: string;
  title: string;
  excerpt: string;
  tags: string[];
  /** ISO 8601 instant. */
  publishedAt: string;
  /** What its picture should show. */
  picture: { landscape: Landscape; view: ViewKind };
  body: RichTextPart[];
};
