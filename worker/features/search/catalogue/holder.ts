import { SALE_NIGHTS } from '#domain/sale-horizon.ts';
import type { Day } from '#domain/values/dates.ts';
import { releaseExpired } from '#domain/search/index/delta.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant, today } from '#worker/platform/clock.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { buildCatalogue, type Catalogue, updateNights } from './catalogue.ts';
import { type CatalogueChanges, type Known, readCatalogueChanges } from '../queries.ts';
import type { Span } from './villa-columns.ts';

/** What reading the catalogue needs of the application. */
export type CatalogueDeps = Pick<Deps, 'db' | 'clock'>;

/** How long a checked catalogue is taken for current. */
const TRUSTED_MS = 2_000;

/**
 * How long a request waits for another one's check before it makes its own. The platform drops the
 * work of a request whose visitor has left, and then nothing would ever come.
 */
const PATIENCE_MS = 3_000;

/** A check of the version, and the local writes that had been made when it began. */
type Check = { writes: number; done: Promise<Catalogue> };

type Holder = {
  catalogue: Catalogue | null;
  /** In ms since 1970. */
  checkedAt: number;
  /** Writes of this isolate, and how many of them the last check could see. */
  writes: number;
  seenWrites: number;
  running: Check | null;
};

/** One catalogue for each database that an application of this isolate was made with. */
const holders = new WeakMap<Database, Holder>();

function holderOf(db: Database): Holder {
  const held = holders.get(db);
  if (held) return held;
  const holder = { catalogue: null, checkedAt: 0, writes: 0, seenWrites: 0, running: null };
  holders.set(db, holder);
  return holder;
}

/** Tells this isolate's search that a committed write of its own has changed the catalogue. */
export function catalogueChanged({ db }: Pick<Deps, 'db'>): void {
  holderOf(db).writes += 1;
}

/**
 * The catalogue, no older than two seconds and with every write of this isolate in it; holds that
 * have run out are free. No database trip while it is current, else one. What it gives may change
 * in place with the next call: use it up before awaiting anything.
 */
export async function getCatalogue(deps: CatalogueDeps): Promise<Catalogue> {
  const holder = holderOf(deps.db);
  const catalogue = findCurrent(holder, deps) ?? (await check(holder, deps));
  releaseExpired(catalogue.index, instant(deps.clock));
  return catalogue;
}

/** The same without waiting: null where a trip to the database would be needed. */
export function peekCatalogue(deps: CatalogueDeps): Catalogue | null {
  const catalogue = findCurrent(holderOf(deps.db), deps);
  if (catalogue !== null) releaseExpired(catalogue.index, instant(deps.clock));
  return catalogue;
}

function findCurrent(holder: Holder, { clock }: CatalogueDeps): Catalogue | null {
  const { catalogue, checkedAt, writes, seenWrites } = holder;
  const age = clock.now().getTime() - checkedAt;
  const isTrusted = age >= 0 && age < TRUSTED_MS && seenWrites === writes;
  return isTrusted && catalogue?.index.horizon.today === today(clock) ? catalogue : null;
}

/** Requests at the same time share one check, if it began after the writes they must see. */
async function check(holder: Holder, deps: CatalogueDeps): Promise<Catalogue> {
  const { running, writes } = holder;
  if (running !== null && running.writes === writes) {
    const shared = await patiently(running.done);
    if (shared !== null) return shared;
  }
  const own: Check = { writes, done: refresh(holder, deps, writes) };
  holder.running = own;
  try {
    return await own.done;
  } finally {
    if (holder.running === own) holder.running = null;
  }
}

/** Reads what has changed and applies it; `writes` are those of this isolate it must contain. */
async function refresh(holder: Holder, deps: CatalogueDeps, writes: number): Promise<Catalogue> {
  const startedAt = deps.clock.now().getTime();
  const span = { today: today(deps.clock), nights: SALE_NIGHTS };
  const known = knownOf(holder.catalogue, span.today);
  const changes = await readCatalogueChanges(deps.db, known, span);
  const catalogue = apply(holder, known, changes, span, instant(deps.clock));
  if (writes >= holder.seenWrites) {
    holder.seenWrites = writes;
    holder.checkedAt = startedAt;
  }
  return catalogue;
}

/** Of an index whose night 0 is not today nothing can be kept. */
function knownOf(catalogue: Catalogue | null, day: Day): Known {
  if (catalogue?.index.horizon.today !== day) return { version: -1, content: -1 };
  return { version: catalogue.version, content: catalogue.content };
}

function apply(
  holder: Holder,
  known: Known,
  changes: CatalogueChanges,
  span: Span,
  now: string,
): Catalogue {
  if (changes.facts !== null) {
    return (holder.catalogue = buildCatalogue(changes, changes.facts, span, now));
  }
  const { catalogue } = holder;
  if (catalogue === null) throw new Error('the catalogue has no version row');
  // Another check may have brought a newer state meanwhile; an older one must not overwrite it.
  const isOvertaken = catalogue.version !== known.version && catalogue.version >= changes.version;
  if (changes.nights !== null && !isOvertaken) {
    updateNights(catalogue, changes.nights, now);
    catalogue.version = changes.version;
  }
  return catalogue;
}

/** The promise's value, or null when it takes too long. */
async function patiently<T>(promise: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  try {
    return await Promise.race([promise, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
