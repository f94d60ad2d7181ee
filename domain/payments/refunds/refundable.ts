import type { Kurus } from '../../values/money.ts';
import { depositHeld, type LedgerEntry, ledgerSums } from '../ledger.ts';

/** An entry with what says how it can be given back. */
export type BookedEntry = LedgerEntry & {
  id: string;
  /** Who took it and what it is called there; null for money that moved outside a provider. */
  provider: string | null;
  providerRef: string | null;
  /** The payment that a refund through its provider gives back from. */
  refundOf: string | null;
};

/** A card payment that its provider can still give back from, up to `left` kuruş. */
type CardLeft<Entry> = { entry: Entry; left: Kurus };

/** What of a reservation's money can still go back, in kuruş; deposits are apart. */
export type Refundable<Entry> = {
  /** Received for the stay, refunds taken off; those on their way count as gone. */
  stay: Kurus;
  /** On its way back: asked of a provider that has not said how it went. */
  onTheWay: Kurus;
  deposit: Kurus;
  /** The newest first. None is above `stay`. */
  cards: CardLeft<Entry>[];
};

/** What can be given back, by the ledger alone: never more than came in, by whichever way it went. */
export function findRefundable<Entry extends BookedEntry>(
  entries: readonly Entry[],
): Refundable<Entry> {
  const sums = ledgerSums(entries);
  const stay = Math.max(0, sums.received - sums.refunded - sums.refundPending);
  const cards = entries
    .filter(isCardPayment)
    .map((entry) => ({ entry, left: Math.min(stay, leftOf(entry, entries)) }))
    .filter(({ left }) => left > 0)
    .toReversed();
  return {
    stay,
    onTheWay: sums.refundPending,
    deposit: depositHeld(sums),
    cards,
  };
}

const isCardPayment = ({ status, provider, providerRef, refundOf }: BookedEntry): boolean =>
  status === 'succeeded' && provider !== null && providerRef !== null && refundOf === null;

function leftOf(payment: BookedEntry, entries: readonly BookedEntry[]): Kurus {
  const back = entries.filter(
    ({ refundOf, status }) => refundOf === payment.id && status !== 'failed',
  );
  return payment.amount - back.reduce((sum, { amount }) => sum + amount, 0);
}

/** How an amount usually goes back: to the cards it came from, and what they do not cover by bank. */
export function splitRefund<Entry>(
  amount: Kurus,
  { cards }: Pick<Refundable<Entry>, 'cards'>,
): { cards: CardLeft<Entry>[]; bank: Kurus } {
  let rest = amount;
  const given = cards.map(({ entry, left }) => {
    const share = Math.min(rest, left);
    rest -= share;
    return { entry, left: share };
  });
  return { cards: given.filter(({ left }) => left > 0), bank: rest };
}
