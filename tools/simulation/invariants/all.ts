import { atOnce } from './at-once.ts';
import { bankLines } from './bank-lines.ts';
import { begunStays } from './begun-stays.ts';
import { bankBooks } from './bank.ts';
import { cardConfirms } from './card-confirms.ts';
import { closedWithMoney } from './closed-with-money.ts';
import { ends } from './ends.ts';
import { feeds } from './feeds.ts';
import type { Invariant } from './invariant.ts';
import { ledger } from './ledger.ts';
import { letters } from './letters.ts';
import { nights } from './nights.ts';
import { offers } from './offers.ts';
import { offered } from './offered.ts';
import { onePage } from './one-page.ts';
import { owners } from './owners.ts';
import { parts } from './parts.ts';
import { promises } from './promises.ts';
import { statements } from './statements.ts';
import { waitingList } from './waiting.ts';
import { transitions } from './transitions.ts';

/** Every promise checked after a step; the cheapest and most informative first. */
export const INVARIANTS: readonly Invariant[] = [
  transitions,
  nights,
  ends,
  atOnce,
  offers,
  feeds,
  owners,
  begunStays,
  bankLines,
  ledger,
  bankBooks,
  onePage,
  cardConfirms,
  parts,
  letters,
  closedWithMoney,
  promises,
  statements,
  offered,
  waitingList,
];
