/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events --
   a combobox by the ARIA pattern, as the villa picker is one. */
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatStay } from '#domain/values/dates.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { useCloseOutside } from '#dashboard/ui/use-close-outside.ts';
import { reservationMatchesQuery } from '../api.ts';

/** Wait after the last letter (spec §9). */
const DEBOUNCE_MS = 250;

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** How the chosen reservation is called; empty while none is. */
  chosen: string;
  /** The reservation's id; empty when the box was emptied. */
  onChange: (id: string) => void;
};

/** One reservation by its code or its guest's name. */
export function ReservationPicker({ chosen, onChange, onBlur, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState('');
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed ?? ''), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data: matches = [], isFetching } = useQuery(reservationMatchesQuery(asked));
  const open = typed !== null && typed.trim().length >= 2;
  const leave = () => setTyped(null);
  useCloseOutside(box, open, leave);

  function choose(id: string | undefined) {
    if (id !== undefined) onChange(id);
    leave();
  }
  function onKeyDown(event: KeyboardEvent) {
    const count = Math.max(1, matches.length);
    if (!open) return;
    if (event.key === 'ArrowDown') setAt((at + 1) % count);
    else if (event.key === 'ArrowUp') setAt((at - 1 + count) % count);
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) choose(matches[at]?.id);
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div ref={box} className="relative">
      <TextInput
        role="combobox"
        autoComplete="off"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && matches[at] ? `${listId}-${matches[at].id}` : undefined}
        placeholder="Kod ya da misafir adı yazın"
        {...rest}
        value={typed ?? chosen}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
          if (target.value === '') onChange('');
        }}
        onFocus={({ target }) => target.select()}
        onBlur={(event) => {
          leave();
          onBlur?.(event);
        }}
        onKeyDown={onKeyDown}
      />
      <ul
        id={listId}
        role="listbox"
        aria-label="Rezervasyonlar"
        hidden={!open}
        className="floating absolute top-full left-0 z-30 mt-1 max-h-80 w-full overflow-y-auto rounded-lg border border-line bg-raised p-1"
      >
        {matches.map((row, i) => (
          <li
            key={row.id}
            id={`${listId}-${row.id}`}
            role="option"
            aria-selected={i === at}
            // The box keeps the keyboard: pressing a row must not take it away.
            onMouseDown={(event) => event.preventDefault()}
            onPointerEnter={() => setAt(i)}
            onClick={() => choose(row.id)}
            className={cx('cursor-pointer rounded-md px-2 py-1.5', i === at && 'bg-sunken')}
          >
            <span className="flex gap-2">
              <span className="min-w-0 flex-1 truncate">{row.customer_name}</span>
              <span className="figures text-soft">{row.reservation_id}</span>
            </span>
            <span className="block truncate text-xs text-soft">
              {row.villa_name} · {formatStay(row.checkin, row.checkout)}
            </span>
          </li>
        ))}
        {open && matches.length === 0 && (
          <li role="presentation" className="px-2 py-1.5 text-soft">
            {isFetching || asked !== typed ? 'Aranıyor…' : 'Böyle bir rezervasyon yok.'}
          </li>
        )}
      </ul>
    </div>
  );
}
