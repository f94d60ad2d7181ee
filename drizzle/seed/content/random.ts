/** A stream of numbers in [0, 1), the same for the same seed on every machine (mulberry32). */
export type Random = () => number;

/** A stream for one purpose of one row, so that a new draw elsewhere does not change it. */
export function randomFor(purpose: string, n: number): Random {
  let state = 2166136261;
  for (const sign of `${purpose}:${n}`) {
    state = Math.imul(state ^ sign.charCodeAt(0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random item. Throws RangeError on an empty list. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

/** `count` different items in the list's order; all of them when there are fewer. */
export function pickSome<T>(random: Random, items: readonly T[], count: number): T[] {
  const drawn = items.map((item, place) => ({ item, place, draw: random() }));
  return drawn
    .toSorted((a, b) => a.draw - b.draw)
    .slice(0, count)
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** An integer from `min` to `max`, both inclusive. */
export function between(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}

/** True with the given probability (0 to 1). */
export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

/** One of `[value, weight]` pairs, by weight. Throws RangeError on an empty list. */
export function weighted<T>(random: Random, pairs: readonly (readonly [T, number])[]): T {
  const total = pairs.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = random() * total;
  for (const [value, weight] of pairs) {
    rest -= weight;
    if (rest < 0) return value;
  }
  const last = pairs.at(-1);
  if (!last) throw new RangeError('nothing to draw from');
  return last[0];
}
