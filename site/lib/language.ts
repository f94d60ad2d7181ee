import { type Formats, formatsOf } from '#domain/languages/formats.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import type { IslandMessages } from '#domain/languages/messages.ts';

/** What a page is written in. */
export type Spoken = { language: Language; messages: IslandMessages };

let read = (): Spoken => {
  throw new Error('No language was chosen: render inside of `inLanguage` (language-of-page.ts).');
};

/** Set once: on the server the language of the page being rendered, in a browser that of its page. */
export function speakBy(reader: () => Spoken): void {
  read = reader;
}

/** The language of this page. Not known while modules load, so ask inside of a function. */
export const language = (): Language => read().language;

/** The messages of a room of islands, in the language of this page. Ask inside of a function. */
export const say = <Room extends keyof IslandMessages>(room: Room): IslandMessages[Room] =>
  read().messages[room];

/** How this page's language writes days, money, numbers and lists. */
export const formats = (): Formats => formatsOf(language());

/**
 * The address of a page in this page's language, for the Turkish one of the product ("/konaklamam?kod=…").
 * Names of villas, places and posts in it are as the data of this language has them. Every link to a
 * page goes through here, or it leads to Turkish.
 */
export function to(path: string): string {
  const { language: code, messages } = read();
  if (code === FIRST_LANGUAGE) return path;
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  const paths: Record<string, string> = messages.paths;
  const local = paths[first] ?? first;
  return `/${code}${local && `/${local}`}${rest}`;
}
