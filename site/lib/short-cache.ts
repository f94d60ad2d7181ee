/** How long a value is cached, in ms. */
const CACHED_MS = 2_000;

/** Where a value comes from: the time in ms, and how often this isolate has written there. */
type Source = { now(): number; writes(): number };

/**
 * Caches what every page shows for two seconds: a build reads it once for many pages, while a live page
 * follows a change at once when this isolate made it. The value is cached and never the promise: a live page must not wait for another visitor's request.
 */
export function cacheBriefly<Value>(
  read: () => Promise<Value>,
  { now, writes }: Source,
): () => Promise<Value> {
  let cached: { value: Value; until: number; writes: number } | undefined;
  return async () => {
    const before = { until: now() + CACHED_MS, writes: writes() };
    if (cached !== undefined && now() < cached.until && cached.writes === before.writes)
      return cached.value;
    const value = await read();
    cached = { value, ...before };
    return value;
  };
}
