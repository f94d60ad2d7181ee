import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { VillaOption } from '#domain/search/schema.ts';
import { Icon } from '#site/ui/icon.tsx';
import { findVillaOptions, loadVillaOptions } from './villa-options.ts';

/** Only the network waits this long after the last key (spec §7); known names answer at once. */
const DEBOUNCE_MS = 1_000;

type State = 'idle' | 'loading' | 'ready' | 'failed';

/** Finds a villa by its name and goes to it. Without JavaScript it is a plain search form. */
export function VillaSearch() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [options, setOptions] = useState<VillaOption[]>([]);
  const [active, setActive] = useState(-1);
  const [state, setState] = useState<State>('idle');
  const root = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();

  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);

  useEffect(() => {
    if (!open) return;
    let current = true;
    setOptions(findVillaOptions(text));
    setActive(-1);
    const load = () => {
      setState('loading');
      loadVillaOptions(text)
        .then(() => 'ready' as const)
        .catch(() => 'failed' as const)
        .then((outcome) => {
          if (!current) return;
          setState(outcome);
          setOptions(findVillaOptions(text));
        });
    };
    // The first list comes on opening; what is typed after it waits.
    const timer = setTimeout(load, text === '' ? 0 : DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [open, text]);

  function openBox() {
    setOpen(true);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      setActive((now) => (now + step + options.length + (now < 0 && step < 0 ? 1 : 0)) % (options.length || 1));
    } else if (event.key === 'Escape') {
      setOpen(false);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = options[Math.max(0, active)];
      if (chosen && text !== '') location.assign(`/villa/${chosen.slug}`);
    }
  }

  return (
    <form className="villa-search" role="search" action="/ara" ref={root} data-open={open || undefined}>
      <button className="icon-button villa-search-open" type="button" aria-label="Villa ara" aria-expanded={open} onClick={openBox}>
        <Icon name="search" />
      </button>
      <div className="villa-search-box">
        <Icon name="search" size={18} />
        <input
          ref={input}
          className="villa-search-input"
          type="search"
          name="q"
          autoComplete="off"
          placeholder="Villa adı arayın"
          aria-label="Villa adı arayın"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={list}
          aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="villa-search-list panel" hidden={!open}>
        <ul id={list} role="listbox" aria-label="Villalar">
          {options.map((option, i) => (
            <li
              key={option.slug}
              id={`${list}-${i}`}
              role="option"
              aria-selected={i === active}
              onPointerEnter={() => setActive(i)}
            >
              <a href={`/villa/${option.slug}`} tabIndex={-1}>
                <img src={option.thumbnail} alt="" width="56" height="42" loading="lazy" />
                {option.name}
              </a>
            </li>
          ))}
        </ul>
        {options.length === 0 && <p className="villa-search-note">{noteOf(state, text)}</p>}
      </div>
    </form>
  );
}

function noteOf(state: State, text: string): string {
  if (state === 'failed') return 'Error... Lütfen biraz sonra yeniden deneyin.';
  if (state === 'ready') return `“${text}” adında bir villamız yok.`;
  return 'Villalar getiriliyor…';
}
