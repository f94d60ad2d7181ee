import type { Clock } from './clock.ts';
import { currentBudget } from './database/budget.ts';
import type { Counters } from './database/counters.ts';
import type { Database } from './database/database.ts';

/** The dependencies of a cache. */
export type CacheDeps = { db: Database; clock: Clock };

/** How long a value counts as current, in ms, when this isolate has written nothing. */
const TRUSTED_MS = 2_000;

/** Lets work continue after the response (`waitUntil`). */
export type Background = (work: Promise<unknown>) => void;

type Options<Value, Deps extends CacheDeps> = {
  /**
   * Reads the value, or the changes since `held` (null at first). The returned function makes the
   * new value from the one held when the read ends, which a concurrent read may have replaced.
   */
  read(deps: Deps, held: Value | null): Promise<(current: Value | null) => Value>;
  /** In ms; 0 checks every time. */
  trustedMs?: number;
  /**
   * Up to this age, in ms, a value that is not known to have changed is returned once more while it
   * is revalidated in the background, if there is one.
   */
  staleMs?: number;
  /** How long a request waits for another one's read before starting its own, in ms. */
  patienceMs?: number;
  /**
   * Whether a value can still be used, whatever its age; for example not after the end of its day.
   */
  isUsable?(value: Value, deps: Deps): boolean;
  /** The counters at which a value was read, to inform every other cache. */
  countersOf?(value: Value): Partial<Counters>;
};

export type VersionedCache<Value, Deps extends CacheDeps = CacheDeps> = {
  /**
   * The value, including every write of this isolate, and not too old. No trip to the database
   * while it is current.
   */
  get(deps: Deps, background?: Background): Promise<Value>;
  /** The same without waiting; null when a trip would be needed. */
  peek(deps: Deps): Value | null;
  /** The cached value, however old: for monitoring only, never for an answer. */
  look(deps: Deps): { value: Value; ageMs: number } | null;
};

/** `number` counts the reads of a cache in the order in which they began. */
type Read<Value> = { number: number; news: number; done: Promise<Value> };

type Held<Value> = {
  value: Value | null;
  /** In ms since 1970. */
  readAt: number;
  /** The value of `db.news` when it was read. */
  news: number;
  running: Read<Value> | null;
  /** How many reads have begun, and which of them the value is from. */
  begun: number;
  number: number;
};

/**
 * The only way to cache what the database says: a value for each database, which follows the writes
 * of this isolate at once (`db.write` knows what it raised) and those of others within `trustedMs`;
 * for whoever wrote a moment ago, anywhere, it is read again.
 * A promise is never awaited beyond `patienceMs`: the platform aborts the work of a request whose
 * visitor has left, and then it would never settle.
 */
export function versionedCache<Value, Deps extends CacheDeps = CacheDeps>({
  read,
  trustedMs = TRUSTED_MS,
  staleMs = trustedMs,
  patienceMs = 0,
  isUsable = () => true,
  countersOf = () => ({}),
}: Options<Value, Deps>): VersionedCache<Value, Deps> {
  const states = new WeakMap<Database, Held<Value>>();

  function stateOf({ db }: Deps): Held<Value> {
    const known = states.get(db);
    if (known !== undefined) return known;
    const state: Held<Value> = {
      value: null,
      readAt: 0,
      news: 0,
      running: null,
      begun: 0,
      number: 0,
    };
    states.set(db, state);
    return state;
  }

  /** The value, if it is younger than `ms` and nothing is known to have changed since. */
  function younger(state: Held<Value>, deps: Deps, ms: number): Value | null {
    const { value, readAt, news } = state;
    const age = deps.clock.now().getTime() - readAt;
    const isYoung = age >= 0 && age < ms && news === deps.db.news && !currentBudget()?.isWriter;
    return value !== null && isYoung && isUsable(value, deps) ? value : null;
  }

  async function refresh(
    state: Held<Value>,
    deps: Deps,
    { number, news }: Omit<Read<Value>, 'done'>,
  ): Promise<Value> {
    const { db, clock } = deps;
    const readAt = clock.now().getTime();
    const renew = await read(deps, state.value);
    const value = renew(state.value);
    const isAlone = db.news === news;
    db.learn(countersOf(value));
    // A read that began later, or after more writes, may have finished earlier.
    if (news >= state.news && number > state.number) {
      state.value = value;
      state.number = number;
      state.readAt = readAt;
      // What this read itself has learnt does not require another.
      state.news = isAlone ? db.news : news;
    }
    return value;
  }

  /** Another request's read that this one may wait for. */
  const otherRead = ({ running }: Held<Value>, news: number): Read<Value> | null =>
    patienceMs > 0 && running?.news === news ? running : null;

  /**
   * Concurrent requests share a read if it began after the writes they must see. Those of this
   * isolate are counted; whoever wrote elsewhere has done so before they asked, and needs a read that
   * began later.
   */
  async function readNow(state: Held<Value>, deps: Deps): Promise<Value> {
    const { news } = deps.db;
    const least = currentBudget()?.isWriter ? state.begun + 1 : 0;
    for (let other = otherRead(state, news); other !== null; other = otherRead(state, news)) {
      const shared = await within(patienceMs, other.done);
      if (shared !== null && other.number >= least) return shared;
      // The first whose patience ends starts its own read, and the others wait for that one:
      // concurrent reads of a large catalogue would exceed the memory.
      if (state.running === other) break;
    }
    state.begun += 1;
    const begun = { number: state.begun, news };
    const own: Read<Value> = { ...begun, done: refresh(state, deps, begun) };
    state.running = own;
    try {
      return await own.done;
    } finally {
      if (state.running === own) state.running = null;
    }
  }

  return {
    async get(deps, background) {
      const state = stateOf(deps);
      const current = younger(state, deps, trustedMs);
      if (current !== null) return current;
      const recent = background ? younger(state, deps, staleMs) : null;
      if (recent === null) return readNow(state, deps);
      // An error surfaces with the next read that somebody waits for.
      if (state.running === null) background?.(readNow(state, deps).catch(() => null));
      return recent;
    },
    peek: (deps) => younger(stateOf(deps), deps, trustedMs),
    look(deps) {
      const { value, readAt } = stateOf(deps);
      return value && { value, ageMs: deps.clock.now().getTime() - readAt };
    },
  };
}

/** A cache whose value is read again as a whole. */
export const cached = <Value>(read: (deps: CacheDeps) => Promise<Value>): VersionedCache<Value> =>
  versionedCache<Value>({
    read: async (deps) => {
      const value = await read(deps);
      return () => value;
    },
  });

/** The promise's value, or null when it takes too long. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([promise, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
