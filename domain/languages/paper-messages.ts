import type { Language } from './languages.ts';
import type { Like } from './like.ts';
import type papers from './tr/papers.ts';

/** What the papers of guests say. */
export type PaperMessages = Like<typeof papers>;

export const loadPaperMessages = async (language: Language): Promise<PaperMessages> =>
  ((await import(`./${language}/papers.ts`)) as { default: PaperMessages }).default;
