import { useEffect } from 'react';
import { endSession } from '../app/session.ts';

/** Ends the session the moment its time is over, not at the next click. `exp` in seconds. */
export function useSessionTimer(exp: number): void {
  useEffect(() => {
    const timer = setTimeout(() => endSession('expired'), exp * 1000 - Date.now());
    return () => clearTimeout(timer);
  }, [exp]);
}
