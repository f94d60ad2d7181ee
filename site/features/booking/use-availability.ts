import { useCallback, useEffect, useState } from 'react';
import type { Availability, AvailabilityDay } from '#domain/availability/schema.ts';
import { call } from './call.ts';

/** `days` is null while they load for the first time; `failed` when they could not be had. */
export type LiveDays = { days: AvailabilityDay[] | null; failed: boolean; refresh: () => void };

/**
 * The days of a villa as they stand now. The page's own month grid may be minutes old; what a person
 * chooses from is asked anew when the card wakes up, and again after a lost race.
 */
export function useAvailability(slug: string): LiveDays {
  const [days, setDays] = useState<AvailabilityDay[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const path = `/v1/villa/${encodeURIComponent(slug)}/availability`;
      // The first time a few seconds' age will do; after a lost race it will not.
      const cache = round === 0 ? 'default' : 'reload';
      const answer = await call<Availability>(path, { signal: abort.signal, cache });
      if (answer.ok) setDays(answer.content.days);
      setFailed(!answer.ok);
    };
    load().catch(() => undefined);
    return () => abort.abort();
  }, [slug, round]);

  const refresh = useCallback(() => setRound((n) => n + 1), []);
  return { days, failed, refresh };
}
