import type { DbRow } from './mirror.ts';

/** A promise that the product gave, or may have given, for one key. */
export type Promised = {
  /** `acknowledged`: it said so; `refused`: it said no; `unknown`: no answer came. */
  state: 'acknowledged' | 'refused' | 'unknown';
  /** By what the database's row can be told: the guest's address, the note of an entry. */
  mark: string;
  table: 'reservations' | 'transactions' | 'manual_blocks';
  /** Sends the very same again, under the same key. */
  again: (() => Promise<unknown>) | null;
};

/** A quote somebody holds in their hands. */
export type HeldQuote = {
  villaId: number;
  checkIn: string;
  checkOut: string;
  token: string;
  total: number;
  /** Until when it is good, by the world's time. */
  until: number;
};

/** What a clerk wrote down of a stay's money. */
export type Entry = {
  code: string;
  kind:
    | 'prepayment'
    | 'balance'
    | 'deposit'
    | 'deposit_refund'
    | 'refund'
    | 'owner_payout'
    | 'extra';
  amount: number;
};

/** A change of a stay that was answered with a key to undo it, and the stay before it. */
export type TakenBack = { id: string; token: string; until: string; before: DbRow };

/** What the people of a world know, apart from what is in the database. */
export class Memory {
  #count = 0;
  readonly quotes: HeldQuote[] = [];
  readonly promised = new Map<string, Promised>();
  /** Of a guest who never came: the first night that was given back. */
  readonly freedFrom = new Map<string, string>();
  /** How often each mail has left, and those that left from a Worker that could not say so. */
  readonly sent = new Map<string, number>();
  readonly inDoubt = new Set<string>();
  /** Tokens of offers and payment links that were handed out, newest last. */
  readonly offers: { id: string; token: string }[] = [];
  readonly links: string[] = [];
  /** Changes of stays that may still be taken back, newest last. */
  readonly changes: TakenBack[] = [];
  /** Changes of the prices of several villas, newest last. */
  readonly bulkChanges: string[] = [];
  /** What was last written down, and the card payment that was last given back. */
  lastEntry: Entry | null = null;
  lastRefunded: string | null = null;
  /** Of pages that the bank has opened, by their tokens. */
  readonly bankPages: string[] = [];

  /** A number that nothing else of this world has. */
  unique(): number {
    this.#count += 1;
    return this.#count;
  }
}
