import type { RichTextPart } from '#domain/rich-text/rich-text.ts';

/** A content page of the website. */
export type PageFacts = {
  section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'home';
  title: string;
  intro: string;
  body: RichTextPart[];
  /** What only this section has. */
  data: Record<string, unknown>;
};
