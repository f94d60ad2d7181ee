/** Most keys remembered; the oldest is dropped first. */
const MAX_KEYS = 1_000;

/** Samples frequent events: the first of a key, then one per interval. */
export class Sampler {
  readonly #everyMs: number;
  readonly #most: number;
  readonly #seen = new Map<string, { at: number; unsaid: number }>();
  #window = { from: 0, taken: 0 };

  /** At most one per key every `everyMs`, and `most` of all keys together in the same time. */
  constructor({ everyMs, most }: { everyMs: number; most: number }) {
    this.#everyMs = everyMs;
    this.#most = most;
  }

  /** How many events this one represents, including itself; 0 when it is not in the sample. */
  take(key: string, now: number): number {
    const seen = this.#seen.get(key);
    const isDue = seen === undefined || now - seen.at >= this.#everyMs || now < seen.at;
    if (!isDue || !this.#hasRoom(now)) {
      if (seen !== undefined) seen.unsaid += 1;
      return 0;
    }
    this.#seen.delete(key);
    this.#seen.set(key, { at: now, unsaid: 0 });
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > MAX_KEYS && oldest !== undefined) this.#seen.delete(oldest);
    return 1 + (seen?.unsaid ?? 0);
  }

  #hasRoom(now: number): boolean {
    const { from, taken } = this.#window;
    const isOver = now - from >= this.#everyMs || now < from;
    this.#window = isOver ? { from: now, taken: 1 } : { from, taken: taken + 1 };
    return this.#window.taken <= this.#most;
  }
}
