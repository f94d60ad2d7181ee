import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { CURRENCY_SIGNS, type Currency, kurusIn, unitsIn } from '#domain/values/currency.ts';
import { getPageRates } from '#site/lib/rates.ts';
import { $currency } from '#site/lib/stores.ts';
import { type SearchState, stayNights } from '../state/search-state.ts';
import { formats, say } from '#site/language.ts';

/** The spec's default debounce: a price is typed digit by digit. */
const DEBOUNCE_MS = 250;

type Props = {
  state: SearchState;
  /** Cheapest and dearest night on offer, in kuruş. */
  bounds: { min: number; max: number };
  onChange: (change: Partial<SearchState>) => void;
};

/**
 * The price range in the visitor's currency: of the whole stay with dates, else per night. The
 * search uses whole lira.
 */
export function PriceRange({ state, bounds, onChange }: Props) {
  const wanted = useStore($currency);
  const currency = kurusIn(0, wanted, getPageRates()) === null ? 'TL' : wanted;
  const nights = stayNights(state);
  const [least, most] = nights
    ? (['minTotal', 'maxTotal'] as const)
    : (['minPrice', 'maxPrice'] as const);
  const words = say('filters');
  const sign = CURRENCY_SIGNS[currency];
  const shared = { state, currency, onChange };
  return (
    <fieldset className="sheet-group">
      <legend>{nights ? words.budget(nights, sign) : words.nightly(sign)}</legend>
      <div className="price-range">
        <PriceInput
          key={least}
          label={words.least}
          name={least}
          hint={bounds.min * (nights ?? 1)}
          {...shared}
        />
        <PriceInput
          key={most}
          label={words.most}
          name={most}
          hint={bounds.max * (nights ?? 1)}
          {...shared}
        />
      </div>
    </fieldset>
  );
}

type InputProps = {
  label: string;
  name: 'minPrice' | 'maxPrice' | 'minTotal' | 'maxTotal';
  state: SearchState;
  /** Kuruş. */
  hint: number;
  /** What is written; one with a rate. */
  currency: Currency;
  onChange: (change: Partial<SearchState>) => void;
};

function PriceInput({ label, name, state, hint, currency, onChange }: InputProps) {
  const stored = state[name];
  const rates = getPageRates();
  const unitsOf = (kurus: number) => unitsIn(kurus, currency, rates) ?? 0;
  const liraOf = (units: number) => Math.round((kurusIn(units * 100, currency, rates) ?? 0) / 100);
  const chosen = stored === undefined ? undefined : unitsOf(stored * 100);
  const [text, setText] = useState(chosen?.toString() ?? '');
  const [seen, setSeen] = useState(chosen);
  if (chosen !== seen) {
    // Changed elsewhere: by a chip, the back button or another currency.
    setSeen(chosen);
    setText(chosen?.toString() ?? '');
  }
  useEffect(() => {
    const value = Number(text) || undefined;
    if (value === chosen) return;
    const next = value === undefined ? undefined : Math.max(1, liraOf(value));
    const timer = setTimeout(() => onChange({ [name]: next }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input
        className="input"
        inputMode="numeric"
        value={text}
        placeholder={formats().whole(unitsOf(hint))}
        onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, 8))}
      />
    </label>
  );
}
