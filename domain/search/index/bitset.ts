/**
 * Sets of villas, one bit each: villa v is bit v % 32 of word v >> 5. Bits after the last villa are
 * zero. Several sets of one size are stored one after another as the rows of one array ("rows").
 * Nothing here allocates. Throughout this folder, `as number` marks a read at an index that is in
 * bounds by construction, which the compiler cannot know.
 */
export type Bits = Uint32Array;

/** Words that hold `count` bits. */
export function wordsFor(count: number): number {
  return (count + 31) >>> 5;
}

/** Whether `villa` is in a row that is `words` wide. */
export function hasBit(rows: Bits, words: number, row: number, villa: number): boolean {
  return (((rows[row * words + (villa >>> 5)] as number) >>> (villa & 31)) & 1) === 1;
}

/** Adds `villa` to a row that is `words` wide. */
export function setBit(rows: Bits, words: number, row: number, villa: number): void {
  const at = row * words + (villa >>> 5);
  rows[at] = (rows[at] as number) | (1 << (villa & 31));
}

/** Removes `villa` from a row that is `words` wide. */
export function clearBit(rows: Bits, words: number, row: number, villa: number): void {
  const at = row * words + (villa >>> 5);
  rows[at] = (rows[at] as number) & ~(1 << (villa & 31));
}

/** Toggles `villa` in a row that is `words` wide. */
export function flipBit(rows: Bits, words: number, row: number, villa: number): void {
  const at = row * words + (villa >>> 5);
  rows[at] = (rows[at] as number) ^ (1 << (villa & 31));
}

/** target ∩= row. */
export function and(target: Bits, rows: Bits, row = 0): void {
  const offset = row * target.length;
  for (let i = 0; i < target.length; i++)
    target[i] = (target[i] as number) & (rows[offset + i] as number);
}

/** target ∪= row. */
export function or(target: Bits, rows: Bits, row = 0): void {
  const offset = row * target.length;
  for (let i = 0; i < target.length; i++)
    target[i] = (target[i] as number) | (rows[offset + i] as number);
}

/** target −= row. */
export function andNot(target: Bits, rows: Bits, row = 0): void {
  const offset = row * target.length;
  for (let i = 0; i < target.length; i++)
    target[i] = (target[i] as number) & ~(rows[offset + i] as number);
}

function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** How many villas are in the set. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) count += popcount(bits[i] as number);
  return count;
}

/** Writes the indexes of the non-empty words to `occupied` and returns their number. */
export function findOccupied(bits: Bits, occupied: Uint32Array): number {
  let found = 0;
  for (let at = 0; at < bits.length; at++) if (bits[at] !== 0) occupied[found++] = at;
  return found;
}

/**
 * How many villas are in both the set and the row, looking only at the first `size` indexes from
 * `findOccupied`: for a small set this is far less work when counting many rows.
 */
export function countCommonAt(
  bits: Bits,
  occupied: Uint32Array,
  size: number,
  rows: Bits,
  row: number,
): number {
  const offset = row * bits.length;
  let count = 0;
  for (let i = 0; i < size; i++) {
    const at = occupied[i] as number;
    count += popcount((bits[at] as number) & (rows[offset + at] as number));
  }
  return count;
}

/**
 * How many villas are both in the set and in the row. Adds four words at a time bit by bit (Harley
 * and Seal), so that only one in four is counted: half the work for a large set.
 */
export function countCommon(bits: Bits, rows: Bits, row: number): number {
  const offset = row * bits.length;
  const common = (at: number) => (bits[at] as number) & (rows[offset + at] as number);
  let [ones, twos, fours, at] = [0, 0, 0, 0];
  for (; at + 3 < bits.length; at += 4) {
    const [a, b, c, d] = [common(at), common(at + 1), common(at + 2), common(at + 3)];
    const withA = ones ^ a;
    const carriedAB = (ones & a) | (withA & b);
    const withAB = withA ^ b;
    const withC = withAB ^ c;
    const carriedCD = (withAB & c) | (withC & d);
    const carried = twos ^ carriedAB;
    fours += popcount((twos & carriedAB) | (carried & carriedCD));
    ones = withC ^ d;
    twos = carried ^ carriedCD;
  }
  let count = 4 * fours + 2 * popcount(twos) + popcount(ones);
  for (; at < bits.length; at++) count += popcount(common(at));
  return count;
}

/**
 * Writes the numbers of the set's villas to `list`, which is large enough; returns their number.
 */
export function listBits(bits: Bits, list: Uint32Array): number {
  let found = 0;
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at] as number; word !== 0; word &= word - 1) {
      list[found++] = (at << 5) + lowestBit(word);
    }
  }
  return found;
}

/**
 * The first villa of the set from number `from` on, or −1. Walk a set with
 * `for (let v = nextBit(bits, 0); v >= 0; v = nextBit(bits, v + 1))`.
 */
export function nextBit(bits: Bits, from: number): number {
  let mask = -1 << (from & 31);
  for (let at = from >>> 5; at < bits.length; at++) {
    const word = (bits[at] as number) & mask;
    if (word !== 0) return (at << 5) + lowestBit(word);
    mask = -1;
  }
  return -1;
}

/** The villa of the set with exactly `n` smaller ones before it, or −1. */
export function nthBit(bits: Bits, n: number): number {
  let left = n;
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] as number;
    const count = popcount(word);
    if (left >= count) {
      left -= count;
      continue;
    }
    for (; left > 0; left--) word &= word - 1;
    return (at << 5) + lowestBit(word);
  }
  return -1;
}
