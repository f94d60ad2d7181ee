import { useEffect, useRef } from 'react';

/** How long somebody must have stopped typing, in milliseconds. */
const STILL_MS = 400;

/**
 * Has the address say what was typed, so that it can be come back to. The answer holds back what has
 * not been said yet: an address on its way would lead back from wherever an action leads.
 */
export function useAddress(typed: string, q: string, onAsk: (q: string) => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (typed.trim() === q) return;
    timer.current = setTimeout(() => onAsk(typed.trim()), STILL_MS);
    return () => clearTimeout(timer.current);
  }, [typed, q, onAsk]);
  return () => clearTimeout(timer.current);
}
