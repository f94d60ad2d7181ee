import { expect, it, vi } from 'vitest';
import { createBudget, withBudget } from './database/budget.ts';
import type { Database } from './database/database.ts';
import { type CacheDeps, cached, versionedCache } from './versioned-cache.ts';

/** A database that only counts what it is told, and a clock. */
function world() {
  const state = { now: 0, news: 0 };
  const db = {
    get news() {
      return state.news;
    },
    learn: (counters: object) => {
      if (Object.keys(counters).length > 0) state.news += 1;
    },
  };
  const deps = { db: db as unknown as Database, clock: { now: () => new Date(state.now) } };
  return { state, deps: deps satisfies CacheDeps };
}

function counting() {
  let reads = 0;
  return cached(async () => (reads += 1));
}

it('reads once for two seconds, and again after them', async () => {
  const { state, deps } = world();
  const cache = counting();
  expect(await cache.get(deps)).toBe(1);
  state.now = 1_999;
  expect([await cache.get(deps), cache.peek(deps)]).toEqual([1, 1]);
  state.now = 2_000;
  expect(cache.peek(deps)).toBeNull();
  expect(await cache.get(deps)).toBe(2);
});

it('reads again at once after a write of its own, and not for another database', async () => {
  const { state, deps } = world();
  const other = world();
  const cache = counting();
  await cache.get(deps);
  state.news += 1;
  expect(await cache.get(deps)).toBe(2);
  expect(await cache.get(other.deps)).toBe(3);
  expect(await cache.get(deps)).toBe(2);
});

it('does not keep what was read while something was written', async () => {
  const { state, deps } = world();
  let reads = 0;
  const cache = cached(async () => {
    state.news += 1;
    return (reads += 1);
  });
  await cache.get(deps);
  expect(await cache.get(deps)).toBe(2);
});

it('needs no second read for what it has found out itself', async () => {
  const { deps } = world();
  let reads = 0;
  const cache = versionedCache<number>({
    read: async () => () => (reads += 1),
    countersOf: (version) => ({ version }),
  });
  expect([await cache.get(deps), await cache.get(deps)]).toEqual([1, 1]);
  expect(deps.db.news).toBe(1);
});

it('gives a value once more while it is read in the background, but not after a write', async () => {
  const { state, deps } = world();
  const works: Promise<unknown>[] = [];
  const background = (work: Promise<unknown>) => works.push(work);
  let reads = 0;
  const cache = versionedCache<number>({ staleMs: 5_000, read: async () => () => (reads += 1) });
  await cache.get(deps, background);
  state.now = 4_000;
  expect(await cache.get(deps, background)).toBe(1);
  await Promise.all(works);
  expect(await cache.get(deps, background)).toBe(2);
  expect(works.length).toBe(1);
  state.now = 6_000;
  state.news += 1;
  expect(await cache.get(deps, background)).toBe(3);
  state.now = 11_000;
  expect(await cache.get(deps, background)).toBe(4);
  expect(works.length).toBe(1);
});

it('does not wait for a read of somebody who has left', async () => {
  const { deps } = world();
  let reads = 0;
  const cache = versionedCache<number>({
    patienceMs: 1,
    read: async () => {
      reads += 1;
      if (reads === 1) await new Promise(() => {});
      return () => reads;
    },
  });
  void cache.get(deps);
  expect(await cache.get(deps)).toBe(2);
});

it('does not put an older answer in place of a newer one', async () => {
  const { state, deps } = world();
  const { promise: held, resolve: letGo } = Promise.withResolvers<string>();
  const answers = [held, Promise.resolve('new')];
  const cache = cached(async () => answers.shift() ?? 'another');
  const slow = cache.get(deps);
  state.news += 1;
  expect(await cache.get(deps)).toBe('new');
  letGo('old');
  expect([await slow, await cache.get(deps)]).toEqual(['old', 'new']);
});

it('has one read at a time, however many lose their patience with it', async () => {
  vi.useFakeTimers();
  const { deps } = world();
  let reads = 0;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const cache = versionedCache<string>({
    patienceMs: 1_000,
    read: async () => {
      reads += 1;
      // The first caller has disconnected; the second read takes long.
      await (reads === 1 ? new Promise(() => {}) : held);
      return () => 'value';
    },
  });
  void cache.get(deps);
  const answers = Array.from({ length: 16 }, () => cache.get(deps));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(reads).toBe(2);
  letGo();
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['value']));
  expect(reads).toBe(2);
  vi.useRealTimers();
});

it('reads again for who wrote through another isolate, beside a read that began before', async () => {
  const { deps } = world();
  let written = 'before';
  let reads = 0;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const cache = versionedCache<string>({
    patienceMs: 1_000,
    read: async () => {
      const seen = written;
      reads += 1;
      if (reads === 1) await held;
      return () => seen;
    },
  });
  const stranger = cache.get(deps);
  written = 'after';
  const writers = Array.from({ length: 8 }, () =>
    withBudget(createBudget({ ms: 5_000, isWriter: true }), () => cache.get(deps)),
  );
  letGo();
  expect(await stranger).toBe('before');
  expect(new Set(await Promise.all(writers))).toEqual(new Set(['after']));
  expect(reads).toBe(2);
});

it('keeps the later of two reads, whichever ends first', async () => {
  const { deps } = world();
  const { promise: held, resolve: letGo } = Promise.withResolvers<string>();
  const answers = [held, Promise.resolve('later')];
  const cache = cached(async () => answers.shift() ?? 'another');
  const slow = cache.get(deps);
  expect(await cache.get(deps)).toBe('later');
  letGo('earlier');
  expect([await slow, await cache.get(deps)]).toEqual(['earlier', 'later']);
});
