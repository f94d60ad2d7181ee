import type { Kurus } from '#domain/values/money.ts';
import type { LedgerEntry } from '../ledger.ts';

type Entry = Pick<LedgerEntry, 'kind' | 'amount' | 'status'> & { id: string };
type Correction = Omit<Entry, 'id'> & { refund_of: string | null };

/** What is left of a kept deposit after its corrections; 0 for every other entry. */
export function leftOfKept(entry: Entry, entries: readonly Correction[]): Kurus {
  if (entry.kind !== 'deposit_kept' || entry.status !== 'succeeded') return 0;
  return entries
    .filter((one) => one.refund_of === entry.id && one.status !== 'failed')
    .reduce((left, { amount }) => left - amount, entry.amount);
}
