import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { Icon } from '#site/ui/icon.tsx';
import { guestsLabel } from '../filters/filter-chips.ts';
import type { SearchState } from '../state/search-state.ts';
import { useDismiss } from '#site/lib/use-dismiss.ts';

type Guests = Pick<SearchState, 'adults' | 'children' | 'babies'>;

const NAMES = ['adults', 'children', 'babies'] as const;

const GuestsPanel = lazy(() =>
  import('./guests-panel.tsx').then((module) => ({ default: module.GuestsPanel })),
);

/** Who travels; one plain number field where there is no JavaScript. */
export function GuestsField({
  state,
  onChange,
}: {
  state: SearchState;
  onChange: (guests: Guests) => void;
}) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, open, close);

  function change(name: keyof Guests, value: number) {
    const guests = { adults: state.adults, children: state.children, babies: state.babies };
    guests[name] = value;
    // Children do not travel alone.
    if (guests.children + guests.babies > 0) guests.adults = Math.max(1, guests.adults);
    onChange(guests);
  }

  return (
    <div className="search-field search-guests" ref={root}>
      <Icon name="guests" />
      <button
        className="search-trigger needs-js"
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="field-label">Misafirler</span>
        <span className="search-value">{guestsLabel(state) || 'Kaç kişi?'}</span>
      </button>
      <noscript>
        <label>
          Yetişkin{' '}
          <input
            className="input"
            type="number"
            name="adults"
            min="1"
            max="30"
            defaultValue={state.adults || undefined}
          />
        </label>
      </noscript>
      {NAMES.map(
        (name) =>
          state[name] > 0 && <input key={name} type="hidden" name={name} value={state[name]} />,
      )}
      {open && (
        <Suspense>
          <GuestsPanel guests={state} onChange={change} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
