/**
 * Random numbers that a seed decides: splitmix32, whose whole state is one 32-bit word, so that any
 * number it draws can itself be the seed of another stream.
 */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** The next 32 bits, as a number in [0, 2^32). */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  }

  /** A number in [0, 1). */
  fraction(): number {
    return this.next() / 0x1_0000_0000;
  }

  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least + 1));
  }

  /** True `share` of the time. */
  chance(share: number): boolean {
    return this.fraction() < share;
  }

  /** One of the items, each as likely; undefined of none. */
  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.fraction() * items.length)];
  }

  /** One of the items, as likely as its weight. */
  weighted<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item {
    const total = items.reduce((sum, [weight]) => sum + weight, 0);
    let left = this.fraction() * total;
    for (const [weight, item] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    const last = items.at(-1);
    if (last === undefined) throw new RangeError('nothing to choose from');
    return last[1];
  }

  /** Random bytes into all of `bytes`. */
  fillBytes(bytes: Uint8Array): void {
    for (let i = 0; i < bytes.length; i += 1) bytes[i] = this.next() & 0xff;
  }
}

/** A seed made of others, in this order. */
export function mixSeeds(...seeds: readonly number[]): number {
  return seeds.reduce((mixed, seed) => new Random(mixed ^ (seed >>> 0)).next(), 0x6b697969);
}
