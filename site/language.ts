import { type Formats, formatsOf } from '#domain/languages/formats.ts';
import type { Language } from '#domain/languages/languages.ts';
import { type LocalNames, localPath } from '#domain/languages/local-path.ts';
import type { IslandMessages } from '#domain/languages/messages.ts';

/** What a page is written in. */
export type Spoken = {
  language: Language;
  messages: IslandMessages;
  /** Of what the agency writes; a browser is given addresses that have them already. */
  slugs?: LocalNames['slugs'];
  /** Texts of the agency on this page, noted while it is rendered. */
  marks?: Map<string, Mark>;
};

/** What a text of the agency is, where no person wrote it in the page's language. */
export type Mark = 'untranslated' | 'byMachine';

let read = (): Spoken => {
  throw new Error('No language was chosen: render inside of `inLanguageOf` (language-of-page.ts).');
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
 * Every link to a page goes through here, or it leads to Turkish.
 */
export function to(path: string): string {
  const { language: code, messages, slugs } = read();
  return localPath(path, code, { pages: messages.paths, slugs });
}

/** A thing as this page shows it; notes which of its texts no person wrote in the page's language. */
export function noted<Thing>({
  thing,
  ...texts
}: { thing: Thing } & Readonly<Record<Mark, readonly string[]>>): Thing {
  const { marks } = read();
  for (const kind of ['untranslated', 'byMachine'] as const) {
    for (const text of texts[kind]) marks?.set(text, kind);
  }
  return thing;
}

/** What a text, or a list of them, is; null for what was written in the page's language. */
export function markOf(texts: readonly string[]): Mark | null {
  const { marks } = read();
  return texts.map((text) => marks?.get(text)).find((found) => found !== undefined) ?? null;
}

/**
 * A text of the agency for what has no room to say “in Turkish”: titles, search engines, sentences with
 * words of ours. Empty where it is not in the page's language.
 */
export const ifTranslated = (text: string): string =>
  markOf([text]) === 'untranslated' ? '' : text;
