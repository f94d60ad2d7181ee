import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Availability, AvailabilityDay } from '#domain/availability/schema.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { language } from '#site/language.ts';
import { call } from '../request/call.ts';

/** `days` is null while they load for the first time; `failed` when loading failed. */
type Known = { days: AvailabilityDay[] | null; failed: boolean };
export type LiveDays = Known & { refresh: () => void };

const NOTHING: Known = { days: null, failed: false };
const known = new Map<string, Known>();
const running = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load(slug: string, cache: RequestCache): Promise<void> {
  if (running.has(slug)) return;
  running.add(slug);
  // In its address, or a browser would show the days that it keeps of a page in another language.
  const spoken = language() === FIRST_LANGUAGE ? '' : `?language=${language()}`;
  const path = `/v1/villa/${encodeURIComponent(slug)}/availability${spoken}`;
  const answer = await call<Availability>(path, { cache });
  running.delete(slug);
  const days = answer.ok ? answer.content.days : (known.get(slug)?.days ?? null);
  known.set(slug, { days, failed: !answer.ok });
  for (const listener of listeners) listener();
}

/**
 * The current days of a villa, shared by the card and the calendar of a page. The page's own grid
 * may be minutes old, so the days are fetched when one of them hydrates, and again after a
 * conflict.
 */
export function useAvailability(slug: string): LiveDays {
  const { days, failed } = useSyncExternalStore(
    subscribe,
    () => known.get(slug) ?? NOTHING,
    () => NOTHING,
  );
  useEffect(() => {
    // The first time some seconds of age are acceptable; after a conflict they are not.
    if (!known.has(slug)) void load(slug, 'default');
  }, [slug]);
  const refresh = useCallback(() => void load(slug, 'reload'), [slug]);
  return { days, failed, refresh };
}
