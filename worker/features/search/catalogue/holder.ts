import { SALE_NIGHTS } from '#domain/sale-horizon.ts';
import type { Day } from '#domain/values/dates.ts';
import { releaseExpired } from '#domain/search/index/delta.ts';
import { today } from '#worker/platform/clock.ts';
import { type CacheDeps, versionedCache } from '#worker/platform/versioned-cache.ts';
import { buildCatalogue, type Catalogue, updateNights } from './catalogue.ts';
import { type CatalogueChanges, type Known, readCatalogueChanges } from '../queries.ts';
import type { Span } from './villa-columns.ts';

/** The dependencies for reading the catalogue. */
export type CatalogueDeps = CacheDeps;

/** One catalogue for each database used in this isolate. */
const catalogues = versionedCache<Catalogue>({
  // Reading all rows takes long, so concurrent requests share it.
  patienceMs: 3_000,
  isUsable: ({ index }, { clock }) => index.horizon.today === today(clock),
  countersOf: ({ version }) => ({ version }),
  read: async ({ db, clock }, held) => {
    const span = { today: today(clock), nights: SALE_NIGHTS };
    const known = knownOf(held, span.today);
    const changes = await readCatalogueChanges(db, known, span);
    return (current) => apply(current, known, changes, span, clock.now());
  },
});

/**
 * The catalogue, at most two seconds old and with every write of this isolate; expired holds are
 * free. No database trip while it is current, else one. The returned object may change in place
 * with the next call: do not use it after awaiting something else.
 */
export async function getCatalogue(deps: CatalogueDeps): Promise<Catalogue> {
  const catalogue = await catalogues.get(deps);
  releaseExpired(catalogue.index, deps.clock.now());
  return catalogue;
}

/** The same without waiting; null when a database trip would be needed. */
export function peekCatalogue(deps: CatalogueDeps): Catalogue | null {
  const catalogue = catalogues.peek(deps);
  if (catalogue !== null) releaseExpired(catalogue.index, deps.clock.now());
  return catalogue;
}

/** How old the catalogue in memory is and how many villas are in it; null before the first search. */
export function catalogueState(deps: CatalogueDeps): { ageMs: number; villas: number } | null {
  const held = catalogues.look(deps);
  return held && { ageMs: held.ageMs, villas: held.value.index.cards.length };
}

/** The version whose rows can be reused; none when the index does not begin today. */
function knownOf(catalogue: Catalogue | null, day: Day): Known {
  if (catalogue?.index.horizon.today !== day) return { version: -1, content: -1 };
  return { version: catalogue.version, content: catalogue.content };
}

function apply(
  catalogue: Catalogue | null,
  known: Known,
  changes: CatalogueChanges,
  span: Span,
  now: Date,
): Catalogue {
  if (changes.facts !== null)
    return buildCatalogue(changes, changes.facts, span, now.toISOString());
  if (catalogue === null) throw new Error('the catalogue has no version row');
  // A concurrent check may have loaded a newer state; an older one must not overwrite it.
  const isOvertaken = catalogue.version !== known.version && catalogue.version >= changes.version;
  if (changes.nights !== null && !isOvertaken) {
    updateNights(catalogue, changes.nights, now);
    catalogue.version = changes.version;
  }
  return catalogue;
}
