import { useEffect } from 'react';
import { apiFetch } from '#dashboard/app/api.ts';
import { AWAY_MS, isSomebodyThere, watchPresence } from '#dashboard/app/presence.ts';

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
