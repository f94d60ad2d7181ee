import { useEffect, useMemo, useRef } from 'react';
import type { CatalogueFile, SearchAnswer } from '#domain/search/schema.ts';
import type { LocalSearch } from './local-search.ts';
import type { SearchState } from './search-state.ts';

/** A local answer older than this is followed by a check for updates. */
const FRESH_MS = 20_000;

type Held = { search: LocalSearch; checkedAt: Date };

/** A local answer and the instant at which its data was last known to be current. */
type LocalAnswer = { answer: SearchAnswer; asOf: Date };

/**
 * The search in this browser. The island was hydrated by an interaction, so the catalogue is loaded
 * with it; until then, and when it is too large or the visitor saves data, there is no local answer
 * and the Worker is asked.
 */
export function useLocalSearch() {
  const held = useRef<Held>(null);

  useEffect(() => {
    if (!savesData()) void renew(held);
  }, []);

  return useMemo(
    () => ({
      isReady: () => held.current !== null,
      find(state: SearchState): LocalAnswer | null {
        if (held.current === null) return null;
        const { search, checkedAt } = held.current;
        const answer = search.answer(state, new Date());
        return answer && { answer, asOf: checkedAt };
      },
      /** Checks for updates if the last check is old; true when an answer may differ now. */
      async renew(): Promise<boolean> {
        const age = Date.now() - (held.current?.checkedAt.getTime() ?? 0);
        return held.current !== null && age > FRESH_MS && renew(held);
      },
    }),
    [],
  );
}

async function renew(held: { current: Held | null }): Promise<boolean> {
  try {
    const known = held.current?.search.version;
    const [{ createLocalSearch }, answer] = await Promise.all([
      import('./local-search.ts'),
      fetch('/v2/search/catalogue', {
        ...(known !== undefined && { headers: { 'if-none-match': `"${known}"` } }),
      }),
    ]);
    const now = new Date();
    if (answer.status === 304 && held.current) held.current.checkedAt = now;
    if (answer.status !== 200) return false;
    const { content }: { content: CatalogueFile | null } = await answer.json();
    if (content === null) return false;
    held.current = { search: createLocalSearch(content, now), checkedAt: now };
    return true;
  } catch {
    // Without it every search asks the Worker, as before.
    return false;
  }
}

const savesData = (): boolean =>
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;
