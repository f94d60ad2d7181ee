import type { DbRow } from './mirror.ts';

/** A write that the product acknowledged, or may have done, for one key. */
export type Promised = {
  /** `acknowledged`: it said so; `refused`: it said no; `unknown`: no answer came. */
  state: 'acknowledged' | 'refused' | 'unknown';
  /** What identifies the database's row: the guest's address, the note of an entry. */
  mark: string;
  table: 'reservations' | 'transactions' | 'manual_blocks';
  /** Sends exactly the same again, with the same key. */
  again: (() => Promise<unknown>) | null;
};

/** A quote that a visitor has. */
export type HeldQuote = {
  villaId: number;
  checkIn: string;
  checkOut: string;
  token: string;
  total: number;
  prepayment: number;
  /** Until when it is valid, in the world's time. */
  until: number;
};

/** What a clerk recorded of a stay's money. */
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

/** A change of a stay that returned a key to undo it, and the stay before it. */
type TakenBack = { id: string; token: string; until: string; before: DbRow };

/** What the people of a world know, apart from what is in the database. */
export class Memory {
  #count = 0;
  readonly quotes: HeldQuote[] = [];
  readonly promised = new Map<string, Promised>();
  /** Who closed nights by hand, by the id of the block. */
  readonly closedBy = new Map<string, 'ADMIN' | 'OWNER'>();
  /** Whose stay it is, by its id. */
  readonly ownerOf = new Map<string, number>();
  /** Of a guest who never came: the first night that was freed. */
  readonly freedFrom = new Map<string, string>();
  /**
   * How often each mail was delivered, and those delivered by a Worker that died before it could
   * record it.
   */
  readonly sent = new Map<string, number>();
  readonly inDoubt = new Set<string>();
  /** Tokens of offers and payment links that were given out, newest last. */
  readonly offers: { id: string; token: string }[] = [];
  readonly links: string[] = [];
  /** Changes of stays that can still be undone, newest last. */
  readonly changes: TakenBack[] = [];
  /** Changes of the prices of several villas, newest last. */
  readonly bulkChanges: string[] = [];
  /** The last recorded entry, and the last refunded card payment. */
  lastEntry: Entry | null = null;
  lastRefunded: string | null = null;
  /** Tokens of payment pages that the bank has opened. */
  readonly bankPages: string[] = [];

  /** A number that is unique in this world. */
  unique(): number {
    this.#count += 1;
    return this.#count;
  }
}
