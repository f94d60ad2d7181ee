import { nightsBetween } from '#domain/values/dates.ts';

/* A book of money that tests keep beside the product's: what was answered "yes" is written down, and
   what everybody is owed is told from that alone. */

/** A week of `sellWeek`; the commission is what the agency keeps, whoever collects the rest. */
export const TOTAL = 3_500_000;
export const PREPAYMENT = 700_000;

/** Kinds that pay a stay, and those between the agency and an owner. */
export const IN_STAY: readonly string[] = ['prepayment', 'balance'];
export const OWNER_KINDS = ['owner_payout', 'payout_return'];

/** `left`: of a deduction, after its corrections. */
export type Entered = { kind: string; method: string; amount: number; id?: string; left?: number };
export type Tier = { daysBefore: number; keptRate: number };
export type Booked = {
  stay: string;
  owner: number;
  id: string;
  villa: number;
  checkIn: string;
  /** As agreed: of `sellWeek`, or what changes have made of it. */
  total: number;
  prepayment: number;
  commission: number;
  /** As agreed with the stay. */
  tiers: Tier[];
  state: 'held' | 'sold' | 'cancelled' | 'no_show';
  /** The day it ended early, and what was decided to keep of it. */
  endedOn: string;
  kept: number | null;
  entries: Entered[];
};

export const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);
export const entered = (of: Booked[], ...kinds: string[]) =>
  sum(
    of.flatMap(({ entries }) =>
      entries.filter(({ kind }) => kinds.includes(kind)).map((e) => e.amount),
    ),
  );

/** What a guest has paid, less what came back, by who has it. */
export function guestPaid({ entries }: Booked): { agency: number; owner: number } {
  const from = (isOwner: boolean) =>
    sum(
      entries
        .filter(({ method }) => (method === 'to_owner') === isOwner)
        .map(({ kind, amount }) =>
          kind === 'refund' ? -amount : IN_STAY.includes(kind) ? amount : 0,
        ),
    );
  return { agency: from(false), owner: from(true) };
}

export function paidFor(stay: Booked): number {
  const { agency, owner } = guestPaid(stay);
  return agency + owner;
}

/** The owner's share of what is kept of a stay that is off: what the commission leaves of it. */
export const shareOf = ({ kept, total, commission }: Booked): number =>
  Math.max(0, Math.min(kept ?? 0, total) - commission);

/**
 * What the agency must pay the owner: all that it has taken of the rent, or is still to take of the
 * prepayment, but its commission, which may be more; the owner's own part is what the guest paid
 * there. Of a stay that is off it is a share of what is kept; of one that is held, nothing yet.
 */
export function dueTo(stay: Booked): number {
  const { owner } = guestPaid(stay);
  if (stay.state === 'held') return 0;
  if (stay.state !== 'sold') return shareOf(stay) - owner;
  const paid = Math.min(stay.total, Math.max(stay.prepayment, paidFor(stay)));
  return paid - stay.commission - owner;
}

/** What the agency earns of a stay, as the report to the revenue administration says. */
export function earnedOf(stay: Booked): number {
  if (stay.state === 'sold') return stay.commission;
  return stay.state === 'no_show' ? (stay.kept ?? 0) - shareOf(stay) : 0;
}

export const vatOf = (amount: number) => Math.round((amount * 20) / 120);

/** What the accounts must say, told from the test's own book. */
export function expectedAccounts(stays: Booked[]): Record<string, number> {
  const out = ['refund', 'deposit_refund', 'owner_payout'];
  const purse = (...methods: string[]) =>
    sum(
      stays.flatMap(({ entries }) =>
        entries
          .filter(({ method }) => methods.includes(method))
          .map(({ kind, amount }) => (out.includes(kind) ? -amount : amount)),
      ),
    );
  const sold = stays.filter(({ state }) => state === 'sold');
  const off = stays.filter(({ state }) => state === 'cancelled' || state === 'no_show');
  return {
    cash: purse('cash'),
    bank: purse('havale_eft', 'fast'),
    card: purse('card'),
    deposits: -(
      entered(stays, 'deposit', 'kept_return') - entered(stays, 'deposit_refund', 'deposit_kept')
    ),
    damages: entered(stays, 'kept_return') - entered(stays, 'deposit_kept'),
    owners:
      entered(stays, 'owner_payout') - entered(stays, 'payout_return') - sum(stays.map(dueTo)),
    commission: -sum(sold.map(({ commission }) => commission - vatOf(commission))),
    commission_vat: -sum(sold.map(({ commission }) => vatOf(commission))),
    kept: -sum(off.map((stay) => (stay.kept ?? 0) - shareOf(stay))),
    guests: sum(
      stays.map((stay) => {
        const { agency, owner } = guestPaid(stay);
        if (stay.state === 'held') return -agency;
        const isSold = stay.state === 'sold';
        return (isSold ? stay.commission + dueTo(stay) + owner : (stay.kept ?? 0)) - agency - owner;
      }),
    ),
  };
}

/** What the tiers of a stay keep of it on a day, told by the book. */
export function keptByTerms(stay: Booked, day: string): number {
  const left = Math.max(0, nightsBetween(day, stay.checkIn));
  const far = stay.tiers.toSorted((a, b) => b.daysBefore - a.daysBefore);
  const rate = far.find(({ daysBefore }) => left >= daysBefore)?.keptRate ?? 0;
  return Math.min(Math.max(0, paidFor(stay)), (stay.prepayment * rate) / 10_000);
}
