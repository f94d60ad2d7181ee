import type { Language } from './languages.ts';
import type { Like } from './like.ts';
import type errors from './tr/errors.ts';
import type * as islands from './tr/islands.ts';
import type * as pages from './tr/pages.ts';
import type * as scripts from './tr/scripts.ts';

/** What islands say, by room. */
export type IslandMessages = Like<typeof islands>;

/** What pages say, by room. */
export type PageMessages = Like<typeof pages>;

/** What scripts say that run without islands, by room. */
export type ScriptMessages = Like<typeof scripts>;

/** Each language is a file of its own in the browser, of which a page loads one. */
export const loadIslandMessages = async (language: Language): Promise<IslandMessages> =>
  (await import(`./${language}/islands.ts`)) as IslandMessages;

export const loadPageMessages = async (language: Language): Promise<PageMessages> =>
  (await import(`./${language}/pages.ts`)) as PageMessages;

export const loadScriptMessages = async (language: Language): Promise<ScriptMessages> =>
  (await import(`./${language}/scripts.ts`)) as ScriptMessages;

/** What calls refuse; loaded with the first refusal in a language. */
export type ErrorMessages = Like<typeof errors>;

export const loadErrorMessages = async (language: Language): Promise<ErrorMessages> =>
  ((await import(`./${language}/errors.ts`)) as { default: ErrorMessages }).default;
