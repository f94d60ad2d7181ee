import type { Kurus } from '../values/money.ts';
import { hasRunOut } from '../reservation-hold.ts';
import { isOff, type Status } from '../reservation-status.ts';
import { duesOf } from './dues.ts';
import type { GuestPays, PayableState } from './guest-schema.ts';
import { amountToAsk } from './rules.ts';
import { type LedgerSums, paidSums } from './ledger.ts';

export type PayableFacts = {
  /** `deadline`: until when its nights are held; null: nothing ends them but a decision. */
  stay: {
    status: Status;
    total: Kurus;
    prepayment: Kurus;
    agencyExtras: Kurus;
    deadline: string | null;
  };
  sums: LedgerSums;
  /** The personal link that the guest came with; null for code and e-mail. */
  link: {
    kind: 'prepayment' | 'balance';
    amount: Kurus;
    expiresAt: string;
    usedAt: string | null;
  } | null;
  /** What is wished to be paid; the prepayment where nobody says. A link is for what it is for. */
  asked?: GuestPays | undefined;
  now: string;
};

export type Payable = { state: PayableState; kind: GuestPays; amount: Kurus };

/** True once nothing is paid for a stay any more: it is off, or its hold has run out. */
export const isClosed = (stay: { status: Status; deadline: string | null }, now: string): boolean =>
  isOff(stay.status) || hasRunOut(stay, now);

/**
 * What a guest may pay now. With code and e-mail that is the prepayment alone; the rest is paid at
 * the door, on the page of the stay, or by a link that the agency sends. A link is for its own amount or for nothing, and it
 * ends with the hold of its stay: an option that is prolonged keeps its link for as long as that has.
 */
export function findPayable({ stay, sums, link, asked, now }: PayableFacts): Payable {
  const kind = link?.kind ?? asked ?? 'prepayment';
  const owed = owedFor(kind, sums, stay);
  const no = (state: PayableState): Payable => ({ state, kind, amount: 0 });

  if (isClosed(stay, now)) return no('closed');
  if (link !== null && link.usedAt !== null) return no('link_used');
  if (link !== null && link.expiresAt <= now) return no('link_expired');
  if (stay.status === 'requested') return no('waiting');
  if (owed === 0 || stay.status === 'completed') return no('settled');
  if (link !== null && link.amount > owed) return no('link_outdated');
  return { state: 'due', kind, amount: link?.amount ?? owed };
}

const owedFor = (
  kind: GuestPays,
  sums: LedgerSums,
  stay: Pick<PayableFacts['stay'], 'total' | 'prepayment' | 'agencyExtras'>,
): Kurus =>
  kind === 'extra'
    ? duesOf({ ...stay, ...paidSums(sums, stay) }).extras
    : amountToAsk(kind, sums, stay).amount;

/**
 * What a guest may choose to pay on the page of the stay: the prepayment first and alone, then the
 * agency's extras by themselves or all that is left.
 */
export function payableNow(
  facts: Omit<PayableFacts, 'link' | 'asked'>,
): { kind: GuestPays; amount: Kurus }[] {
  const find = (asked: GuestPays) => findPayable({ ...facts, link: null, asked });
  const [prepayment, extra, balance] = [find('prepayment'), find('extra'), find('balance')];
  if (prepayment.state === 'due') return [prepayment].map(asChoice);
  if (facts.stay.status === 'option' || balance.state !== 'due') return [];
  const parts =
    extra.state === 'due' && extra.amount < balance.amount ? [extra, balance] : [balance];
  return parts.map(asChoice);
}

const asChoice = ({ kind, amount }: Payable) => ({ kind, amount });

/** Why nothing can be paid, as the guest reads it. */
export const NOT_PAYABLE: Record<Exclude<PayableState, 'due'>, string> = {
  waiting: 'Ev sahibinden yanıt bekliyoruz; şimdi ödeme yapmanız gerekmiyor.',
  settled: 'Şimdi ödemeniz gereken bir tutar yok.',
  closed: 'Bu rezervasyon için ödeme alınmıyor: süresi dolmuş ya da kapanmış.',
  link_expired: 'Bu ödeme bağlantısının süresi doldu.',
  link_used: 'Bu bağlantıyla ödeme yapılmış; her bağlantı bir kez kullanılır.',
  link_outdated: 'Bağlantı gönderildikten sonra tutar değişti.',
};
