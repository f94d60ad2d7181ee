import { useEffect, useRef } from 'react';

/** How long typing must have paused, in milliseconds. */
const STILL_MS = 400;

/**
 * Writes the typed text into the address, so that one can return to it. The pending update can be
 * cancelled: it would otherwise undo a navigation started by an action.
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
