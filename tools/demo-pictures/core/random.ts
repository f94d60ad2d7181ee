/** A seeded random source: 0 ≤ value < 1. */
export type Rng = () => number;

/** Hash a text to an unsigned 32-bit integer (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) {
    hash ^= char.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Create a deterministic source (mulberry32) from any text, so that a scene id fixes its picture. */
export function createRng(seed: string): Rng {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number in [from, to). */
export function between(rnd: Rng, from: number, to: number): number {
  return from + (to - from) * rnd();
}

/** A number around 0, bell-shaped, roughly within ±1. */
export function bell(rnd: Rng): number {
  return ((rnd() + rnd() + rnd()) / 3 - 0.5) * 2;
}

/** One of the items. */
export function choose<T>(rnd: Rng, items: readonly T[]): T {
  return at(items, Math.floor(rnd() * items.length));
}

/** The item at an index, counted round the end; throws on an empty list. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[((index % items.length) + items.length) % items.length];
  if (item === undefined) throw new RangeError('The list is empty');
  return item;
}

/** Smooth one-dimensional value noise in [-1, 1], for ridges and silhouettes. */
export function createNoise(rnd: Rng): (x: number) => number {
  const values = Array.from({ length: 256 }, () => rnd() * 2 - 1);
  return (x) => {
    const i = Math.floor(x);
    const f = x - i;
    const k = f * f * (3 - 2 * f);
    return at(values, i) * (1 - k) + at(values, i + 1) * k;
  };
}

/** True with the given probability. */
export function chance(rnd: Rng, probability = 0.5): boolean {
  return rnd() < probability;
}
