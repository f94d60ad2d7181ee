import { FULL_RATE, type BasisPoints, type Kurus, roundHalfUp } from '../values/money.ts';

/** By how much a nightly price changes; below zero it gets cheaper. */
export type Raise = {
  /** Basis points: 25 % is 2500. */
  percent: BasisPoints;
  /** Kuruş a night, after the percentage. */
  amount: Kurus;
  /** The price becomes a whole multiple of this. */
  roundTo: Kurus;
};

/** The new price of a night, never below one step of the rounding: no night is given away. */
export function raisePrice(nightly: Kurus, { percent, amount, roundTo }: Raise): Kurus {
  const exact = (nightly * (FULL_RATE + percent)) / FULL_RATE + amount;
  return Math.max(roundTo, roundHalfUp(exact / roundTo) * roundTo);
}
