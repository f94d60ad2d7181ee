import type { Language } from './languages.ts';
import type { Like } from './like.ts';
import type errors from './tr/errors.ts';
import type islands from './tr/islands.ts';
import type pages from './tr/pages.ts';
import type scripts from './tr/scripts.ts';

/** What islands say, by room. */
export type IslandMessages = Like<typeof islands>;

/** What pages say, by room. */
export type PageMessages = Like<typeof pages>;

/** What scripts say that run without islands, by room. */
export type ScriptMessages = Like<typeof scripts>;

/** Each language is a file of its own in the browser, of which a page loads one. */
export const loadIslandMessages = async (language: Language): Promise<IslandMessages> =>
  ((await import(`./${language}/islands.ts`)) as { default: IslandMessages }).default;

export const loadPageMessages = async (language: Language): Promise<PageMessages> =>
  ((await import(`./${language}/pages.ts`)) as { default: PageMessages }).default;

export const loadScriptMessages = async (language: Language): Promise<ScriptMessages> =>
  ((await import(`./${language}/scripts.ts`)) as { default: ScriptMessages }).default;

/** What calls refuse; loaded with the first refusal in a language. */
export type ErrorMessages = Like<typeof errors>;

export const loadErrorMessages = async (language: Language): Promise<ErrorMessages> =>
  ((await import(`./${language}/errors.ts`)) as { default: ErrorMessages }).default;
