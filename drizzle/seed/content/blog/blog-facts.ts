import type { RichTextPart } from '#domain/rich-text/rich-text.ts';
import type { Landscape } from '../towns.ts';

export type PostFacts = {
  slug: string;
  title: string;
  excerpt: string;
  tags: string[];
  /** An instant. */
  publishedAt: string;
  /** What its picture should show. */
  sceneHint: {
    landscape: Landscape;
    composition:
      | 'facade'
      | 'terrace'
      | 'aerial'
      | 'bedroom'
      | 'kitchen'
      | 'bathroom'
      | 'table'
      | 'garden'
      | 'path'
      | 'evening';
  };
  body: RichTextPart[];
};
