import type { ErrorCode } from '../messages.ts';
import { formatKurus, type Kurus } from '../money.ts';
import { STATUS_LABELS, type Status } from '../reservations/status.ts';
import type { LedgerSums, TransactionKind } from './ledger.ts';

/** What money of a reservation is held against. */
export type Agreed = { status: Status; total: Kurus; ownerPayout: Kurus };

/** Why an entry cannot be recorded: a code and a Turkish sentence that says what would. */
export type EntryProblem = { code: ErrorCode; message: string };

/** States in which a stay was never sold: no owner is owed for it. */
const UNSOLD: readonly Status[] = ['requested', 'option', 'rejected', 'expired'];

/** States whose nights are free again: money that comes now confirms nothing. */
const CLOSED: readonly Status[] = ['rejected', 'expired', 'cancelled'];

/**
 * Why money that leaves the agency may not be booked: never more back than came in, never more to
 * the owner than was agreed. Money that comes in is always booked: it is there.
 */
export function findEntryProblem(
  kind: TransactionKind,
  amount: Kurus,
  sums: LedgerSums,
  agreed: Agreed,
): EntryProblem | null {
  switch (kind) {
    case 'refund':
      return above('REFUND_EXCEEDS_PAID', amount, sums.received - sums.refunded - sums.refunding, {
        some: 'iade edilebilir',
        none: 'iade edilecek tutar yok',
      });
    case 'deposit_refund':
      return above('DEPOSIT_EXCEEDS_HELD', amount, sums.deposit - sums.depositReturned, {
        some: 'depozito iade edilebilir',
        none: 'iade edilecek depozito yok',
      });
    case 'owner_payout':
      return UNSOLD.includes(agreed.status)
        ? { code: 'NOT_IN_THIS_STATE', message: unsoldSentence(agreed.status) }
        : above('PAYOUT_EXCEEDS_AGREED', amount, agreed.ownerPayout - sums.paidOut, {
            some: 'ev sahibine ödenebilir',
            none: 'ev sahibine ödenecek tutar yok',
          });
    default:
      return null;
  }
}

function above(
  code: ErrorCode,
  amount: Kurus,
  left: Kurus,
  words: { some: string; none: string },
): EntryProblem | null {
  if (amount <= left) return null;
  const what = left > 0 ? `en çok ${formatKurus(left)} ${words.some}` : words.none;
  return { code, message: `Bu rezervasyonda ${what}.` };
}

const unsoldSentence = (status: Status) =>
  `“${STATUS_LABELS[status]}” durumundaki rezervasyon için ev sahibine ödeme kaydedilemez.`;

/** What a clerk must know about money that was booked all the same; null when all is well. */
export function entryWarning(
  kind: TransactionKind,
  sumsAfter: LedgerSums,
  agreed: Agreed,
): string | null {
  if (kind !== 'prepayment' && kind !== 'balance') return null;
  if (CLOSED.includes(agreed.status)) {
    return `Rezervasyon “${STATUS_LABELS[agreed.status]}” durumunda: para kaydedildi ama geceler tutulmuyor. Misafirle görüşüp iade edin ya da geceler boşsa yeniden opsiyona alın.`;
  }
  const over = sumsAfter.received - sumsAfter.refunded - agreed.total;
  return over > 0 ? `Toplam tutardan ${formatKurus(over)} fazla alındı.` : null;
}

/** The mail to the guest that goes with an entry; null where none does. */
export function mailOfEntry(kind: TransactionKind): string | null {
  switch (kind) {
    case 'prepayment':
    case 'balance':
    case 'extra':
      return 'odeme_alindi';
    case 'refund':
      return 'iade_bilgi';
    case 'deposit_refund':
      return 'depozito_iade';
    default:
      return null;
  }
}

/** What a payment link asks for: the prepayment until it is paid, then the rest. */
export function amountToAsk(
  kind: 'prepayment' | 'balance' | undefined,
  sums: LedgerSums,
  agreed: { total: Kurus; prepayment: Kurus },
): { kind: 'prepayment' | 'balance'; amount: Kurus } {
  const paid = sums.received - sums.refunded;
  const prepayment = Math.max(0, agreed.prepayment - paid);
  const asked = kind ?? (prepayment > 0 ? 'prepayment' : 'balance');
  const amount = asked === 'prepayment' ? prepayment : Math.max(0, agreed.total - paid);
  return { kind: asked, amount };
}

/** As lists and exports call them. */
export const TRANSACTION_KIND_LABELS: Record<TransactionKind, string> = {
  prepayment: 'Ön ödeme',
  balance: 'Kalan ödeme',
  deposit: 'Depozito',
  deposit_refund: 'Depozito iadesi',
  extra: 'Ek hizmet',
  refund: 'İade',
  owner_payout: 'Ev sahibine ödeme',
};

export const TRANSACTION_METHOD_LABELS = {
  havale_eft: 'Havale / EFT',
  fast: 'FAST',
  card: 'Kart',
  link: 'Ödeme bağlantısı',
  cash: 'Nakit',
} as const;

export const TRANSACTION_STATUS_LABELS = {
  pending: 'Bekliyor',
  succeeded: 'Tamamlandı',
  failed: 'Başarısız',
} as const;
