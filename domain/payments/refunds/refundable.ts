import type { Kurus } from '#domain/values/money.ts';
import { depositHeld, type LedgerEntry, ledgerSums } from '../ledger.ts';

/** An entry with the facts that determine how it can be refunded. */
export type BookedEntry = LedgerEntry & {
  id: string;
  /** The provider that took it and its id there; null for money that moved outside a provider. */
  provider: string | null;
  providerRef: string | null;
  /** The payment that a refund through its provider belongs to. */
  refundOf: string | null;
};

/** A card payment of which its provider can still refund up to `left` kuruş. */
type CardLeft<Entry> = { entry: Entry; left: Kurus };

/** What of a reservation's money can still be refunded, in kuruş; deposits are separate. */
export type Refundable<Entry> = {
  /** Received by the agency for the stay, less refunds, including those in progress. */
  stay: Kurus;
  /** Refunds in progress: requested from a provider that has not reported the result. */
  onTheWay: Kurus;
  deposit: Kurus;
  /** Newest first. None exceeds `stay`. */
  cards: CardLeft<Entry>[];
};

/**
 * What the agency can refund according to the ledger: never more than it received, by whichever
 * method. What the owner took, the owner gives back.
 */
export function findRefundable<Entry extends BookedEntry>(
  entries: readonly Entry[],
): Refundable<Entry> {
  const sums = ledgerSums(entries);
  const stay = Math.max(0, sums.received - sums.refunded - sums.toOwner - sums.refundPending);
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

/**
 * The usual way to refund an amount: to the cards it came from, and the remainder by bank transfer.
 */
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
