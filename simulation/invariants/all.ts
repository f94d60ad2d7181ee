import { bankBooks } from './bank.ts';
import { closedWithMoney } from './closed-with-money.ts';
import type { Invariant } from './invariant.ts';
import { ledger } from './ledger.ts';
import { letters } from './letters.ts';
import { nights } from './nights.ts';
import { offered } from './offered.ts';
import { promises } from './promises.ts';
import { statements } from './statements.ts';
import { transitions } from './transitions.ts';

/** Every promise that is checked after a step, the cheapest and most telling first. */
export const INVARIANTS: readonly Invariant[] = [
  transitions,
  nights,
  ledger,
  bankBooks,
  letters,
  closedWithMoney,
  promises,
  statements,
  offered,
];
