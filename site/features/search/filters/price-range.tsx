import { useEffect, useState } from 'react';
import { groupThousands } from '#domain/values/money.ts';
import type { SearchState } from '../state/search-state.ts';

/** The default debounce of the spec (§9): a price is typed digit by digit. */
const DEBOUNCE_MS = 250;

type Props = {
  state: SearchState;
  /** Cheapest and dearest night on offer, in kuruş. */
  bounds: { min: number; max: number };
  onChange: (change: Partial<SearchState>) => void;
};

/** The price of a night in whole lira, from and to. */
export function PriceRange({ state, bounds, onChange }: Props) {
  return (
    <fieldset className="sheet-group">
      <legend>Gecelik fiyat (₺)</legend>
      <div className="price-range">
        <PriceInput
          label="En az"
          name="minPrice"
          state={state}
          hint={bounds.min}
          onChange={onChange}
        />
        <PriceInput
          label="En çok"
          name="maxPrice"
          state={state}
          hint={bounds.max}
          onChange={onChange}
        />
      </div>
    </fieldset>
  );
}

type InputProps = {
  label: string;
  name: 'minPrice' | 'maxPrice';
  state: SearchState;
  hint: number;
  onChange: (change: Partial<SearchState>) => void;
};

function PriceInput({ label, name, state, hint, onChange }: InputProps) {
  const chosen = state[name];
  const [text, setText] = useState(chosen?.toString() ?? '');
  const [seen, setSeen] = useState(chosen);
  if (chosen !== seen) {
    // The choice changed elsewhere, by a chip or the back button.
    setSeen(chosen);
    setText(chosen?.toString() ?? '');
  }
  useEffect(() => {
    const value = Number(text) || undefined;
    if (value === chosen) return;
    const timer = setTimeout(() => onChange({ [name]: value }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input
        className="input"
        inputMode="numeric"
        value={text}
        placeholder={groupThousands(Math.round(hint / 100))}
        onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, 8))}
      />
    </label>
  );
}
