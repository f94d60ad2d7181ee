import { formatStay } from '#domain/values/dates.ts';
import { formatKurus, type Kurus } from '#domain/values/money.ts';
import type { ReservationDetail, ReservationListItem } from '#domain/reservations/schema.ts';
import { FactList } from '#dashboard/ui/fact-list.tsx';

type Props = {
  detail: ReservationDetail;
  /** False when the money is shown beside it. */
  withMoney?: boolean;
};

/** Who, where, when and what was paid: what somebody must see before a stay's state changes. */
export function StayFacts({ detail, withMoney = true }: Props) {
  const { total, paid, prepayment } = detail;
  const facts = [
    ['Misafir', `${detail.customer_name}, ${detail.guests} kişi`],
    ['Villa', detail.villa_name],
    ['Geceler', nightsText(detail)],
    ['Toplam', withMoney && formatKurus(total)],
    ['Ödenen', withMoney && `${formatKurus(paid)} · ön ödeme ${formatKurus(prepayment)}`],
  ] as const;
  return (
    <FactList
      facts={facts}
      className="rounded-md bg-sunken px-3 py-2 text-ink"
      valueClass="figures"
    />
  );
}

/** The same in a line, for one of many. */
export function stayLine(row: ReservationListItem): string {
  return `${row.villa_name} · ${nightsText(row)} · ödenen ${formatKurus(row.paid)}`;
}

const nightsText = ({ checkin, checkout, nights }: ReservationListItem): string =>
  `${formatStay(checkin, checkout)}, ${nights} gece`;

/** Why confirming a stay needs attention; null when its prepayment has been received. */
export function paidWarning(paid: Kurus, prepayment: Kurus): string | null {
  if (paid <= 0) return 'Hiç ödeme alınmadı: 0 ₺. Yine de onaylarsanız geceler kesin olarak dolar.';
  if (paid >= prepayment) return null;
  return `Ön ödemenin ${formatKurus(prepayment - paid)} kadarı daha gelmedi.`;
}

export function Caution({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p role="note" className="rounded-md bg-amber-wash px-3 py-2 text-amber">
      {text}
    </p>
  );
}
