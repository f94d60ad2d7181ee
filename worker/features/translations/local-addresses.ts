import { sql } from 'drizzle-orm';
import { type Language, OTHER_LANGUAGES } from '#domain/languages/languages.ts';
import { slugify } from '#domain/values/slug.ts';
import { blogPosts } from '#drizzle/schema/content.ts';
import { translations } from '#drizzle/schema/translations.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { isShown } from './queries.ts';

/** What the agency's texts are called in addresses of a language. */
export type LocalAddresses = {
  /** Local slugs of villa types, by the Turkish ones. */
  types: Readonly<Record<string, string>>;
  /** Local slugs of the blog's tags, by the Turkish ones. */
  tags: Readonly<Record<string, string>>;
  /** Posts of which every text is translated, with their Turkish slug and tags. */
  posts: readonly { slug: string; tags: readonly string[] }[];
};

/** The addresses of every other language, in one trip. */
export async function readLocalAddresses(
  db: Database,
): Promise<ReadonlyMap<Language, LocalAddresses>> {
  const { texts, posts } = await readTogether(db, {
    // By where a text stands and not by where it was translated: that may be another row.
    texts: db.read.all<{ language: Language; kind: string; source: string; text: string }>(sql`
      select ${translations.language}, w.kind, w.source, ${translations.text}
      from (select distinct kind, source from translatable
        where (kind, field) in (('villa_type', 'slug'), ('post', 'tags'))) w
      join ${translations} on ${translations.source} = w.source where ${isShown}`),
    posts: db.read
      .select({
        language: sql<Language>`languages.value`,
        slug: blogPosts.slug,
        tags: blogPosts.tags,
      })
      .from(blogPosts)
      .innerJoin(sql`json_each(${JSON.stringify(OTHER_LANGUAGES)}) as languages`, sql`true`)
      .where(
        sql`not exists (select 1 from translatable t where t.kind = 'post' and t.row_id = ${blogPosts.id}
          and not exists (select 1 from ${translations} where ${translations.language} = languages.value
            and ${translations.source} = t.source and ${isShown}))`,
      ),
  });
  const called = (language: Language, kind: string) =>
    Object.fromEntries(
      texts
        .filter((one) => one.language === language && one.kind === kind)
        .map(({ source, text }) => [slugify(source), slugify(text)]),
    );
  return new Map(
    OTHER_LANGUAGES.map((language) => [
      language,
      {
        types: called(language, 'villa_type'),
        tags: called(language, 'post'),
        posts: posts.filter((one) => one.language === language),
      },
    ]),
  );
}
