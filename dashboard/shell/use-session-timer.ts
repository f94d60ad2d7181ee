import { useEffect } from 'react';
import { apiFetch } from '../app/api.ts';
import { isSomebodyThere, watchPresence } from '../app/presence.ts';
import { endSession } from '../app/session.ts';

/** A form may be typed in for long without asking anything of the Worker, which ends unused sessions. */
const KEEP_ALIVE_MS = 4 * 60_000;

/** Ends the session the moment its time is over, not at the next click. `exp` in seconds. */
export function useSessionTimer(exp: number): void {
  useEffect(() => {
    const timer = setTimeout(() => endSession('expired'), exp * 1000 - Date.now());
    return () => clearTimeout(timer);
  }, [exp]);
}

/** Keeps the session while somebody is at the keyboard, and no longer. */
export function useKeepAlive(): void {
  useEffect(() => {
    watchPresence();
    const timer = setInterval(() => {
      if (isSomebodyThere()) void apiFetch('/v1/account').catch(() => undefined);
    }, KEEP_ALIVE_MS);
    return () => clearInterval(timer);
  }, []);
}
