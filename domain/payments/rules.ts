import type { ErrorCode } from '#domain/messages.ts';
import { formatKurus, type Kurus } from '#domain/values/money.ts';
import { isOff, STATUS_LABELS, STATUSES, type Status } from '#domain/reservation-status.ts';
import type { Source } from '#domain/reservation-sources.ts';
import { unpaidOf } from './dues.ts';
import { isSold, ownerDue } from './owner-due.ts';
import {
  depositHeld,
  FOR_STAY,
  isFromGuest,
  type LedgerEntry,
  type LedgerSums,
  paidForStay,
  paidSums,
  TRANSACTION_KINDS,
  type TransactionKind,
  type TransactionMethod,
} from './ledger.ts';

/** The agreement that a reservation's money is compared with. */
type Agreed = {
  status: Status;
  total: Kurus;
  prepayment: Kurus;
  agencyExtras: Kurus;
  deposit: Kurus;
  commission: Kurus;
  source: Source;
  /** What the agency keeps of a stay that has ended early; null until decided. */
  kept: Kurus | null;
};

/** Why an entry cannot be recorded: a code and a Turkish sentence that says what would work. */
type EntryProblem = { code: ErrorCode; message: string };

/** States whose nights are free again: a payment no longer confirms anything. */
const CLOSED: readonly Status[] = ['rejected', 'expired', 'cancelled'];

/**
 * What a payment of each kind pays, and how much of that is still open; defined only here. For the
 * first four kinds, what the guest owes; for the others, what may be refunded or passed on. Kuruş.
 * `balance` is the whole unpaid part of the total, whoever it is due to; `refund` is what the agency
 * holds, not what the owner took.
 */
export function openAmount(kind: TransactionKind, sums: LedgerSums, agreed: Agreed): Kurus {
  const paid = paidSums(sums, agreed);
  switch (kind) {
    case 'prepayment':
      return unpaidOf({ ...agreed, ...paid }).prepayment;
    case 'balance':
      return Math.max(0, agreed.total - paid.paid);
    case 'extra':
      return unpaidOf({ ...agreed, ...paid }).extras;
    case 'deposit':
      return Math.max(0, agreed.deposit - sums.deposit + sums.depositReturned);
    case 'refund':
      return Math.max(0, paid.paid - sums.toOwner - sums.refundPending);
    case 'deposit_refund':
    case 'deposit_kept':
      return depositHeld(sums);
    case 'owner_payout':
      return Math.max(0, dueOf(sums, agreed) - sums.paidOut);
    // What the owner got, and what the owner owes besides: a commission above the prepayment.
    case 'payout_return':
      return Math.max(0, sums.paidOut - Math.min(0, dueOf(sums, agreed)));
    case 'kept_return':
      return sums.depositKept;
  }
}

const dueOf = (sums: LedgerSums, agreed: Agreed): Kurus =>
  ownerDue({ ...agreed, ...paidSums(sums, agreed), toOwner: sums.toOwner });

/** The same, taking the state into account: a guest owes nothing for a stay that is off. */
export function openFor(kind: TransactionKind, sums: LedgerSums, agreed: Agreed): Kurus {
  return isOff(agreed.status) && isFromGuest(kind) ? 0 : openAmount(kind, sums, agreed);
}

/**
 * Kinds that may not exceed the open amount: money that leaves the agency, and payments for extras.
 */
const BOUNDED = {
  extra: {
    code: 'EXTRA_EXCEEDS_OWED',
    some: 'ek hizmet ödemesi alınabilir',
    none: 'ödenecek ek hizmet yok; önce rezervasyona ek hizmeti ekleyin',
  },
  refund: {
    code: 'REFUND_EXCEEDS_PAID',
    some: 'iade edilebilir',
    none: 'iade edilecek tutar yok',
  },
  deposit_refund: {
    code: 'DEPOSIT_EXCEEDS_HELD',
    some: 'depozito iade edilebilir',
    none: 'iade edilecek depozito yok',
  },
  owner_payout: {
    code: 'PAYOUT_EXCEEDS_AGREED',
    some: 'ev sahibine ödenebilir',
    none: 'ev sahibine ödenecek tutar yok',
  },
  payout_return: {
    code: 'RETURN_EXCEEDS_PAYOUT',
    some: 'ev sahibinden geri alınabilir',
    none: 'ev sahibine yapılmış ödeme ya da ev sahibinin borcu yok',
  },
  deposit_kept: {
    code: 'DEPOSIT_EXCEEDS_HELD',
    some: 'depozitodan kesilebilir',
    none: 'kesilecek depozito yok',
  },
  kept_return: {
    code: 'RETURN_EXCEEDS_KEPT',
    some: 'kesinti geri alınabilir',
    none: 'geri alınacak kesinti yok',
  },
} as const satisfies Partial<
  Record<TransactionKind, { code: ErrorCode; some: string; none: string }>
>;

/** Retaining a deposit, which asks for the damage, and its correction have calls of their own. */
export const DAMAGE_KINDS = [
  'deposit_kept',
  'kept_return',
] as const satisfies readonly TransactionKind[];

export const isDamage = (kind: TransactionKind): kind is (typeof DAMAGE_KINDS)[number] =>
  DAMAGE_KINDS.some((one) => one === kind);

/** Kinds that a clerk can record directly; a bounded kind needs an open amount. */
export const bookableKinds = (open: Record<TransactionKind, Kurus> | null): TransactionKind[] =>
  TRANSACTION_KINDS.filter(
    (kind) => !isDamage(kind) && (!(kind in BOUNDED) || (open?.[kind] ?? 0) > 0),
  );

/**
 * Why an entry may not be recorded: refunds may not exceed what was received, payouts not what was
 * agreed, payments for extras not their price. Money received for the stay is always recorded,
 * because it exists.
 */
export function findEntryProblem(
  { kind, method, amount }: Pick<LedgerEntry, 'kind' | 'method' | 'amount'>,
  sums: LedgerSums,
  agreed: Agreed,
): EntryProblem | null {
  if (kind === 'prepayment' || kind === 'balance' || kind === 'deposit') return null;
  if (kind === 'owner_payout' && !isSold(agreed.status) && dueOf(sums, agreed) <= 0) {
    return { code: 'NOT_IN_THIS_STATE', message: unsoldSentence(agreed.status) };
  }
  const { code, ...words } = BOUNDED[kind];
  if (method === 'to_owner') {
    const none = 'ev sahibinin misafirden aldığı para yok';
    // What another stay carries of it is not to be given back again.
    const left = sums.received - sums.refunded - sums.refundPending;
    return above(code, amount, Math.min(sums.toOwner, left), { ...words, none });
  }
  return above(code, amount, openFor(kind, sums, agreed), words);
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

/**
 * What a clerk must know about money that was recorded although something is wrong; null when all
 * is well.
 */
export function entryWarning(
  kind: TransactionKind,
  sumsAfter: LedgerSums,
  agreed: Agreed,
): string | null {
  if (kind === 'deposit') {
    const over = depositHeld(sumsAfter) - agreed.deposit;
    return over > 0 ? `Anlaşılan depozitodan ${formatKurus(over)} fazla alındı.` : null;
  }
  if (!FOR_STAY.includes(kind)) return null;
  if (CLOSED.includes(agreed.status)) {
    return `Rezervasyon “${STATUS_LABELS[agreed.status]}” durumunda: para kaydedildi ama geceler tutulmuyor. Misafirle görüşüp iade edin ya da geceler boşsa yeniden opsiyona alın.`;
  }
  const paid = paidSums(sumsAfter, agreed);
  const over = paid.paid - agreed.total;
  if (over > 0) return `Toplam tutardan ${formatKurus(over)} fazla alındı.`;
  const again = kind === 'prepayment' ? paidForStay(paid) - agreed.prepayment : 0;
  return again > 0
    ? `Ön ödemeden ${formatKurus(again)} fazla alındı; aynı ödeme iki kez kaydedilmiş olabilir.`
    : null;
}

/** Keys of `domain/mail/mails`. */
type MailOfEntry = 'odeme_alindi' | 'odeme_acikta' | 'iade_bilgi' | 'depozito_iade';

/**
 * The mail to the guest that goes with an entry, by the state of the stay after it; null for none. A
 * receipt promises the stay: who pays for one that has ended hears that the money is here, and that
 * a clerk will write.
 */
export function mailOfEntry(kind: TransactionKind, status: Status): MailOfEntry | null {
  switch (kind) {
    case 'prepayment':
    case 'balance':
    case 'extra':
      return isOff(status) ? 'odeme_acikta' : 'odeme_alindi';
    case 'refund':
      return 'iade_bilgi';
    case 'deposit_refund':
      return 'depozito_iade';
    default:
      return null;
  }
}

/** The mails that may have gone with an entry, whatever has become of its stay since. */
export const mailsOfEntry = (kind: TransactionKind): MailOfEntry[] => [
  ...new Set(STATUSES.flatMap((status) => mailOfEntry(kind, status) ?? [])),
];

/** As lists and exports call them. */
export const TRANSACTION_KIND_LABELS: Record<TransactionKind, string> = {
  prepayment: 'Ön ödeme',
  balance: 'Kalan ödeme',
  deposit: 'Depozito',
  deposit_refund: 'Depozito iadesi',
  extra: 'Ek hizmet',
  refund: 'İade',
  owner_payout: 'Ev sahibine ödeme',
  payout_return: 'Ev sahibinden geri alınan',
  deposit_kept: 'Depozitodan kesinti',
  kept_return: 'Kesinti düzeltmesi',
};

export const TRANSACTION_METHOD_LABELS = {
  havale_eft: 'Havale / EFT',
  fast: 'FAST',
  card: 'Kart',
  link: 'Ödeme bağlantısı',
  cash: 'Nakit',
  to_owner: 'Ev sahibine',
  carried: 'Mahsup',
} as const satisfies Record<TransactionMethod, string>;

export const TRANSACTION_STATUS_LABELS = {
  pending: 'Bekliyor',
  succeeded: 'Tamamlandı',
  failed: 'Başarısız',
} as const;

/** What a person reads of an entry: a transfer that is not at the bank yet is only written down. */
export const entryStatusLabel = ({
  status,
  awaits_bank: awaitsBank,
}: {
  status: LedgerEntry['status'];
  awaits_bank: boolean;
}): string => (awaitsBank ? 'Yazıldı' : TRANSACTION_STATUS_LABELS[status]);
