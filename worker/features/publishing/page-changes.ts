import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { PageScope } from '#domain/publishing/page-scope.ts';
import { addDays, type Day, istanbulDay, nightsBetween } from '#domain/values/dates.ts';
import { blogPosts } from '#drizzle/schema/content.ts';
import { villaDiscounts, villaPrices } from '#drizzle/schema/prices.ts';
import { catalogueVersion, pageVersions } from '#drizzle/schema/versions.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { instant, today } from '#worker/platform/clock.ts';
import {
  type CacheDeps,
  type VersionedCache,
  versionedCache,
} from '#worker/platform/versioned-cache.ts';
import { ANYTHING } from './page-scopes.ts';

/**
 * When pages were built, and the value of `catalogue_version.pages` at that time; `isWhole` once
 * each page has its file.
 */
export type BuiltFrom = { at: string; pages: number; isWhole: boolean };

/** The changes since the pages were built. */
export type PageChanges = {
  /** The counter up to which `written` is known. */
  pages: number;
  day: Day;
  /** The counter at the last change, by scope. */
  written: ReadonlyMap<string, number>;
  /** The same for changes caused by time alone: a rising number. */
  due: ReadonlyMap<string, number>;
};

/**
 * For how many ms a result is reused without asking again; limits a busy site to one query a
 * second.
 */
const TRUSTED_MS = 1_000;

/**
 * Once the result is this old, in ms, a visitor waits for the next query, so that other isolates'
 * changes show within that time.
 */
const STALE_MS = 5_000;

/**
 * The changes since a build: read incrementally, some twenty bytes each, by at most one small query
 * a second, which visitors do not wait for as long as they keep coming.
 */
export const pageChangesSince = (built: BuiltFrom): VersionedCache<PageChanges> =>
  versionedCache<PageChanges>({
    trustedMs: TRUSTED_MS,
    staleMs: STALE_MS,
    isUsable: ({ day }, { clock }) => day === today(clock),
    countersOf: ({ pages }) => ({ pages }),
    read: async (deps, held) => {
      const since = held?.pages ?? built.pages;
      const day = today(deps.clock);
      const { pages, rows, post } = await readChanges(deps, built, since);
      const days = held?.day === day ? dueDays(held.due) : await readDueOfDay(deps.db, built, day);
      const due = new Map(post === null ? days : [...days, ['posts', Date.parse(post)]]);
      return (current) => {
        const written = new Map(current?.written);
        for (const { scope, version } of rows) {
          written.set(scope, Math.max(version, written.get(scope) ?? 0));
        }
        return { pages: Math.max(pages, current?.pages ?? 0), day, written, due };
      };
    },
  });

/** Rises whenever one of the scopes changes; 0: unchanged since the build. */
export function versionOf({ pages, written, due }: PageChanges, scopes: readonly string[]): number {
  return scopes.reduce((sum, scope) => {
    if (scope === ANYTHING) return sum + (written.size + due.size === 0 ? 0 : pages);
    return sum + (written.get(scope) ?? 0) + (due.get(scope) ?? 0);
  }, 0);
}

async function readChanges({ db, clock }: CacheDeps, built: BuiltFrom, since: number) {
  const { counters, rows, posts } = await readTogether(db, {
    counters: db.read
      .select({ pages: catalogueVersion.pages })
      .from(catalogueVersion)
      .where(eq(catalogueVersion.id, 1)),
    rows: db.read.select().from(pageVersions).where(gt(pageVersions.version, since)),
    // A post may be scheduled for a coming day.
    posts: db.read
      .select({ at: sql<string | null>`max(${blogPosts.publishedAt})` })
      .from(blogPosts)
      .where(
        and(
          eq(blogPosts.active, true),
          gt(blogPosts.publishedAt, built.at),
          lte(blogPosts.publishedAt, instant(clock)),
        ),
      ),
  });
  return { pages: counters[0]?.pages ?? 0, rows, post: posts[0]?.at ?? null };
}

const dueDays = (due: ReadonlyMap<string, number>) =>
  [...due].filter(([scope]) => scope !== 'posts');

/**
 * Changes caused by midnights since the build: villas of which a season or a discount has begun or
 * ended, or the permit. The months in a page's calendar remain good for one day after its build; if they are
 * older, a nightly build has failed.
 */
async function readDueOfDay(
  db: Database,
  built: BuiltFrom,
  day: Day,
): Promise<[scope: PageScope, raised: number][]> {
  const builtOn = istanbulDay(new Date(built.at));
  if (day <= builtOn) return [];
  const age = nightsBetween(builtOn, day);
  const { bookFrom, bookTo, stayTo } = villaDiscounts;
  const ended = (column: unknown) => sql`(${column} >= ${builtOn} and ${column} < ${day})`;
  const slugs = await db.read
    .select({ slug: villas.slug })
    .from(villas)
    .where(
      and(
        eq(villas.active, true),
        sql`(${ended(villas.saleUntil)} or ${villas.id} in (
          select ${villaPrices.villaId} from ${villaPrices} where ${ended(villaPrices.endsOn)}
          union select ${villaDiscounts.villaId} from ${villaDiscounts}
          where ${ended(bookTo)} or ${ended(stayTo)}
            or (${bookFrom} > ${builtOn} and ${bookFrom} <= ${day})))`,
      ),
    );
  const own = slugs.flatMap(({ slug }) => [`villa:${slug}`, `card:${slug}`] as const);
  const scopes: PageScope[] = slugs.length === 0 ? [] : [...own, 'lists', 'places'];
  if (day > addDays(builtOn, 1)) scopes.push('calendars');
  return scopes.map((scope) => [scope, age]);
}
