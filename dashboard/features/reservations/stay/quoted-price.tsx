import type { ComponentProps } from 'react';
import { capitalise } from '#domain/values/capitalise.ts';
import { formatStay } from '#domain/values/dates.ts';
import { lateArrivalText } from '#domain/stay-page/late-arrival-text.ts';
import { formatKurus, type Kurus } from '#domain/values/money.ts';
import type { Overridable } from '#domain/reservations/clerk-input.ts';
import type { ClerkPrice, ClerkQuote } from '#domain/reservations/admin-schema.ts';
import { Tick } from '#dashboard/ui/controls.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { chosenPrice, mustChoose } from '#dashboard/shared/stay-change/choose.ts';
import { PriceChoice } from '#dashboard/shared/stay-change/price-choice.tsx';
import { cx } from '#dashboard/ui/class-names.ts';

export type QuotedProps = {
  quote: ClerkQuote;
  /** False while the previous price is shown. */
  isCurrent: boolean;
  /** The rules that are overridden. */
  overridden?: readonly Overridable[] | undefined;
  onOverride: (rules: Overridable[] | undefined) => void;
  onTakeDates: (dates: { checkIn: string; checkOut: string }) => void;
  /** The choice between prices when a reservation changes; a new one has none. */
  choosing?: Pick<ComponentProps<typeof PriceChoice>, 'choice' | 'onChoose' | 'isMissing'>;
};

/** The price that a stay has, and why it cannot be sold. */
export default function QuotedPrice(props: QuotedProps) {
  const { quote, isCurrent, overridden = [], choosing } = props;
  const { before, suggestion } = quote;
  const shown = choosing ? chosenPrice(quote, choosing.choice) : quote.price;
  // Rules that other dates no longer break stay named until the box is cleared.
  const rules = quote.override.length > 0 ? quote.override : overridden;
  return (
    <section
      aria-label="Fiyat"
      aria-busy={!isCurrent}
      className={cx(
        'grid gap-2 rounded-md border border-line px-3 py-2 transition-opacity',
        !isCurrent && 'opacity-60',
      )}
    >
      {!quote.available && (
        <div role="alert" className="grid gap-2 rounded-md bg-amber-wash px-3 py-2 text-amber">
          <p>{quote.message}</p>
          {suggestion && (
            <Button className="justify-self-start" onClick={() => props.onTakeDates(suggestion)}>
              {formatStay(suggestion.checkIn, suggestion.checkOut)}
            </Button>
          )}
        </div>
      )}
      {quote.lateArrival && (
        <p className="rounded-md bg-amber-wash px-3 py-2 text-amber">
          {lateArrivalText(quote.lateArrival)}
        </p>
      )}
      {rules.length > 0 && (
        <Tick
          className="min-h-6"
          checked={rules.every((rule) => overridden.includes(rule))}
          onChange={({ target }) => props.onOverride(target.checked ? [...rules] : undefined)}
        >
          {nameRules(rules)} kuralını bu konaklama için uygulama
        </Tick>
      )}
      {choosing && mustChoose(quote) && <PriceChoice quote={quote} {...choosing} />}
      {shown && <PriceLines price={shown} />}
      {shown && before && <Difference before={before} total={shown.total} />}
    </section>
  );
}

const RULES: Record<Overridable, string> = {
  ARRIVAL_DAY: 'giriş günü',
  DEPARTURE_DAY: 'çıkış günü',
  MIN_NIGHTS: 'en az gece',
  MAX_NIGHTS: 'en çok gece',
};

function nameRules(rules: readonly Overridable[]): string {
  return capitalise(rules.map((rule) => RULES[rule]).join(', '));
}

function PriceLines({ price }: { price: ClerkPrice }) {
  return (
    <dl className="grid gap-1">
      {price.lines.map((line) => (
        <Amount key={`${line.code}:${line.label}`} name={line.label} amount={line.amount} />
      ))}
      <Amount name={`Toplam · ${price.nights} gece`} amount={price.total} strong />
      <Amount name="Ön ödeme" amount={price.prepayment} />
      <Amount name="Girişte kalan" amount={price.balance} />
      <Amount name="Hasar depozitosu (iade edilir)" amount={price.deposit} />
      {price.commission !== null && <Amount name="Komisyon" amount={price.commission} />}
    </dl>
  );
}

/** The changed stay compared with what was agreed and paid. */
function Difference({
  before,
  total,
}: {
  before: NonNullable<ClerkQuote['before']>;
  total: Kurus;
}) {
  const more = total - before.total;
  return (
    <output className="border-t border-line pt-2">
      {more === 0
        ? 'Anlaşılan tutar değişmez.'
        : `Anlaşılan ${formatKurus(before.total)} idi: ${formatKurus(Math.abs(more))} ${more > 0 ? 'artar' : 'azalır'}.`}
      {before.paid > total &&
        ` Fazla ödenen ${formatKurus(before.paid - total)}; misafire iade gerekir.`}
    </output>
  );
}

function Amount({ name, amount, strong }: { name: string; amount: Kurus; strong?: boolean }) {
  return (
    <div className={cx('flex justify-between gap-3', strong ? 'font-semibold' : 'text-soft')}>
      <dt>{name}</dt>
      <dd className="figures whitespace-nowrap">{formatKurus(amount)}</dd>
    </div>
  );
}
