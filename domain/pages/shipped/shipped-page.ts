import type { RichTextPart } from '#domain/rich-text/rich-text.ts';
import type { PageSection } from '../schema.ts';

/** The text of a content page of the website that comes with the product. */
export type ShippedPage = {
  section: PageSection;
  title: string;
  intro: string;
  body: RichTextPart[];
  /** What only this section has. */
  data: Record<string, unknown>;
};
