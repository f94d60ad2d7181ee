import { type Ref, useId } from 'react';
import { restOf } from '#domain/payments/dues.ts';
import { formatKurus, type Kurus } from '#domain/values/money.ts';
import type { ClerkPrice, ClerkQuote } from '#domain/reservations/admin-schema.ts';
import type { PriceChoice as Choice } from '#domain/reservations/clerk-input.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { chosenPrice } from './choose.ts';

type Props = {
  quote: ClerkQuote;
  /** Null until the person has chosen. */
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
  /** An attempt to continue without choosing. */
  isMissing: boolean;
  firstRef?: Ref<HTMLInputElement>;
};

/** The agreed price and today's, side by side, and what either means for the money received. */
export function PriceChoice({ quote, choice, onChoose, isMissing, firstRef }: Props) {
  const noteId = useId();
  const { agreed, price, before } = quote;
  if (!agreed || !price || !before) return null;
  const options: [Choice, string, ClerkPrice][] = [
    ['agreed', 'Anlaşılan fiyat kalsın', agreed],
    ['new', 'Yeni fiyat geçerli olsun', price],
  ];
  const chosen = chosenPrice(quote, choice);
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={noteId}>
      <legend className="mb-1.5 text-xs font-medium text-soft">Hangi fiyatla?</legend>
      <div className="grid grid-cols-2 gap-2">
        {options.map(([value, label, option], index) => (
          <label
            key={value}
            className={cx(
              'grid cursor-pointer content-start gap-1 rounded-md border px-3 py-2 has-focus-visible:outline-2 has-focus-visible:outline-accent',
              choice === value ? 'border-accent bg-sunken' : 'border-line hover:border-line-strong',
              isMissing && 'border-red',
            )}
          >
            <span className="flex gap-2">
              <input
                ref={index === 0 ? firstRef : undefined}
                type="radio"
                name={noteId}
                className="mt-0.5 size-4 shrink-0"
                checked={choice === value}
                onChange={() => onChoose(value)}
              />
              {label}
            </span>
            <span className="figures text-base font-semibold">{formatKurus(option.total)}</span>
            <span className="figures text-xs text-soft">
              Ön ödeme {formatKurus(option.prepayment)}
            </span>
            {value === 'new' && (
              <span className="figures text-xs text-soft">
                {differenceText(option.total - agreed.total)}
              </span>
            )}
          </label>
        ))}
      </div>
      <p id={noteId} className={cx('figures', isMissing ? 'text-red' : 'text-soft')}>
        {chosen === null ? 'Hangi fiyatla kalacağını seçin. ' : ''}
        {paidText(before.paid, chosen?.total ?? null)}
      </p>
    </fieldset>
  );
}

const differenceText = (more: Kurus): string =>
  `${formatKurus(Math.abs(more))} ${more > 0 ? 'fazla' : 'az'}`;

/** What the money that came means under a total. */
function paidText(paid: Kurus, total: Kurus | null): string {
  const came = `Ödenen ${formatKurus(paid)}`;
  if (total === null) return `${came}.`;
  const rest = restOf({ due: total - paid, surplus: paid - total });
  const amount = rest.state === 'none' ? '' : ` ${formatKurus(rest.amount)}`;
  const next = rest.state === 'over' ? '; misafire iade gerekir' : '';
  return `${came}; ${rest.label.toLocaleLowerCase('tr')}${amount}${next}.`;
}
