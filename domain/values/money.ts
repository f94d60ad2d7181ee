import type { Flavor } from './flavor.ts';

/** An amount in kuruş, always an integer: 34.300 ₺ is 3430000. */
export type Kurus = Flavor<number, 'kurus'>;

/** A rate in basis points, an integer: 20 % is 2000. */
export type BasisPoints = Flavor<number, 'basis points'>;

/** The whole in basis points. */
export const FULL_RATE: BasisPoints = 10_000;

/**
 * Rounds to the nearest integer, a half always upwards (2,5 → 3; −2,5 → −2). All money is rounded
 * here. `x - floor(x)` is exact, while `floor(x + 0.5)` turns 0,49999999999999994 into 1.
 */
export function roundHalfUp(x: number): number {
  const whole = Math.floor(x);
  return x - whole >= 0.5 ? whole + 1 : whole;
}

/**
 * `basisPoints` of `amount`, rounded half up to the kuruş, in integers throughout. Throws
 * RangeError when either is not an integer or the product exceeds 2^53.
 */
export function shareOf(amount: Kurus, basisPoints: BasisPoints): Kurus {
  const product = amount * basisPoints;
  if (!Number.isInteger(amount) || !Number.isSafeInteger(product)) {
    throw new RangeError(`no exact share of ${amount} kuruş at ${basisPoints}`);
  }
  const rest = ((product % FULL_RATE) + FULL_RATE) % FULL_RATE;
  return (product - rest) / FULL_RATE + (rest * 2 >= FULL_RATE ? 1 : 0);
}

/** A rate in Turkish notation: 2000 → "%20", 1250 → "%12,5". */
export function formatRate(rate: BasisPoints): string {
  return `%${String(rate / 100).replace('.', ',')}`;
}

/** The sum of amounts in kuruş; 0 for none. */
export function sumKurus(amounts: Iterable<Kurus>): Kurus {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}

/** A non-negative integer with dots between thousands: 1234567 → "1.234.567". */
export function groupThousands(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** A sentence with non-breaking spaces before its ₺ signs. */
export const unbrokenMoney = (text: string): string => text.replaceAll(' ₺', '\u00a0₺');

/**
 * The format of all money: "34.300 ₺" for whole lira, "1.234,56 ₺" otherwise, "−50 ₺" for negative
 * amounts (a real minus sign). The space before ₺ is a plain one; where the line may wrap, use
 * `nowrap`, or `unbrokenMoney` within a sentence.
 */
export function formatKurus(kurus: Kurus): string {
  const size = Math.abs(kurus);
  const rest = size % 100;
  const fraction = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `${kurus < 0 ? '−' : ''}${groupThousands((size - rest) / 100)}${fraction} ₺`;
}

/**
 * Parses an amount in Turkish notation: "1.234,56", "1234,5", "1.234 TL", "₺ 50". Dots group
 * thousands and a comma starts at most two decimals, so "12.34", "1,234" and "1,234.56" are
 * ambiguous and give null, as does any other text. A leading minus is accepted.
 */
export function parseLira(text: string): Kurus | null {
  const bare = text
    .trim()
    .replace(/^₺\s*/, '')
    .replace(/(?<!\s)\s*(?:₺|TL|TRY|lira)$/i, '');
  const match = /^([-−]?)(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(bare);
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  const kurus = Number(whole.replaceAll('.', '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(kurus)) return null;
  return sign === '' || kurus === 0 ? kurus : -kurus;
}
