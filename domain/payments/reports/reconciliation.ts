import type { Day } from '#domain/values/dates.ts';
import { type Kurus, sumKurus } from '#domain/values/money.ts';
import { flowOf, TRANSACTION_KINDS, type TransactionKind } from '../ledger.ts';
import type { MovedSums, Reconciliation } from './report-schema.ts';

type Method = Reconciliation['channels'][number]['method'];

/** What moved the agency's money on one day with the same method and kind. */
export type MovedGroup = {
  day: Day;
  kind: TransactionKind;
  method: Method;
  provider: string | null;
  amount: Kurus;
  entries: number;
};

export type ReconciliationFacts = Pick<
  Reconciliation,
  'month' | 'failed' | 'pending' | 'open_alarms'
> & {
  /** Net of everything before the month. */
  opening: Kurus;
  groups: readonly MovedGroup[];
  /** Payments that providers reported in the month. */
  reported: readonly { provider: string; reported: number }[];
};

/** A month's money, grouped in every way that an account statement needs. */
export function composeReconciliation(facts: ReconciliationFacts): Reconciliation {
  const { opening, groups, reported, ...rest } = facts;
  const totals = movedSums(groups);
  return {
    ...rest,
    opening,
    closing: opening + totals.net,
    totals,
    channels: [...grouped(groups, ({ method, provider }) => `${method} ${provider ?? ''}`)]
      .map(([, [first, ...others]]) => ({
        method: first.method,
        provider: first.provider,
        ...movedSums([first, ...others]),
      }))
      .toSorted((a, b) => b.net - a.net),
    kinds: TRANSACTION_KINDS.flatMap((kind) => {
      const ofKind = groups.filter((group) => group.kind === kind);
      return ofKind.length === 0 ? [] : [{ kind, amount: total(ofKind), entries: count(ofKind) }];
    }),
    days: [...grouped(groups, ({ day }) => day)]
      .map(([day, ofDay]) => ({
        day,
        came: total(ofDay.filter((group) => flowOf(group) === 1)),
        left: total(ofDay.filter((group) => flowOf(group) === -1)),
      }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    providers: providerRows(groups, reported),
  };
}

function providerRows(
  groups: readonly MovedGroup[],
  reported: ReconciliationFacts['reported'],
): Reconciliation['providers'] {
  const names = new Set([
    ...reported.map(({ provider }) => provider),
    ...groups.flatMap(({ provider }) => provider ?? []),
  ]);
  return [...names].toSorted().map((provider) => {
    const payments = groups.filter((group) => group.provider === provider && flowOf(group) === 1);
    return {
      provider,
      reported: reported.find((row) => row.provider === provider)?.reported ?? 0,
      booked: count(payments),
      booked_amount: total(payments),
    };
  });
}

/** The sums of some groups, by kind. */
export function movedSums(groups: readonly MovedGroup[]): MovedSums {
  const of = (...kinds: TransactionKind[]) =>
    total(groups.filter(({ kind }) => kinds.includes(kind)));
  const received = of('prepayment', 'balance', 'extra');
  const refunded = of('refund');
  const depositsIn = of('deposit');
  const depositsOut = of('deposit_refund');
  const paidOut = of('owner_payout') - of('payout_return');
  return {
    received,
    refunded,
    deposits_in: depositsIn,
    deposits_out: depositsOut,
    paid_out: paidOut,
    net: received - refunded + depositsIn - depositsOut - paidOut,
    entries: count(groups),
  };
}

const total = (groups: readonly MovedGroup[]): Kurus =>
  sumKurus(groups.map(({ amount }) => amount));

const count = (groups: readonly MovedGroup[]): number => sumKurus(groups.map((g) => g.entries));

/** Groups rows by a key; each group has at least one. */
function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const known = groups.get(keyOf(row));
    if (known) known.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
