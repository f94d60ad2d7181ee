import type { Clock } from './clock.ts';
import type { Counters, Database } from './database/database.ts';

/** What a cache needs of the application. */
export type CacheDeps = { db: Database; clock: Clock };

/** How long what was read is taken for current, in ms, where nobody wrote on this isolate. */
const TRUSTED_MS = 2_000;

/** Lets work of a request go on after its answer (`waitUntil`). */
export type Background = (work: Promise<unknown>) => void;

type Options<Value, Deps extends CacheDeps> = {
  /**
   * Reads the value, or what has changed since `held` (null at first). What it gives makes the value
   * from the one that is held when the answer is there, which another read may have made newer.
   */
  read(deps: Deps, held: Value | null): Promise<(current: Value | null) => Value>;
  /** In ms; 0 asks every time. */
  trustedMs?: number;
  /**
   * Up to this age, in ms, a value that nobody is known to have changed is given once more while it
   * is asked about in the background; where there is a background.
   */
  staleMs?: number;
  /** How long a request waits for another one's read before it makes its own, in ms. */
  patienceMs?: number;
  /** Whether a value can still be used, whatever its age; a day that is over makes an old one of it. */
  isUsable?(value: Value, deps: Deps): boolean;
  /** The counters that a value was read at, for every other cache to hear of. */
  countersOf?(value: Value): Partial<Counters>;
};

export type VersionedCache<Value, Deps extends CacheDeps = CacheDeps> = {
  /**
   * The value with every write of this isolate in it, and no older than it may be. No trip to the
   * database while it is current.
   */
  get(deps: Deps, background?: Background): Promise<Value>;
  /** The same without waiting; null where a trip would be needed. */
  peek(deps: Deps): Value | null;
  /** What is in memory, however old: for who watches, never for who answers. */
  look(deps: Deps): { value: Value; ageMs: number } | null;
};

type Read<Value> = { news: number; done: Promise<Value> };

type Held<Value> = {
  value: Value | null;
  /** In ms since 1970. */
  readAt: number;
  /** How much news there was when it was read. */
  news: number;
  running: Read<Value> | null;
};

/**
 * The one way to keep in memory what the database says: a value for each database, which follows the
 * writes of this isolate at once (`db.write` knows what it raised) and those of others within
 * `trustedMs`. A promise is never kept beyond `patienceMs`: the platform drops the work of a request
 * whose visitor has left, and then nothing would ever come.
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
    const state: Held<Value> = { value: null, readAt: 0, news: 0, running: null };
    states.set(db, state);
    return state;
  }

  /** The value, if it is younger than `ms` and nothing is known to have changed since. */
  function younger(state: Held<Value>, deps: Deps, ms: number): Value | null {
    const { value, readAt, news } = state;
    const age = deps.clock.now().getTime() - readAt;
    const isYoung = age >= 0 && age < ms && news === deps.db.news;
    return value !== null && isYoung && isUsable(value, deps) ? value : null;
  }

  async function refresh(state: Held<Value>, deps: Deps, news: number): Promise<Value> {
    const { db, clock } = deps;
    const readAt = clock.now().getTime();
    const renew = await read(deps, state.value);
    const value = renew(state.value);
    const isAlone = db.news === news;
    db.learn(countersOf(value));
    // One that began after more had been written may have been quicker.
    if (news >= state.news) {
      state.value = value;
      state.readAt = readAt;
      // What this very read has found out needs no second one.
      state.news = isAlone ? db.news : news;
    }
    return value;
  }

  /** What another request reads and this one may wait for. */
  const otherRead = ({ running }: Held<Value>, news: number): Read<Value> | null =>
    patienceMs > 0 && running?.news === news ? running : null;

  /** Requests at the same time may share a read, if it began after the writes they must see. */
  async function readNow(state: Held<Value>, deps: Deps): Promise<Value> {
    const { news } = deps.db;
    for (let other = otherRead(state, news); other !== null; other = otherRead(state, news)) {
      const shared = await within(patienceMs, other.done);
      if (shared !== null) return shared;
      // The first whose patience ends reads itself, and the others wait for that one: side by side
      // the reads of a large catalogue would not fit into memory.
      if (state.running === other) break;
    }
    const own: Read<Value> = { news, done: refresh(state, deps, news) };
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
      // A failure shows with the next read that somebody waits for.
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

/** A cache whose value is simply read again. */
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
