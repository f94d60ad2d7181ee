import { FIRST_LANGUAGE, type Language, languageOfPath } from './languages.ts';
import type pages from './tr/paths.ts';

/** How a language writes the addresses of pages, by their Turkish ones without the first slash. */
export type LocalNames = {
  /** Of the product's own pages: `<code>/paths.ts`. */
  pages: Readonly<Record<keyof typeof pages, string>>;
  /**
   * Of what the agency writes: slugs of places and types (`balayi-villalari`), and texts with the
   * page in front of them on both sides (`blog/bahar`: `blog/spring`).
   */
  slugs?: Names;
};

type Names = Readonly<Record<string, string>>;

/** The addresses of a language, of its pages alone; a file of its own, which Turkish never asks for. */
export const loadLocalNames = async (language: Language): Promise<LocalNames> => ({
  pages: ((await import(`./${language}/paths.ts`)) as { default: LocalNames['pages'] }).default,
});

/**
 * Pages that a language calls other than the page above them: `website/cancel` is below `website`
 * everywhere, because one file makes all of them.
 */
export const pagesApart = (pages: LocalNames['pages']): string[] =>
  Object.entries(pages).flatMap(([page, name]) => {
    const above = own(pages, page.replace(/\/[^/]*$/, ''));
    const isBelow = above === undefined || above === name || name.startsWith(`${above}/`);
    return isBelow ? [] : [`${page} (${name}, not ${above}/…)`];
  });

/** What is the same in every language: calls, files, and the dashboard, which speaks Turkish. */
const WITHOUT_LANGUAGE = /^\/(v\d+|media|_astro|fonts|map|reference|dashboard)(?=[/?#]|$)/;

/**
 * The address of a page in a language, for the Turkish one: `/konaklamam?kod=…` is
 * `/en/my-stay?kod=…`. What is below a path, its query and its hash stay as they are, and so does an
 * address that has a language already or needs none.
 */
export function localPath(path: string, language: Language, names: LocalNames): string {
  const isLocal = languageOfPath(path) !== FIRST_LANGUAGE;
  if (language === FIRST_LANGUAGE || isLocal || WITHOUT_LANGUAGE.test(path)) return path;
  const { segments, rest } = divide(path);
  const local = rename(segments, names.pages, names.slugs ?? {});
  return `/${[language, ...local].join('/')}${rest}`;
}

/** `localPath` with the names of pages alone, for whoever has none at hand. */
export const localAddress = async (path: string, language: Language): Promise<string> =>
  language === FIRST_LANGUAGE ? path : localPath(path, language, await loadLocalNames(language));

/**
 * The Turkish address of a page, for the one in its own language; of a Turkish one itself. Turkish
 * names below a language are understood as well, so that `localPath` of the answer corrects them.
 */
export function sourcePath(path: string, names: LocalNames): string {
  if (languageOfPath(path) === FIRST_LANGUAGE) return path;
  const { segments, rest } = divide(path);
  const source = rename(segments.slice(1), invert(names.pages), invert(names.slugs ?? {}));
  return `/${source.join('/')}${rest}`;
}

/** `sourcePath` with the names of pages alone. */
export const sourceAddress = async (path: string): Promise<string> => {
  const language = languageOfPath(path);
  return language === FIRST_LANGUAGE ? path : sourcePath(path, await loadLocalNames(language));
};

function divide(path: string): { segments: string[]; rest: string } {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  return { segments: pathname.split('/').filter(Boolean), rest };
}

/** The longest known beginning of a path is renamed; what no page of ours begins is places and types. */
function rename(segments: readonly string[], pages: Names, slugs: Names): string[] {
  for (let length = 3; length > 0; length -= 1) {
    const begin = segments.slice(0, length).join('/');
    const name = own(pages, begin) ?? (length > 1 ? own(slugs, begin) : undefined);
    if (name !== undefined) return [name, ...segments.slice(length)];
  }
  return segments.map((slug) => own(slugs, slug) ?? slug);
}

const own = (names: Names, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

const invert = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([turkish, local]) => [local, turkish]));
