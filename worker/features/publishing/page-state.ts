import { eq, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import { catalogueVersion, villaNightVersions } from '#drizzle/schema/nights.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Deps } from '../../platform/deps.ts';
import { today } from '../../platform/clock.ts';

/** What a page is rendered from: equal states give equal bytes. */
export type PageState = {
  day: Day;
  /** Catalogue and texts, as `catalogue_version` counts them. */
  content: number;
  texts: number;
  /** The catalogue's version: of the whole build, or of a villa's nights; 0 where no nights show. */
  version: number;
};

/** How long a state is cached, in ms; a write of this isolate ends it at once. */
const TRUSTED_MS = 1_000;
/** Addresses whose state is cached; beyond, the cache starts again. */
const MOST_CACHED = 2_000;

type CachedState = { state: PageState; at: number; writes: number };

const cachedStates = new Map<string, CachedState>();

/** The state that `path` would be rendered from now. At most one database trip. */
export async function getPageState(deps: Deps, path: string): Promise<PageState> {
  const now = deps.clock.now().getTime();
  const cached = cachedStates.get(path);
  const { writes } = deps.db;
  if (cached !== undefined && cached.writes === writes && now - cached.at < TRUSTED_MS)
    return cached.state;
  const state = { day: today(deps.clock), ...(await readCounts(deps, path)) };
  if (cachedStates.size >= MOST_CACHED) cachedStates.clear();
  cachedStates.set(path, { state, at: now, writes });
  return state;
}

async function readCounts(deps: Deps, path: string) {
  const villa = /^\/villa\/([a-z0-9-]+)$/.exec(path)?.[1];
  const nights = deps.db.read
    .select({ version: villaNightVersions.version })
    .from(villaNightVersions)
    .innerJoin(villas, eq(villas.id, villaNightVersions.villaId))
    .where(eq(villas.slug, villa ?? ''));
  const [row] = await deps.db.read
    .select({
      content: catalogueVersion.content,
      texts: catalogueVersion.texts,
      version: sql<number>`coalesce(${nights}, 0)`,
    })
    .from(catalogueVersion)
    .where(eq(catalogueVersion.id, 1));
  return row ?? { content: 0, texts: 0, version: 0 };
}

/** True when what was built from `built` is still what `now` would give. */
export function isCurrent(built: PageState, now: PageState): boolean {
  return (
    built.day === now.day &&
    built.content === now.content &&
    built.texts === now.texts &&
    built.version >= now.version
  );
}
