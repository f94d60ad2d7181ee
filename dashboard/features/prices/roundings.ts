/** What nightly prices are rounded to: kuruş, and how a person says it. */
export const ROUNDINGS = [
  [100, '1 ₺'],
  [1000, '10 ₺'],
  [5000, '50 ₺'],
  [10_000, '100 ₺'],
] as const;

export type Rounding = (typeof ROUNDINGS)[number][0];
