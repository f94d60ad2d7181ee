import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { CURRENCY_SIGNS } from '#domain/values/currency.ts';
import { nightsBetween } from '#domain/values/dates.ts';
import { groupThousands } from '#domain/values/money.ts';
import { getPageRates } from '#site/lib/rates.ts';
import { $currency } from '#site/lib/stores.ts';
import type { SearchState } from '../state/search-state.ts';

/** The default debounce of the spec (§9): a price is typed digit by digit. */
const DEBOUNCE_MS = 250;

type Props = {
  state: SearchState;
  /** Cheapest and dearest night on offer, in kuruş. */
  bounds: { min: number; max: number };
  onChange: (change: Partial<SearchState>) => void;
};

/**
 * What it may cost in the visitor's currency, from and to: the whole stay once there are dates, a night
 * before. The search is asked in whole lira.
 */
export function PriceRange({ state, bounds, onChange }: Props) {
  const currency = useStore($currency);
  const rate = currency === 'TL' ? 1 : getPageRates()[currency];
  const [sign, lira] = rate > 0 ? [CURRENCY_SIGNS[currency], rate] : [CURRENCY_SIGNS.TL, 1];
  const { checkin, checkout } = state;
  const nights = checkin && checkout ? nightsBetween(checkin, checkout) : null;
  const [least, most] = nights
    ? (['minTotal', 'maxTotal'] as const)
    : (['minPrice', 'maxPrice'] as const);
  const shared = { state, lira, onChange };
  return (
    <fieldset className="sheet-group">
      <legend>
        {nights ? `Toplam bütçe, ${nights} gece` : 'Gecelik fiyat'} ({sign})
      </legend>
      <div className="price-range">
        <PriceInput
          key={least}
          label="En az"
          name={least}
          hint={bounds.min * (nights ?? 1)}
          {...shared}
        />
        <PriceInput
          key={most}
          label="En çok"
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
  /** Lira in a unit of the currency that is written. */
  lira: number;
  onChange: (change: Partial<SearchState>) => void;
};

function PriceInput({ label, name, state, hint, lira, onChange }: InputProps) {
  const stored = state[name];
  const chosen = stored === undefined ? undefined : Math.round(stored / lira);
  const [text, setText] = useState(chosen?.toString() ?? '');
  const [seen, setSeen] = useState(chosen);
  if (chosen !== seen) {
    // The choice changed elsewhere, by a chip, the back button or another currency.
    setSeen(chosen);
    setText(chosen?.toString() ?? '');
  }
  useEffect(() => {
    const value = Number(text) || undefined;
    if (value === chosen) return;
    const next = value === undefined ? undefined : Math.max(1, Math.round(value * lira));
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
        placeholder={groupThousands(Math.round(hint / 100 / lira))}
        onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, 8))}
      />
    </label>
  );
}
