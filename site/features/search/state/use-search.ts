import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { SearchAnswer } from '#domain/search/schema.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import { toast } from '#site/lib/toast.ts';
import { SearchRefusal, fetchSearch } from './fetch-search.ts';
import { keepScroll, restoreScroll } from '../results/keep-scroll.ts';
import { useLocalSearch } from './use-local-search.ts';
import {
  EMPTY_SEARCH,
  parseSearch,
  searchHref,
  type SearchState,
  withoutPast,
} from './search-state.ts';

/** `static`: the villas of the page itself are shown, nothing was asked yet. */
export type SearchStatus = 'static' | 'loading' | 'ready' | 'failed';

/** What the address asks for; days that are over are taken out of it, and that is said. */
function readAddress(): SearchState {
  const read = parseSearch(new URLSearchParams(location.search));
  const state = withoutPast(read, istanbulDay(new Date()));
  if (state !== read) {
    history.replaceState(null, '', searchHref(state));
    toast('Bağlantıdaki tarihler geçmiş. Yeni tarih seçebilirsiniz.', 'info');
  }
  return state;
}

/**
 * The search of a page whose address is its state: a change writes the address and asks, going back
 * reads it. The browser answers by itself where it can (`asOf`: as of when), else the Worker does;
 * while its answer is on its way the old one stays, so that nothing jumps.
 */
export function useSearch(initial: SearchState = EMPTY_SEARCH) {
  const [state, setState] = useState<SearchState>(initial);
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  const [status, setStatus] = useState<SearchStatus>('static');
  const [refusal, setRefusal] = useState('');
  const [asOf, setAsOf] = useState<Date | null>(null);
  /** What the answer is an answer to; `state` may be a choice ahead of it. */
  const [asked, setAsked] = useState(initial);
  const running = useRef<AbortController>(null);
  /** The state last asked for: a second choice in one frame adds to the first. */
  const current = useRef(initial);
  /** The next results are those of an address that was come back to, or opened. */
  const returns = useRef(false);
  const local = useLocalSearch();

  const ask = useCallback(
    async (next: SearchState, writeAddress?: () => void): Promise<void> => {
      running.current?.abort();
      const mine = (running.current = new AbortController());
      setState(next);
      current.current = next;
      const showLocal = () => {
        const found = mine.signal.aborted ? null : local.find(next);
        if (found === null) return false;
        delete document.documentElement.dataset.asking;
        // In slices between frames: on a slow phone twenty cards are longer than one.
        startTransition(() => {
          setAnswer(found.answer);
          setAsked(next);
          setAsOf(found.asOf);
          setStatus('ready');
        });
        return true;
      };
      if (writeAddress || local.isReady()) await painted();
      // Not before: the browser takes longer over the address than over drawing what was pressed.
      writeAddress?.();
      if (local.isReady() && showLocal()) {
        if (await local.renew()) showLocal();
        return;
      }
      if (mine.signal.aborted) return;
      setStatus('loading');
      delete document.documentElement.dataset.asking;
      try {
        const found = await fetchSearch(next, mine.signal);
        if (mine.signal.aborted) return;
        setAnswer(found);
        setAsked(next);
        setAsOf(null);
        setStatus('ready');
      } catch (error) {
        if (mine.signal.aborted) return;
        setRefusal(error instanceof SearchRefusal ? error.message : '');
        setStatus('failed');
        toast('Error...', 'error');
      }
    },
    [local],
  );

  // Only once the results stand on the page: on a shorter one the browser would hold on to its foot.
  useEffect(() => {
    if (answer === null || status !== 'ready' || !returns.current) return;
    returns.current = false;
    restoreScroll();
  }, [answer, status]);

  useEffect(() => {
    const onBack = () => {
      returns.current = true;
      void ask(readAddress());
    };
    const words = new URLSearchParams(location.search).get('q');
    // The page that understands words, for who comes with an address of before.
    if (words) location.replace(`/ara?q=${encodeURIComponent(words)}`);
    const first = location.search ? setTimeout(onBack) : undefined;
    addEventListener('popstate', onBack);
    addEventListener('pagehide', keepScroll);
    return () => {
      clearTimeout(first);
      removeEventListener('popstate', onBack);
      removeEventListener('pagehide', keepScroll);
    };
  }, [ask]);

  /** A choice is a step the back button undoes; more of the same list is not. */
  const search = useCallback(
    (next: SearchState, step: 'push' | 'replace' = 'push') => {
      void ask(next, () => {
        keepScroll();
        history[`${step}State`](null, '', searchHref(next));
      });
    },
    [ask],
  );

  /** Changes some filters and starts again at the first villa. */
  const change = useCallback(
    (part: Change | ((now: SearchState) => Change)) => {
      const now = current.current;
      search({ ...now, skip: 0, ...(typeof part === 'function' ? part(now) : part) });
    },
    [search],
  );
  const retry = useCallback(() => void ask(current.current), [ask]);

  /** A search beside the one that is shown, such as that of the map; null when nothing answers. */
  const lookUp = useCallback(
    async (next: SearchState): Promise<SearchAnswer | null> =>
      local.find(next)?.answer ?? fetchSearch(next).catch(() => null),
    [local],
  );

  return { lookUp, state, asked, answer, asOf, status, refusal, search, change, retry };
}

type Change = Partial<SearchState>;

/** After the frame in which what was pressed shows. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
