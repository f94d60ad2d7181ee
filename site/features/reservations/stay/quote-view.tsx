import { useStore } from '@nanostores/react';
import { piecesOf } from '#domain/languages/rich.ts';
import { atDoor } from '#domain/payments/at-door.ts';
import type { PricedStay } from '#domain/reservations/quote-schema.ts';
import type { Day } from '#domain/values/dates.ts';
import { unbrokenLabel } from '#site/lib/format/unbroken.ts';
import { formats, say } from '#site/language.ts';
import { $currency } from '#site/lib/stores.ts';
import { Price } from '#site/ui/price.tsx';
import { linesInWords } from './line-text.ts';

type Props = { quote: PricedStay; checkIn: Day; stale?: boolean };

/** The price line by line, then what is due when. */
export function QuoteView({ quote, checkIn, stale = false }: Props) {
  const words = say('quote');
  return (
    <div className="quote" aria-busy={stale} data-stale={stale || undefined}>
      <dl>
        {linesInWords(quote.lines, checkIn).map((line) => (
          <Row key={line.label} label={unbrokenLabel(line.label)} amount={line.amount} />
        ))}
        <Row label={words.total(quote.nights)} amount={quote.total} strong />
      </dl>
      {quote.lateArrival && (
        <p className="quote-late">{words.lateArrival(formats().time(quote.lateArrival))}</p>
      )}
      <Approximately total={quote.total} />
      <dl className="quote-due">
        <Row
          label={quote.instantMinutes == null ? words.prepayment : words.prepaymentNow}
          amount={quote.prepayment}
        />
        {(quote.agencyExtras ?? 0) > 0 && (
          <Row label={words.due.extras} amount={quote.agencyExtras ?? 0} />
        )}
        {quote.parts.map(({ dueOn, amount }) => (
          <Row key={dueOn} label={words.due.part(formats().day(dueOn))} amount={amount} />
        ))}
        <Row label={words.due.atDoor} amount={atDoor(quote.balance, quote.parts)} />
        {quote.deposit > 0 && <Row label={words.due.deposit} amount={quote.deposit} />}
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
      {piecesOf(say('quote').approximately).map(({ tag, text }) =>
        tag === null ? text : <Price key={tag} kurus={total} />,
      )}
    </p>
  );
}

function Row({ label, amount, strong }: { label: string; amount: number; strong?: boolean }) {
  return (
    <div className={strong ? 'quote-total' : undefined}>
      <dt>{label}</dt>
      <dd>{formats().money(amount)}</dd>
    </div>
  );
}

/** "12 Haz 2027 Cmt – 19 Haz 2027 Cmt". */
export const formatRange = (checkIn: string, checkOut: string) =>
  `${formats().day(checkIn)} – ${formats().day(checkOut)}`;
