import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchAnswer } from '#domain/search/schema.ts';
import { fetchSearch } from './fetch-search.ts';
import { keepScroll, restoreScroll } from './keep-scroll.ts';
import { EMPTY_SEARCH, parseSearch, searchHref, type SearchState } from './search-state.ts';

/** `static`: the villas of the page itself are shown, nothing was asked yet. */
export type SearchStatus = 'static' | 'loading' | 'ready' | 'failed';

const readAddress = () => parseSearch(new URLSearchParams(location.search));

/**
 * The search of a page whose address is its state: a change writes the address and asks, going back
 * reads it. While a new answer is on its way the old one stays, so that nothing jumps.
 */
export function useSearch(initial: SearchState = EMPTY_SEARCH) {
  const [state, setState] = useState<SearchState>(initial);
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  const [status, setStatus] = useState<SearchStatus>('static');
  const running = useRef<AbortController>(null);

  const ask = useCallback(async (next: SearchState): Promise<void> => {
    running.current?.abort();
    const mine = (running.current = new AbortController());
    setState(next);
    setStatus('loading');
    try {
      const found = await fetchSearch(next, mine.signal);
      if (mine.signal.aborted) return;
      setAnswer(found);
      setStatus('ready');
    } catch {
      if (!mine.signal.aborted) setStatus('failed');
    }
  }, []);

  useEffect(() => {
    if (location.search) void ask(readAddress()).then(restoreScroll);
    const onBack = () => void ask(readAddress()).then(restoreScroll);
    addEventListener('popstate', onBack);
    addEventListener('pagehide', keepScroll);
    return () => {
      removeEventListener('popstate', onBack);
      removeEventListener('pagehide', keepScroll);
    };
  }, [ask]);

  /** A choice is a step the back button undoes; more of the same list is not. */
  const search = useCallback(
    (next: SearchState, step: 'push' | 'replace' = 'push') => {
      keepScroll();
      history[`${step}State`](null, '', searchHref(next));
      void ask(next);
    },
    [ask],
  );

  return { state, answer, status, search, retry: () => void ask(state) };
}
