import { eq, sql } from 'drizzle-orm';
import type { Day } from '#domain/dates.ts';
import { catalogueVersion, villaNightVersions } from '#drizzle/schema/nights.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Deps } from '../../deps.ts';
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

/** How long a state is taken for current, in ms; a write of this isolate ends it at once. */
const TRUSTED_MS = 1_000;
/** Addresses whose state is kept; beyond, the memory starts anew. */
const MOST_KEPT = 2_000;

type Kept = { state: PageState; at: number; writes: number };

const keptStates = new Map<string, Kept>();

/** The state that `path` would be rendered from now. At most one database trip. */
export async function getPageState(deps: Deps, path: string): Promise<PageState> {
  const now = deps.clock.now().getTime();
  const kept = keptStates.get(path);
  const { writes } = deps.db;
  if (kept !== undefined && kept.writes === writes && now - kept.at < TRUSTED_MS) return kept.state;
  const state = { day: today(deps.clock), ...(await readCounts(deps, path)) };
  if (keptStates.size >= MOST_KEPT) keptStates.clear();
  keptStates.set(path, { state, at: now, writes });
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
