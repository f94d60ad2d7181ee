import { useEffect } from 'react';
import { apiFetch } from '../app/api.ts';
import { AWAY_MS, isSomebodyThere, watchPresence } from '../app/presence.ts';
import { endSession } from '../app/session.ts';

/** Ends the session the moment its time is over, not at the next click. `exp` in seconds. */
export function useSessionTimer(exp: number): void {
  useEffect(() => {
    const timer = setTimeout(() => endSession('expired'), exp * 1000 - Date.now());
    return () => clearTimeout(timer);
  }, [exp]);
}

/**
 * Keeps the session while somebody is at the keyboard, and no longer: a form may be typed in for long
 * without asking anything of the Worker, which ends unused sessions. It looks as often as somebody is
 * taken to be there, so no key that was pressed is missed.
 */
export function useKeepAlive(): void {
  useEffect(() => {
    watchPresence();
    const timer = setInterval(() => {
      if (isSomebodyThere()) void apiFetch('/v1/account').catch(() => undefined);
    }, AWAY_MS);
    return () => clearInterval(timer);
  }, []);
}
