import { isOverlaid } from '#site/lib/back-closes.ts';
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
  PLAIN_SEARCH,
  searchHref,
  type SearchState,
  withComingDates,
  comingDatesNote,
} from './search-state.ts';
import { say, to } from '#site/language.ts';

/** `static`: the page's own villas are shown, and nothing was requested yet. */
export type SearchStatus = 'static' | 'loading' | 'ready' | 'failed';

/** What the address asks for; instead of days that are over the same ones ahead, and that is said. */
function readAddress(): SearchState {
  const read = parseSearch(new URLSearchParams(location.search));
  const state = withComingDates(read, istanbulDay(new Date()));
  if (state !== read) {
    history.replaceState(null, '', searchHref(state));
    toast(comingDatesNote(state), 'info');
  }
  return state;
}

/**
 * The search of a page whose state is its address: a change writes the address and searches, going
 * back reads it. The browser answers locally if it can (`asOf`: as of when), else the Worker does;
 * the old answer stays until the new one arrives, so that nothing jumps.
 */
export function useSearch(initial: SearchState = EMPTY_SEARCH) {
  const [state, setState] = useState<SearchState>(initial);
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  const [status, setStatus] = useState<SearchStatus>('static');
  const [refusal, setRefusal] = useState('');
  const [asOf, setAsOf] = useState<Date | null>(null);
  /** The query of the current answer; `state` may be ahead of it. */
  const [asked, setAsked] = useState(initial);
  const running = useRef<AbortController>(null);
  /** The last requested state: a second choice within one frame adds to the first. */
  const current = useRef(initial);
  /** The next results belong to an address that was opened or returned to. */
  const returns = useRef(false);
  const local = useLocalSearch();
  /** The timer of the search that the page was opened with. */
  const first = useRef<ReturnType<typeof setTimeout>>(undefined);

  const ask = useCallback(
    async (next: SearchState, writeAddress?: () => void): Promise<void> => {
      clearTimeout(first.current);
      running.current?.abort();
      const mine = (running.current = new AbortController());
      setState(next);
      current.current = next;
      // Room is kept for the filters that the page was opened with, until somebody chooses others.
      if (writeAddress) delete document.documentElement.dataset.chips;
      const showLocal = () => {
        const found = mine.signal.aborted ? null : local.find(next);
        if (found === null) return false;
        delete document.documentElement.dataset.asking;
        // As a transition: on a slow phone twenty cards take longer than a frame.
        startTransition(() => {
          setAnswer(found.answer);
          setAsked(next);
          setAsOf(found.asOf);
          setStatus('ready');
        });
        return true;
      };
      if (writeAddress || local.isReady()) await painted();
      // Afterwards, because updating the address takes the browser longer than rendering the
      // choice.
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
        toast(say('search').error, 'error');
      }
    },
    [local],
  );

  // Only once the results are rendered: on a shorter page the browser would keep its bottom.
  useEffect(() => {
    if (answer === null || status !== 'ready' || !returns.current) return;
    returns.current = false;
    restoreScroll();
  }, [answer, status]);

  useEffect(() => {
    const words = new URLSearchParams(location.search).get('q');
    const onBack = () => {
      // The page of words is rendered on demand, and read there.
      if (location.pathname === to(PLAIN_SEARCH)) return location.reload();
      returns.current = true;
      void ask(readAddress());
    };
    // The page that interprets words, for old addresses.
    if (words && location.pathname !== to(PLAIN_SEARCH)) {
      location.replace(to(`${PLAIN_SEARCH}?q=${encodeURIComponent(words)}`));
    }
    // A page rendered on demand shows the answer already.
    if (location.search && initial === EMPTY_SEARCH) {
      // A choice made before hydration comes first, and adds to what the page was opened with.
      current.current = readAddress();
      first.current = setTimeout(onBack);
    }
    addEventListener('popstate', onBack);
    addEventListener('pagehide', keepScroll);
    return () => {
      clearTimeout(first.current);
      removeEventListener('popstate', onBack);
      removeEventListener('pagehide', keepScroll);
    };
  }, [ask, initial]);

  /** The back button undoes a choice, but not loading more of the same list. */
  const search = useCallback(
    (next: SearchState, step: 'push' | 'replace' = 'push') => {
      void ask(next, () => {
        keepScroll();
        // The first choice in a panel takes the place of the entry that closes it.
        const replaces = step === 'replace' || isOverlaid();
        history[replaces ? 'replaceState' : 'pushState'](null, '', searchHref(next));
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

/** After the frame that shows the choice. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
