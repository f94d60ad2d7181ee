import { useStore } from '@nanostores/react';
import { formatDay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { lateArrivalText } from '#domain/stay-page/late-checkout.ts';
import type { PricedStay } from '#domain/reservations/quote-schema.ts';
import { DUE_LABELS } from '#site/lib/format/due-labels.ts';
import { unbrokenLabel } from '#site/lib/format/unbroken.ts';
import { $currency } from '#site/lib/stores.ts';
import { Price } from '#site/ui/price.tsx';

type Props = { quote: PricedStay; stale?: boolean };

/** The price line by line, then what is due when. */
export function QuoteView({ quote, stale = false }: Props) {
  return (
    <div className="quote" aria-busy={stale} data-stale={stale || undefined}>
      <dl>
        {quote.lines.map((line) => (
          <Row key={line.label} label={unbrokenLabel(line.label)} amount={line.amount} />
        ))}
        <Row label={`Toplam · ${quote.nights} gece`} amount={quote.total} strong />
      </dl>
      {quote.lateArrival && <p className="quote-late">{lateArrivalText(quote.lateArrival)}</p>}
      <Approximately total={quote.total} />
      <dl className="quote-due">
        <Row label="Onaydan sonra ön ödeme" amount={quote.prepayment} />
        {(quote.agencyExtras ?? 0) > 0 && (
          <Row label={DUE_LABELS.extras} amount={quote.agencyExtras ?? 0} />
        )}
        <Row label={DUE_LABELS.atDoor} amount={quote.balance} />
        {quote.deposit > 0 && <Row label={DUE_LABELS.deposit} amount={quote.deposit} />}
      </dl>
    </div>
  );
}

/** The total in the visitor's currency. Everything else stays in lira, which is what is charged. */
function Approximately({ total }: { total: number }) {
  const currency = useStore($currency, { ssr: () => 'TL' as const });
  if (currency === 'TL') return null;
  return (
    <p className="quote-approximately">
      <Price kurus={total} />; ödeme ₺ ile alınır.
    </p>
  );
}

function Row({ label, amount, strong }: { label: string; amount: number; strong?: boolean }) {
  return (
    <div className={strong ? 'quote-total' : undefined}>
      <dt>{label}</dt>
      <dd>{formatKurus(amount)}</dd>
    </div>
  );
}

/** "12 Haz 2027 Cmt – 19 Haz 2027 Cmt". */
export const formatRange = (checkIn: string, checkOut: string) =>
  `${formatDay(checkIn)} – ${formatDay(checkOut)}`;
