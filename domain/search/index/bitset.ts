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

/**
 * Rows, by their first word, of which a villa has to be in all. Collected first, because a pass over
 * the set for four of them reads and writes it once.
 */
export type Together = { size: number; rows: Bits[]; offsets: number[] };

export function collect(together: Together, rows: Bits, offset: number): void {
  together.rows[together.size] = rows;
  together.offsets[together.size++] = offset;
}

/** target ∩= every collected row; none is collected afterwards. */
export function keepTogether(target: Bits, together: Together): void {
  const { rows, offsets } = together;
  const words = target.length;
  const last = together.size - 1;
  // Whatever is missing to four is the last row again.
  while (together.size % 4 !== 0) collect(together, rows[last] as Bits, offsets[last] as number);
  for (let at = 0; at < together.size; at += 4) {
    const [a, b] = [rows[at] as Bits, rows[at + 1] as Bits];
    const [c, d] = [rows[at + 2] as Bits, rows[at + 3] as Bits];
    const [p, q] = [offsets[at] as number, offsets[at + 1] as number];
    const [r, s] = [offsets[at + 2] as number, offsets[at + 3] as number];
    for (let i = 0; i < words; i++) {
      target[i] =
        (target[i] as number) &
        (a[p + i] as number) &
        (b[q + i] as number) &
        (c[r + i] as number) &
        (d[s + i] as number);
    }
  }
  together.size = 0;
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
export const countBits = (bits: Bits): number => countCommon(bits, bits, 0);

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
  const end = bits.length - 3;
  // Plain variables: a closure and arrays taken apart made this three times as slow.
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let at = 0;
  for (; at < end; at += 4) {
    const a = (bits[at] as number) & (rows[offset + at] as number);
    const b = (bits[at + 1] as number) & (rows[offset + at + 1] as number);
    const c = (bits[at + 2] as number) & (rows[offset + at + 2] as number);
    const d = (bits[at + 3] as number) & (rows[offset + at + 3] as number);
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
  for (; at < bits.length; at++) {
    count += popcount((bits[at] as number) & (rows[offset + at] as number));
  }
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
