import { isOff, STATUS_LABELS } from '#domain/reservation-status.ts';
import { capitalise } from '#domain/values/capitalise.ts';
import { formatKurus, type Kurus } from '#domain/values/money.ts';
import type { BookedTransfer, OpenStay } from './proposal.ts';

/** How a line names somebody: by the whole name, or by one like it. */
export type Naming = 'all' | 'part' | null;

type Fit = {
  kind: 'prepayment' | 'balance' | 'extra' | 'deposit';
  amount: Kurus;
  words: string;
  /** It is all that is due of its kind. */
  isWhole: boolean;
  /** It may as well be something else, or is more than is open. */
  isDoubtful: boolean;
};

/**
 * What of a stay an amount pays: exactly what is due, or a part of it. An amount that is the deposit
 * and might be a part of the price is in doubt unless the line says so (`saysDeposit`).
 */
export function fitOf(amount: Kurus, open: OpenStay['open'], saysDeposit: boolean): Fit {
  const whole: readonly (readonly [Fit['kind'], Kurus, string])[] = [
    ...(saysDeposit ? [['deposit', open.deposit, 'depozitonun tamamı'] as const] : []),
    ['prepayment', open.prepayment, 'ön ödemenin tamamı'],
    ['balance', open.balance, 'kalanın tamamı'],
    ['extra', open.extra, 'ek hizmetlerin tamamı'],
    ['deposit', open.deposit, 'depozitonun tamamı'],
  ];
  const exact = whole.find(([, due]) => due > 0 && due === amount);
  if (exact !== undefined) {
    const [kind, , words] = exact;
    const isDoubtful = kind === 'deposit' && !saysDeposit && open.balance > 0;
    return { kind, amount, words, isWhole: true, isDoubtful };
  }
  if (amount > open.balance) {
    const words = 'tutar açık olandan fazla';
    return { kind: 'balance', amount, words, isWhole: false, isDoubtful: true };
  }
  const isPrepayment = open.prepayment > 0;
  const words =
    amount < open.prepayment
      ? `ön ödemenin bir bölümü (açık ${formatKurus(open.prepayment)})`
      : `kalanın bir bölümü (açık ${formatKurus(open.balance)})`;
  const kind = isPrepayment ? 'prepayment' : 'balance';
  // A part of a deposit is no part of the price.
  return { kind, amount, words, isWhole: false, isDoubtful: saysDeposit };
}

/** The most stays that one transfer is taken to pay. */
const MOST_SHARED = 4;

/**
 * What each of several named stays gets of one transfer that is exactly the sum of what is due of them;
 * null where it is no such sum.
 */
export function sharesOf(amount: Kurus, open: readonly OpenStay['open'][]): Kurus[] | null {
  if (open.length < 2 || open.length > MOST_SHARED) return null;
  const sums = open.reduce<Kurus[][]>(
    (found, { prepayment, balance }) =>
      [...new Set([prepayment, balance])]
        .filter((due) => due > 0)
        .flatMap((due) => found.map((shares) => [...shares, due])),
    [[]],
  );
  return sums.find((shares) => shares.reduce((sum, share) => sum + share, 0) === amount) ?? null;
}

export const bySaying = (byCode: boolean, byName: Naming): string[] => [
  ...(byCode ? ['rezervasyon kodu yazıyor'] : []),
  ...(byName === 'all' ? ['ad soyad aynı'] : byName === 'part' ? ['ad benziyor'] : []),
];

const sentence = (parts: readonly string[]): string => {
  const text = parts.join(', ');
  return `${capitalise(text)}.`;
};

/** Why a line is a payment of a stay: what says so, and what it pays, or that the stay has ended. */
export const bookedBy = ({ status }: OpenStay, said: readonly string[], words: string): string =>
  sentence([...said, isOff(status) ? `rezervasyon “${STATUS_LABELS[status]}” durumunda` : words]);

export function recognisedBy(
  transfer: BookedTransfer,
  byCode: boolean,
  byName: Naming,
  isPart = false,
): string {
  const known = transfer.waits ? 'bankaya verilmeyi bekliyor' : 'defterde kayıtlı';
  const amount = isPart ? 'bu satırın bir bölümü' : 'tutar aynı';
  return sentence([known, amount, ...bySaying(byCode, byName)]);
}
