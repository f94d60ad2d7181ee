import { nextPart } from '#domain/payments/parts.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import type { Status } from '#domain/reservation-status.ts';
import type { SendKind } from './api.ts';

type Send = {
  verb: string;
  /** States in which its words are true, as the Worker has them. */
  states: readonly Status[];
  /** What the guest gets. */
  text: (detail: ReservationDetail) => string;
};

export const SENDS: Record<SendKind, Send> = {
  bank: {
    verb: 'Banka bilgisi gönder',
    states: ['option'],
    text: ({ dues }) =>
      `Banka hesaplarımız ve ${formatKurus(dues.prepayment)} ön ödeme bilgisi gönderilir.`,
  },
  link: {
    verb: 'Ödeme bağlantısı gönder',
    states: ['option', 'confirmed', 'staying'],
    text: (detail) =>
      `${formatKurus(amountToAsk(detail))} için kişisel ödeme bağlantısı gönderilir. Bağlantı bir kez, 72 saat ve opsiyon bitmeden geçerlidir.`,
  },
  confirmation: {
    verb: 'Onay belgesi gönder',
    states: ['confirmed', 'staying'],
    text: () => 'Konaklama belgesi (voucher) yeniden gönderilir.',
  },
};

/** What can be sent now: in this state, and a link only while something is due. */
export function listSends(detail: ReservationDetail): SendKind[] {
  const kinds = Object.keys(SENDS) as SendKind[];
  return kinds.filter(
    (kind) =>
      SENDS[kind].states.includes(detail.status) && (kind !== 'link' || amountToAsk(detail) > 0),
  );
}

/** The prepayment until it is paid, then the next interim payment, then the rest; kuruş. */
function amountToAsk({ dues, parts }: ReservationDetail): number {
  if (dues.prepayment > 0) return dues.prepayment;
  const next = nextPart(parts, istanbulDay(new Date()));
  return next?.amount ?? dues.extras + dues.atDoor;
}

/** What a clerk most likely records next. */
export function likelyPayment(detail: ReservationDetail): {
  kind: 'prepayment' | 'balance';
  amount: number;
} {
  const kind = detail.dues.prepayment > 0 ? 'prepayment' : 'balance';
  return { kind, amount: amountToAsk(detail) };
}
