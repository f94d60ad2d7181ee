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
import { slugify } from '#domain/values/slug.ts';
import type { LocalAddresses } from '#worker/features/translations/local-addresses.ts';
import { tagHref } from './blog-tags.ts';
import { getLocalAddresses } from '#site/data.ts';
import { speakBy, type Spoken } from '#site/language.ts';

type Rendering = Spoken & { pages: PageMessages; path: string; names: Local };

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
  if (!isWrittenIn(path, language, names) || isTurkishSlug(pathname, language, names)) return null;
  const marks = new Map();
  const { slugs } = names;
  return rendering.run({ language, messages, pages, slugs, path, marks, names }, render);
}

/** How a language names its addresses, and the Turkish ones of the blog that it has. */
type Local = LocalNames & { blog: ReadonlySet<string> };

type Addresses = Awaited<ReturnType<typeof getLocalAddresses>>;

async function localNames(language: Language): Promise<Local> {
  const addresses = language === FIRST_LANGUAGE ? NONE : await getLocalAddresses();
  const kept = named.get(addresses)?.get(language);
  if (kept) return kept;
  const { pages } = await loadLocalNames(language);
  const names = namesFrom(pages, addresses.get(language));
  named.set(addresses, (named.get(addresses) ?? new Map()).set(language, names));
  return names;
}

const NONE: Addresses = new Map();

/** Every page asks, and they follow from what is read once for many. */
const named = new WeakMap<Addresses, Map<Language, Local>>();

function namesFrom(pages: LocalNames['pages'], addresses?: LocalAddresses): Local {
  const { types = {}, tags = {}, posts = [] } = addresses ?? {};
  const ofTags = Object.entries(tags).map(([turkish, local]) => [
    `blog/etiket/${turkish}`,
    `${pages['blog/etiket']}/${local}`,
  ]);
  const slugs: Record<string, string> = { ...types, ...Object.fromEntries(ofTags) };
  return { pages, slugs, blog: new Set(posts.flatMap(pathsOfPost)) };
}

const pathsOfPost = ({ slug, tags }: LocalAddresses['posts'][number]): string[] => [
  '/blog',
  '/blog/rss.xml',
  `/blog/${slug}`,
  ...tags.map((tag) => tagHref({ slug: slugify(tag) })),
];

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
  read: () => Promise<readonly string[]>,
): Promise<{ params: Record<string, string> }[]> {
  const language = languageOfPath(routePattern);
  const names = await localNames(language);
  const paths = (await inLanguageOf('/', read)) ?? [];
  return paths
    .filter((path) => isWrittenIn(path, language, names))
    .map((path) => {
      const parts = localPath(path, language, names).split('/');
      const params = routePattern.split('/').flatMap((part, at) => {
        const [, name] = /^\[(.+)\]$/.exec(part) ?? [];
        return name === undefined ? [] : [[name, parts[at] ?? '']];
      });
      return { params: Object.fromEntries(params) as Record<string, string> };
    });
}

export type Address = { language: Language; path: string };

/**
 * Whether the page at a Turkish address exists in a language. All do but those of a blog, which has
 * no facts that could stand without texts: its posts once their titles are translated, with their lists.
 */
const isWrittenIn = (path: string, language: Language, { blog }: Local): boolean =>
  language === FIRST_LANGUAGE || !/^\/blog(?=\/|$)/.test(path) || blog.has(path);

/** `isWrittenIn` for the language of this page: what it may link to. */
export function existsHere(path: string): boolean {
  const { language, names } = current();
  return isWrittenIn(path, language, names);
}

/** Whether an address has Turkish slugs that the language calls differently; it moved (worker/pages.ts). */
function isTurkishSlug(pathname: string, language: Language, { pages, slugs }: Local): boolean {
  const source = sourcePath(pathname, { pages });
  return (
    pathname === localPath(source, language, { pages }) &&
    pathname !== localPath(sourcePath(pathname, { pages, slugs }), language, { pages, slugs })
  );
}

/** Tells of a Turkish address the page in each of its languages, Turkish first. */
export async function readAddresses(): Promise<(path: string) => Address[]> {
  const all = await Promise.all(
    LANGUAGE_CODES.map(async (language) => ({ language, names: await localNames(language) })),
  );
  return (path) =>
    all
      .filter(({ language, names }) => isWrittenIn(path, language, names))
      .map(({ language, names }) => ({ language, path: localPath(path, language, names) }));
}

/** The messages of a room that no island needs, on the server alone. */
export const sayOnPage = <Room extends keyof PageMessages>(room: Room): PageMessages[Room] =>
  current().pages[room];
