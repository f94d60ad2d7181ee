import { type Day, formatDayLong, isDay, istanbulDay } from '#domain/values/dates.ts';
import { formatKurus, type Kurus } from '#domain/values/money.ts';
import { askKurus } from '#domain/values/question.ts';
import { isFromGuest } from './ledger.ts';
import type { TransactionKind } from './ledger.ts';
import { TRANSACTION_KIND_LABELS } from './rules.ts';

/** A payment as it is about to be recorded. `paidAt`: an instant; left out for now. */
export type TypedPayment = {
  kind: TransactionKind;
  amount: Kurus;
  paidAt?: string | null | undefined;
};

/** What it is compared with: the open amount of each kind, and when the stay was taken down. */
export type PaymentFacts = {
  open: Record<TransactionKind, Kurus>;
  createdAt: string;
  now: Date;
};

/** What is asked once before a payment that does not fit is recorded. */
export type PaymentDoubt = {
  text: string;
  /** What was probably meant: “43.400 mü?”, and what it changes. */
  likely: { question: string; change: Partial<TypedPayment> } | null;
  /** Whether it can be recorded as typed. */
  mayStand: boolean;
};

/** Allowance for inaccurate clocks, as when it is recorded. */
const SLACK_MS = 5 * 60_000;
const DAY_MS = 86_400_000;

/** Factors by which an amount is easily typed wrong: a digit or two, or kuruş for lira. */
const SLIPS = [10, 100, 1000] as const;

/**
 * What does not fit about a payment: a day that cannot be or lies before the stay was taken down,
 * more than is open, or a tenth or a hundredth of it. Null where nothing does; whatever is bounded
 * anyway (refunds, payouts) is refused by its own rule.
 */
export function findPaymentDoubt(typed: TypedPayment, facts: PaymentFacts): PaymentDoubt | null {
  return doubtDay(typed, facts) ?? doubtAmount(typed, facts);
}

function doubtDay({ paidAt }: TypedPayment, { createdAt, now }: PaymentFacts): PaymentDoubt | null {
  if (!paidAt) return null;
  const at = new Date(paidAt);
  const typed = istanbulDay(at);
  const taken = new Date(createdAt);
  const isPossible = (instant: Date) =>
    instant.getTime() <= now.getTime() + SLACK_MS && instant.getTime() >= taken.getTime() - DAY_MS;
  if (isPossible(at)) return null;
  const isFuture = at.getTime() > now.getTime() + SLACK_MS;
  const meant = likelyInstants(at, typed, now, taken).find(isPossible) ?? null;
  const text = isFuture
    ? `${formatDayLong(typed)} henüz gelmedi; ödeme günü gelecekte olamaz.`
    : `${formatDayLong(typed)} rezervasyonun alındığı günden (${formatDayLong(istanbulDay(taken))}) önce.`;
  return {
    text,
    likely: meant && {
      question: `${formatDayLong(istanbulDay(meant))} günü mü?`,
      change: { paidAt: meant.toISOString() },
    },
    mayStand: !isFuture,
  };
}

/** Day and month exchanged, the year before or after, then the day of today. */
function likelyInstants(at: Date, typed: Day, now: Date, taken: Date): Date[] {
  const [year = '', month = '', day = ''] = typed.split('-');
  const years = [year, now.getUTCFullYear(), taken.getUTCFullYear()].map(String);
  const days = [
    `${year}-${day}-${month}`,
    ...years.slice(1).flatMap((one) => [`${one}-${month}-${day}`, `${one}-${day}-${month}`]),
    istanbulDay(now),
  ].filter((one): one is Day => isDay(one) && one !== typed);
  const time = at.getTime() - new Date(`${typed}T00:00:00+03:00`).getTime();
  return [...days.map((one) => new Date(new Date(`${one}T00:00:00+03:00`).getTime() + time)), now];
}

function doubtAmount({ kind, amount }: TypedPayment, { open }: PaymentFacts): PaymentDoubt | null {
  if (!isFromGuest(kind) || !(amount > 0)) return null;
  const due = open[kind];
  const name = TRANSACTION_KIND_LABELS[kind].toLocaleLowerCase('tr');
  if (amount > due) {
    const whole = kind === 'prepayment' ? open.balance : 0;
    if (due === 0 && amount <= whole) {
      return {
        text: 'Ön ödeme tamam; bu tutar kalan ödemeye sayılır.',
        likely: { question: 'Kalan ödeme mi?', change: { kind: 'balance' } },
        mayStand: true,
      };
    }
    const meant = meantLess(
      amount,
      [due, whole].filter((one) => one > 0),
    );
    const text =
      due === 0
        ? `Açık ${name} yok: ${formatKurus(amount)} fazladan alınmış olur.`
        : `Açık ${name} ${formatKurus(due)}; ${formatKurus(amount)} yazdınız.`;
    return { text, likely: meant === null ? null : likelyAmount(meant), mayStand: true };
  }
  const slip = SLIPS.find((factor) => amount * factor === due);
  return slip === undefined
    ? null
    : {
        text: `Açık ${name} ${formatKurus(due)}; ${formatKurus(amount)} yazdınız.`,
        likely: likelyAmount(due),
        mayStand: true,
      };
}

const likelyAmount = (amount: Kurus) => ({ question: askKurus(amount), change: { amount } });

/** A digit too many of an open amount, else of anything that is open, else what is open. */
function meantLess(amount: Kurus, open: readonly Kurus[]): Kurus | null {
  const shorter = SLIPS.map((factor) => amount / factor).filter(Number.isInteger);
  const [due] = open;
  if (due === undefined) return null;
  return (
    shorter.find((one) => open.includes(one)) ??
    (amount >= 5 * due ? shorter.find((one) => one <= due) : undefined) ??
    due
  );
}
