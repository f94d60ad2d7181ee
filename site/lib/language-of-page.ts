import { AsyncLocalStorage } from 'node:async_hooks';
import {
  FIRST_LANGUAGE,
  type Language,
  LANGUAGE_CODES,
  languageOfPath,
} from '#domain/languages/languages.ts';
import {
  loadLocalNames,
  type LocalNames,
  localPath,
  sourcePath,
} from '#domain/languages/local-path.ts';
import {
  loadIslandMessages,
  loadPageMessages,
  type PageMessages,
} from '#domain/languages/messages.ts';
import { speakBy, type Spoken } from './language.ts';

type Rendering = Spoken & { pages: PageMessages; path: string };

const rendering = new AsyncLocalStorage<Rendering>();

function current() {
  const spoken = rendering.getStore();
  if (spoken === undefined)
    throw new Error('A page asked for its language outside of a rendering.');
  return spoken;
}
speakBy(current);

/**
 * Renders the page at an address in the language of the address; what is rendered must be awaited
 * inside. Null for a page that the language does not have.
 */
export async function inLanguageOf<Result>(
  pathname: string,
  render: () => Promise<Result>,
): Promise<Result | null> {
  const language = languageOfPath(pathname);
  const [messages, pages, names] = await Promise.all([
    loadIslandMessages(language),
    loadPageMessages(language),
    localNames(language),
  ]);
  const path = sourcePath(pathname, names);
  if (!isWrittenIn(path, language)) return null;
  return rendering.run({ language, messages, pages, slugs: names.slugs, path }, render);
}

/** The names of a language's addresses, with those of what the agency writes. */
const localNames = (language: Language): Promise<LocalNames> => loadLocalNames(language);

/** The Turkish address of this page, by which it knows itself: the slugs of its data are in it. */
export const sourcePathOfPage = (): string => current().path;

/** A slug of the Turkish address: its `index`-th part. */
export const slugOfPage = (index: number): string => current().path.split('/')[index + 1] ?? '';

/**
 * The parameters of a prerendered page in the language of its route, for the Turkish addresses that
 * it is built for.
 */
export async function staticPaths(
  routePattern: string,
  paths: readonly string[],
): Promise<{ params: Record<string, string> }[]> {
  const language = languageOfPath(routePattern);
  const names = await localNames(language);
  return paths.map((path) => {
    const parts = localPath(path, language, names).split('/');
    const params = routePattern.split('/').flatMap((part, at) => {
      const [, name] = /^\[(.+)\]$/.exec(part) ?? [];
      return name === undefined ? [] : [[name, parts[at] ?? '']];
    });
    return { params: Object.fromEntries(params) as Record<string, string> };
  });
}

/** A page in one of its languages. */
export type Address = { language: Language; path: string };

/** What is written once and read in Turkish: a blog has no facts that could stand without texts. */
const TURKISH_ALONE = /^\/blog(?=\/|$)/;

/** Whether the page at a Turkish address exists in a language. */
export const isWrittenIn = (path: string, language: Language): boolean =>
  language === FIRST_LANGUAGE || !TURKISH_ALONE.test(path);

/** Tells of a Turkish address the page in each of its languages, Turkish first. */
export async function readAddresses(): Promise<(path: string) => Address[]> {
  const all = await Promise.all(
    LANGUAGE_CODES.map(async (language) => ({ language, names: await localNames(language) })),
  );
  return (path) =>
    all
      .filter(({ language }) => isWrittenIn(path, language))
      .map(({ language, names }) => ({ language, path: localPath(path, language, names) }));
}

/** The messages of a room that no island needs, on the server alone. */
export const sayOnPage = <Room extends keyof PageMessages>(room: Room): PageMessages[Room] =>
  current().pages[room];
