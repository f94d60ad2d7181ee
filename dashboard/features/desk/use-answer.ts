import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { loadLexicons } from '#domain/languages/lexicons.ts';
import type { Understood } from './answer-typed.ts';
import type { Desk } from './api.ts';

/** What answers a call: code and words that are as large as the screen, loaded with the first key. */
const listenerQuery = queryOptions({
  queryKey: ['desk', 'listener'],
  queryFn: async () => {
    const [{ answerTyped }, lexicons] = await Promise.all([
      import('./answer-typed.ts'),
      loadLexicons(),
    ]);
    return (desk: Desk, typed: string): Understood => answerTyped(desk, lexicons, typed);
  },
  staleTime: Infinity,
});

/**
 * The answer to the typed text: null for an empty box, and until villas and words are loaded. `listener`
 * answers at once, for a key that is ahead of what is shown.
 */
export function useAnswer(desk: Desk | undefined, typed: string) {
  // The box shows a key at once, whatever the answer costs.
  const asked = useDeferredValue(typed);
  const isAsked = asked.trim() !== '';
  const listener = useQuery({ ...listenerQuery, enabled: isAsked });
  const { data: listen } = listener;
  const understood = useMemo(
    () => (desk && listen && isAsked ? listen(desk, asked) : null),
    [desk, listen, isAsked, asked],
  );
  return { understood, listener };
}
