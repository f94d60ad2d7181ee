/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events --
   a combobox by the ARIA pattern: no element of HTML finds "Işık" when "isik" is typed, and the box
   has the keys of its rows. */
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { villaOptionsQuery } from '#dashboard/shared/villas/options.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { useCloseOutside } from '#dashboard/ui/use-close-outside.ts';
import { matchVillas } from './match-villas.ts';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** The villa's id; null while none is chosen. */
  value: number | null;
  /** Null when the box was emptied. */
  onChange: (id: number | null) => void;
};

/**
 * One villa out of hundreds: a text box that finds by name and code, with a list below it. Arrows
 * and Enter choose, Esc leaves what was chosen before.
 */
export function VillaPicker({ value, onChange, onBlur, className, ...rest }: Props) {
  const { data, isPending } = useQuery(villaOptionsQuery);
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  useCloseOutside(box, open, () => leave());

  const villas = data?.items ?? [];
  const chosen = villas.find(({ id }) => id === value);
  const matches = open ? matchVillas(villas, typed ?? '') : [];

  function leave() {
    setOpen(false);
    setTyped(null);
  }
  /** Nothing found yet is nothing chosen: what was typed stays. */
  function choose(id: number | undefined) {
    if (id === undefined) return;
    onChange(id);
    leave();
  }
  function type(text: string) {
    setTyped(text);
    setOpen(true);
    setAt(0);
    if (text === '') onChange(null);
  }
  function step(by: 1 | -1) {
    setOpen(true);
    if (open) setAt((at + by + matches.length) % Math.max(1, matches.length));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && open && !event.ctrlKey && !event.metaKey) {
      choose(matches[at]?.id);
    } else if (event.key === 'Escape' && open) leave();
    else return;
    event.preventDefault();
  }
  return (
    <div ref={box} className={cx('relative', className)}>
      <TextInput
        role="combobox"
        autoComplete="off"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && matches[at] ? `${listId}-${matches[at].id}` : undefined}
        placeholder="Ad ya da kod yazın"
        {...rest}
        value={typed ?? chosen?.name ?? (value === null ? '' : `No ${value}`)}
        onChange={({ target }) => type(target.value)}
        onClick={() => setOpen(true)}
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
        aria-label="Villalar"
        hidden={!open}
        className="floating absolute top-full left-0 z-30 mt-1 max-h-72 w-full md:min-w-80 overflow-y-auto rounded-lg border border-line bg-raised p-1"
      >
        {matches.map((villa, i) => (
          <li
            key={villa.id}
            id={`${listId}-${villa.id}`}
            ref={i === at ? intoView : undefined}
            role="option"
            aria-selected={i === at}
            // The box keeps the keyboard: pressing a row must not take it away.
            onMouseDown={(event) => event.preventDefault()}
            onPointerEnter={() => setAt(i)}
            onClick={() => choose(villa.id)}
            className={cx(
              'flex min-h-8 cursor-pointer items-center gap-2 rounded-md px-2 max-md:min-h-10',
              i === at && 'bg-sunken',
            )}
          >
            <span className="min-w-0 flex-1 truncate">{villa.name}</span>
            <span className="figures text-xs text-soft">
              {villa.active ? villa.code : `${villa.code} · yayında değil`}
            </span>
          </li>
        ))}
        {open && matches.length === 0 && (
          <li role="presentation" className="px-2 py-1.5 text-soft">
            {isPending ? 'Villalar yükleniyor…' : 'Bu adla villa yok.'}
          </li>
        )}
      </ul>
    </div>
  );
}

const intoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });
