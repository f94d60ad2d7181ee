import { type Day, istanbulDay } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { hasRunOut } from '#domain/reservation-hold.ts';
import { isOff, type Status } from '#domain/reservation-status.ts';
import { unpaidOf } from './dues.ts';
import type { GuestAsk, GuestPays, PayableState } from './guest-schema.ts';
import { type LedgerSums, paidSums } from './ledger.ts';
import { nextPart, openParts, type PlanFacts } from './parts.ts';

export type PayableFacts = {
  /**
   * `deadline`: until when its nights are held; null: until somebody decides. `saleUntil`: the last
   * day on which the permit lets its house be sold, where it is on sale.
   */
  stay: PlanFacts & { status: Status; deadline: string | null; saleUntil?: string | null };
  sums: LedgerSums;
  /** The private link that the guest used; null for code and e-mail. */
  link: {
    kind: 'prepayment' | 'balance';
    amount: Kurus;
    expiresAt: string;
    usedAt: string | null;
  } | null;
  /** What the guest wants to pay; by default what is next. A link is only for its own amount. */
  asked?: GuestAsk | undefined;
  now: string;
};

/** `kind`: as it is booked; `dueOn`: the last day of an interim payment, which is of the balance. */
export type Payable = { state: PayableState } & Asked;

type Asked = { kind: GuestPays; amount: Kurus; dueOn: Day | null };

/** True once nothing can be paid for a stay any more: it has ended, or its hold has expired. */
const isClosed = (stay: { status: Status; deadline: string | null }, now: string): boolean =>
  isOff(stay.status) || hasRunOut(stay, now);

/**
 * What a guest may pay now. With code and e-mail the prepayment, then the interim payments; the rest
 * is paid on arrival, on the page of the stay, or by a link from the agency. A link is only valid
 * for its own amount, and it ends with the hold of its stay: when an option is extended, so is its
 * link.
 */
export function findPayable({ stay, sums, link, asked, now }: PayableFacts): Payable {
  const ask = link?.kind ?? asked ?? nextAsk(sums, stay, now) ?? 'prepayment';
  const owed = askFor(ask, sums, stay, now);
  const no = (state: PayableState): Payable => ({ ...owed, state, amount: 0 });

  if (isClosed(stay, now)) return no('closed');
  // What is confirmed stands (decision 0111); an option would be sold by its payment.
  const isBarred = (stay.saleUntil ?? '9999') < istanbulDay(new Date(now));
  if (isBarred && stay.status === 'option') return no('closed');
  if (link !== null && link.usedAt !== null) return no('link_used');
  if (link !== null && link.expiresAt <= now) return no('link_expired');
  if (stay.status === 'requested') return no('waiting');
  if (owed.amount === 0 || stay.status === 'completed') return no('settled');
  if (link !== null && link.amount > owed.amount) return no('link_outdated');
  return { ...owed, state: 'due', amount: link?.amount ?? owed.amount };
}

/** What a guest owes of what is asked for, whatever the state of the stay. */
export function askFor(ask: GuestAsk, sums: LedgerSums, stay: PlanFacts, now: string): Asked {
  const paid = paidSums(sums, stay);
  const unpaid = unpaidOf({ ...stay, ...paid });
  switch (ask) {
    case 'prepayment':
      return { kind: ask, amount: unpaid.prepayment, dueOn: null };
    case 'extra':
      return { kind: ask, amount: unpaid.extras, dueOn: null };
    case 'balance':
      return { kind: ask, amount: Math.max(0, stay.total - paid.paid), dueOn: null };
    case 'part': {
      const today = istanbulDay(new Date(now));
      const next = unpaid.prepayment > 0 ? null : nextPart(openParts({ ...stay, ...paid }), today);
      return { kind: 'balance', amount: next?.amount ?? 0, dueOn: next?.dueOn ?? null };
    }
  }
}

/** What is to be paid next before the arrival: the prepayment, then the interim payments. */
export const nextAsk = (
  sums: LedgerSums,
  stay: PlanFacts,
  now: string,
): 'prepayment' | 'part' | null =>
  (['prepayment', 'part'] as const).find((ask) => askFor(ask, sums, stay, now).amount > 0) ?? null;

type PayableChoice = { kind: GuestAsk; amount: Kurus; dueOn: Day | null };

/**
 * What a guest may choose to pay on the page of the stay: first the prepayment only, then the next
 * interim payment or the agency's extras separately, or everything that is left.
 */
export function payableNow(facts: Omit<PayableFacts, 'link' | 'asked'>): PayableChoice[] {
  const find = (kind: GuestAsk) => {
    const { state, amount, dueOn } = findPayable({ ...facts, link: null, asked: kind });
    return { kind, amount: state === 'due' ? amount : 0, dueOn };
  };
  const prepayment = find('prepayment');
  if (prepayment.amount > 0) return [prepayment];
  const balance = find('balance');
  if (facts.stay.status === 'option' || balance.amount === 0) return [];
  const some = [find('part'), find('extra')];
  return [...some.filter(({ amount }) => amount > 0 && amount < balance.amount), balance];
}

/** Why nothing can be paid, in the guest's words. */
export const NOT_PAYABLE: Record<Exclude<PayableState, 'due'>, string> = {
  waiting: 'Ev sahibinden yanıt bekliyoruz; şimdi ödeme yapmanız gerekmiyor.',
  settled: 'Şimdi ödemeniz gereken bir tutar yok.',
  closed: 'Bu rezervasyon için ödeme alınmıyor: süresi dolmuş ya da kapanmış.',
  link_expired: 'Bu ödeme bağlantısının süresi doldu.',
  link_used: 'Bu bağlantıyla ödeme yapılmış; her bağlantı bir kez kullanılır.',
  link_outdated: 'Bağlantı gönderildikten sonra tutar değişti.',
};
