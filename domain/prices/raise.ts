import { FULL_RATE, type BasisPoints, type Kurus, roundHalfUp } from '#domain/values/money.ts';

/** The change of a nightly price; negative values lower it. */
export type Raise = {
  /** Basis points: 25 % is 2500. */
  percent: BasisPoints;
  /** Kuruş a night, after the percentage. */
  amount: Kurus;
  /** The new price is rounded to a multiple of this. */
  roundTo: Kurus;
};

/** The new price of a night. Never less than one rounding step, so that no night becomes free. */
export function raisePrice(nightly: Kurus, { percent, amount, roundTo }: Raise): Kurus {
  const exact = (nightly * (FULL_RATE + percent)) / FULL_RATE + amount;
  return Math.max(roundTo, roundHalfUp(exact / roundTo) * roundTo);
}
