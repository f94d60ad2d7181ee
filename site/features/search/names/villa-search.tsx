import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '#site/lib/toast.ts';
import { useDismiss } from '#site/lib/use-dismiss.ts';
import { Icon } from '#site/ui/icon.tsx';
import { suggest } from '#domain/desk/call/suggest.ts';
import { knownOptions, loadSearchOptions } from './load-options.ts';
import { Suggestions } from './suggestions.tsx';
import { findVillaOptions, loadVillaOptions } from './villa-options.ts';
import { say, to } from '#site/language.ts';

/**
 * Only the network waits this long after the last key; known names are matched at once.
 */
const DEBOUNCE_MS = 1_000;

/** Places, types and features above the villas. */
const MAX_PLACES = 5;

type State = 'loading' | 'ready' | 'failed';

/**
 * Finds villas by name, code or permit number, and places, types and amenities. Enter and the button below
 * open the page that interprets sentences (pages/ara.astro), with and without JavaScript.
 */
export default function VillaSearch() {
  const words = say('search').box;
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [state, setState] = useState<State>('loading');
  const root = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, open, close);
  const [hasOptions, setHasOptions] = useState(false);
  const known = open && hasOptions ? knownOptions() : null;
  const places = known ? suggest(text, known, MAX_PLACES) : [];
  const villas = open ? findVillaOptions(text) : [];

  /** Text typed before hydration counts too. */
  const adopt = useCallback((node: HTMLInputElement | null) => {
    input.current = node;
    if (node === null || node !== document.activeElement) return;
    setText(node.value);
    setOpen(true);
  }, []);

  useEffect(() => {
    if (!open) return;
    let current = true;
    const load = async () => {
      setState('loading');
      const found = await loadVillaOptions(text).then(
        () => 'ready' as const,
        () => 'failed' as const,
      );
      if (!current) return;
      setState(found);
      if (found === 'failed') toast(say('search').error, 'error');
    };
    // The first list is loaded on opening; later requests are debounced.
    const timer = setTimeout(load, text === '' ? 0 : DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [open, text]);

  useEffect(() => {
    // At once, so that places appear with the first letters.
    if (open) void loadSearchOptions().then(() => setHasOptions(true));
  }, [open]);

  function openBox() {
    // The box must be rendered before it can be focused.
    flushSync(() => setOpen(true));
    input.current?.focus();
  }

  return (
    <search className="villa-search-landmark">
      <form
        className="villa-search"
        action={to('/ara')}
        suppressHydrationWarning
        ref={root}
        data-open={open || undefined}
      >
        <button
          className="icon-button villa-search-open"
          type="button"
          aria-label={words.open}
          aria-expanded={open}
          onClick={openBox}
        >
          <Icon name="search" />
        </button>
        <div className="villa-search-box">
          <Icon name="search" size={18} />
          <input
            ref={adopt}
            className="villa-search-input"
            type="search"
            name="q"
            autoComplete="off"
            placeholder={words.placeholder}
            aria-label={words.label}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onKeyDown={(event) => {
              // The browser would clear the box first, which reopens the list.
              if (event.key === 'Escape') event.preventDefault();
              moveFocus(event);
            }}
          />
        </div>
        {open && (
          <div className="villa-search-list panel">
            <Suggestions places={places} villas={villas} onKeyDown={moveFocus} />
            <p className="villa-search-note" aria-live="polite">
              {places.length + villas.length === 0 && noteOf(state, text)}
            </p>
            {/* For thumbs and arrows: keys have Enter, and Tab goes on. */}
            {text.trim() !== '' && (
              <button
                className="button"
                data-kind="text"
                data-size="small"
                type="submit"
                tabIndex={-1}
              >
                {words.searchFor(text.trim())}
              </button>
            )}
          </div>
        )}
      </form>
    </search>
  );
}

/** Arrow keys move from the box through the villas and back. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const form = event.currentTarget.closest('form');
  const stops = [...(form?.querySelectorAll<HTMLElement>('input, li a, [type=submit]') ?? [])];
  const at = stops.indexOf(event.currentTarget);
  event.preventDefault();
  stops[(at + step + stops.length) % stops.length]?.focus();
}

function noteOf(state: State, text: string): string {
  const words = say('search').box;
  if (state === 'failed') return words.failed;
  if (state === 'loading') return words.loading;
  // Numbers are days and people, which the page of this search reads.
  if (/\d/.test(text) && text.includes(' ')) return words.sentence;
  return words.nothing;
}
