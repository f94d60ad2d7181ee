import { sql } from 'drizzle-orm';
import {
  FIRST_LANGUAGE,
  type Language,
  languageOfPath,
  OTHER_LANGUAGES,
} from '#domain/languages/languages.ts';
import {
  loadLocalNames,
  type LocalNames,
  localPath,
  sourcePath,
} from '#domain/languages/local-path.ts';
import {
  isFreeSlug,
  localSlugs,
  type SlugPair,
  type TakenSlugs,
} from '#domain/languages/local-slugs.ts';
import { slugify } from '#domain/values/slug.ts';
import { blogPosts } from '#drizzle/schema/content.ts';
import { districts, publicSlugs } from '#drizzle/schema/locations.ts';
import { translations } from '#drizzle/schema/translations.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { type CacheDeps, cached } from '#worker/platform/versioned-cache.ts';
import { isShown } from './queries.ts';

/** What the agency's texts are called in addresses of a language. */
export type LocalAddresses = {
  /** Local slugs of villa types, by the Turkish ones; without those that another page has. */
  types: Readonly<Record<string, string>>;
  /** Local slugs of the blog's tags, by the Turkish ones. */
  tags: Readonly<Record<string, string>>;
  /**
   * Posts whose title is translated, or was before it changed, with their Turkish slug and tags: an
   * address that was there stays, and what is not translated is shown in Turkish.
   */
  posts: readonly { slug: string; tags: readonly string[] }[];
};

/** The Turkish slugs that stand below every language: of places and types. */
const selectTurkishSlugs = (db: Database) =>
  db.read.all<{ slug: string }>(
    sql`select slug from ${publicSlugs} union select slug from ${districts}`,
  );

/** Slugs that are translated, with their translation whether it is shown or not. */
const selectTypeSlugs = (db: Database, language: Language) =>
  db.read.all<SlugPair>(sql`select ${translations.source}, ${translations.text} slug
    from ${villaTypes} join ${translations} on ${translations.source} = ${villaTypes.slug}
    where ${translations.language} = ${language}`);

const takenBy = async (
  language: Language,
  turkish: readonly { slug: string }[],
): Promise<TakenSlugs> => ({
  turkish: new Set(turkish.map(({ slug }) => slug)),
  pages: Object.values((await loadLocalNames(language)).pages),
});

/** Tells whether a type may have a slug in a language, which it then has for the next question. */
export async function readFreeSlugs(
  db: Database,
  language: Language,
): Promise<(pair: SlugPair) => boolean> {
  const { turkish, types } = await readTogether(db, {
    turkish: selectTurkishSlugs(db),
    types: selectTypeSlugs(db, language),
  });
  const taken = await takenBy(language, turkish);
  const slugs = new Map(types.map(({ source, slug }) => [source, slug]));
  return (pair) => {
    const others = [...slugs].flatMap(([source, slug]) => (source === pair.source ? [] : [slug]));
    const isFree = isFreeSlug(pair, taken, others);
    if (isFree) slugs.set(pair.source, pair.slug);
    return isFree;
  };
}

/** The addresses of every other language, in one trip. */
export async function readLocalAddresses(
  db: Database,
): Promise<ReadonlyMap<Language, LocalAddresses>> {
  const { texts, posts, turkish } = await readTogether(db, {
    // By where a text stands and not by where it was translated: that may be another row.
    texts: db.read.all<{ language: Language; kind: string; source: string; text: string }>(sql`
      select ${translations.language}, w.kind, w.source, ${translations.text}
      from (select 'type' kind, slug source from ${villaTypes}
        union select 'tag', tag.value from ${blogPosts}, json_each(${blogPosts.tags}) tag) w
      join ${translations} on ${translations.source} = w.source where ${isShown}
      order by ${translations.id}`),
    posts: db.read
      .select({
        language: sql<Language>`languages.value`,
        slug: blogPosts.slug,
        tags: blogPosts.tags,
      })
      .from(blogPosts)
      .innerJoin(sql`json_each(${JSON.stringify(OTHER_LANGUAGES)}) as languages`, sql`true`)
      .where(
        sql`exists (select 1 from ${translations} where ${translations.language} = languages.value
          and ${translations.source} = ${blogPosts.title} and ${isShown})
          or exists (select 1 from ${translations} where ${translations.kind} = 'post'
            and ${translations.rowId} = ${blogPosts.id} and ${translations.field} = 'title'
            and ${translations.place} = '' and ${translations.language} = languages.value
            and ${isShown})`,
      ),
    turkish: selectTurkishSlugs(db),
  });
  const called = (language: Language, kind: string) =>
    texts
      .filter((one) => one.language === language && one.kind === kind)
      .map(({ source, text }) => ({ source: slugify(source), slug: slugify(text) }));
  const all = OTHER_LANGUAGES.map(async (language): Promise<[Language, LocalAddresses]> => {
    const taken = await takenBy(language, turkish);
    return [
      language,
      {
        types: localSlugs(called(language, 'type'), taken),
        tags: Object.fromEntries(called(language, 'tag').map(({ source, slug }) => [source, slug])),
        posts: posts.filter((one) => one.language === language),
      },
    ];
  });
  return new Map(await Promise.all(all));
}

type All = ReadonlyMap<Language, LocalAddresses>;

/** How a language names its pages and types. */
const namesOf = async (language: Language, all: All): Promise<LocalNames> => ({
  ...(await loadLocalNames(language)),
  slugs: all.get(language)?.types,
});

/** The Turkish address of a page or a villa type, for the one in its own language. */
export async function sourceAmong(path: string, all: All): Promise<string> {
  const language = languageOfPath(path);
  return language === FIRST_LANGUAGE ? path : sourcePath(path, await namesOf(language, all));
}

const addresses = cached(({ db }) => readLocalAddresses(db));

/**
 * Where a villa type's page is whose address has the Turkish slug below a language: for
 * `/en/balayi-villalari`, `/en/honeymoon-villas`. Null for an address that is right.
 */
export async function findLocalAddress(deps: CacheDeps, path: string): Promise<string | null> {
  const language = languageOfPath(path);
  if (language === FIRST_LANGUAGE) return null;
  const names = await namesOf(language, await addresses.get(deps));
  const right = localPath(sourcePath(path, names), language, names);
  return right === path ? null : right;
}
