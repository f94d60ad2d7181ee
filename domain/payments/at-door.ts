import { type Kurus, sumKurus } from '#domain/values/money.ts';

/** What is paid at the door of what is left after the prepayment, once its parts have been. Kuruş. */
export const atDoor = (balance: Kurus, parts: readonly { amount: Kurus }[]): Kurus =>
  balance - sumKurus(parts.map(({ amount }) => amount));
