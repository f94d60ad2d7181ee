import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { Icon } from '#site/ui/icon.tsx';
import { guestsLabel } from '../filters/filter-chips.ts';
import type { SearchState } from '../state/search-state.ts';
import { useDismiss } from '#site/lib/use-dismiss.ts';
import { say } from '#site/language.ts';

type Guests = Pick<SearchState, 'adults' | 'children' | 'babies'>;

type Props = {
  state: SearchState;
  isOpen: boolean;
  /** Its panel ends with the search itself. */
  isLast: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (guests: Guests) => void;
};

const NAMES = ['adults', 'children', 'babies'] as const;

const GuestsPanel = lazy(() =>
  import('./guests-panel.tsx').then((module) => ({ default: module.GuestsPanel })),
);

/** Who travels; one plain number field where there is no JavaScript. */
export function GuestsField({ state, isOpen, isLast, onOpen, onChange }: Props) {
  const words = say('search');
  const root = useRef<HTMLDivElement>(null);
  const close = useCallback(() => onOpen(false), [onOpen]);
  useDismiss(root, isOpen, close);
  useEffect(() => {
    // Opened by the field before it, whose button is gone: keys go on here.
    if (isOpen && document.activeElement === document.body) {
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    }
  }, [isOpen]);

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
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        <span className="field-label">{words.guests}</span>
        <span className="search-value">{guestsLabel(state) || words.howMany}</span>
      </button>
      <noscript>
        <label>
          {`${words.who.adults} `}
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
      {isOpen && (
        <Suspense>
          <GuestsPanel guests={state} onChange={change} onClose={close} isLast={isLast} />
        </Suspense>
      )}
    </div>
  );
}
