import { useEffect } from 'react';
import { apiFetch } from '#dashboard/app/api.ts';
import { AWAY_MS, isSomebodyThere, watchPresence } from '#dashboard/app/presence.ts';
import { endSession } from '#dashboard/app/session.ts';

/** Ends the session exactly when it expires. `exp` in seconds. */
export function useSessionTimer(exp: number): void {
  useEffect(() => {
    const timer = setTimeout(() => endSession('expired'), exp * 1000 - Date.now());
    return () => clearTimeout(timer);
  }, [exp]);
}

/**
 * Keeps the session alive while somebody is active: filling in a long form makes no requests, and
 * the Worker ends idle sessions. It checks as often as activity expires, so that no key press is
 * missed.
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
