import type { Kurus } from '#domain/values/money.ts';
import { hasRunOut } from '#domain/reservation-hold.ts';
import { isOff, type Status } from '#domain/reservation-status.ts';
import { unpaidOf } from './dues.ts';
import type { GuestPays, PayableState } from './guest-schema.ts';
import { amountToAsk } from './rules.ts';
import { type LedgerSums, paidSums } from './ledger.ts';

export type PayableFacts = {
  /** `deadline`: until when its nights are held; null: until somebody decides. */
  stay: {
    status: Status;
    total: Kurus;
    prepayment: Kurus;
    agencyExtras: Kurus;
    deadline: string | null;
  };
  sums: LedgerSums;
  /** The private link that the guest used; null for code and e-mail. */
  link: {
    kind: 'prepayment' | 'balance';
    amount: Kurus;
    expiresAt: string;
    usedAt: string | null;
  } | null;
  /** What the guest wants to pay; by default the prepayment. A link is only for its own amount. */
  asked?: GuestPays | undefined;
  now: string;
};

export type Payable = { state: PayableState; kind: GuestPays; amount: Kurus };

/** True once nothing can be paid for a stay any more: it has ended, or its hold has expired. */
const isClosed = (stay: { status: Status; deadline: string | null }, now: string): boolean =>
  isOff(stay.status) || hasRunOut(stay, now);

/**
 * What a guest may pay now. With code and e-mail only the prepayment; the balance is paid on
 * arrival, on the page of the stay, or by a link from the agency. A link is only valid for its own
 * amount, and it ends with the hold of its stay: when an option is extended, so is its link.
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
    ? unpaidOf({ ...stay, ...paidSums(sums, stay) }).extras
    : amountToAsk(kind, sums, stay).amount;

/**
 * What a guest may choose to pay on the page of the stay: first the prepayment only, then the
 * agency's extras separately or everything that is left.
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

/** Why nothing can be paid, in the guest's words. */
export const NOT_PAYABLE: Record<Exclude<PayableState, 'due'>, string> = {
  waiting: 'Ev sahibinden yanıt bekliyoruz; şimdi ödeme yapmanız gerekmiyor.',
  settled: 'Şimdi ödemeniz gereken bir tutar yok.',
  closed: 'Bu rezervasyon için ödeme alınmıyor: süresi dolmuş ya da kapanmış.',
  link_expired: 'Bu ödeme bağlantısının süresi doldu.',
  link_used: 'Bu bağlantıyla ödeme yapılmış; her bağlantı bir kez kullanılır.',
  link_outdated: 'Bağlantı gönderildikten sonra tutar değişti.',
};
