import type { Block } from '#domain/pages/blocks.ts';

/** A content page of the website. */
export type PageFacts = {
  section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'home';
  title: string;
  intro: string;
  body: Block[];
  /** What only this section has. */
  data: Record<string, unknown>;
};
