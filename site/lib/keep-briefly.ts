/** How long a value is taken for current, in ms. */
const KEPT_MS = 2_000;

/** Where a value comes from: the time in ms, and how often this isolate has written there. */
type Source = { now(): number; writes(): number };

/**
 * Reads what every page shows once for many pages: a build asks for each, while a live page follows a
 * change at once when this isolate made it, else within two seconds. The value is kept and never the
 * promise: a live page must not wait for another visitor's request.
 */
export function keepBriefly<Value>(
  read: () => Promise<Value>,
  { now, writes }: Source,
): () => Promise<Value> {
  let kept: { value: Value; until: number; writes: number } | undefined;
  return async () => {
    const before = { until: now() + KEPT_MS, writes: writes() };
    if (kept !== undefined && now() < kept.until && kept.writes === before.writes)
      return kept.value;
    const value = await read();
    kept = { value, ...before };
    return value;
  };
}
