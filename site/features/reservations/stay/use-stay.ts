import { useMemo, useSyncExternalStore } from 'react';
import { istanbulDay } from '#domain/values/dates.ts';
import { ADDRESS_EVENT } from '#site/lib/back-closes.ts';
import { toast } from '#site/lib/toast.ts';
import { comingStay, comingStayNote, readStay, stayQuery } from './stay.ts';
import type { StayChoice } from './stay.ts';

const KEYS = ['checkin', 'checkout', 'adults', 'children', 'babies'];
const READ_ANEW = ['popstate', ADDRESS_EVENT];
const listeners = new Set<() => void>();

/**
 * The chosen stay. It is stored in the address only, so that a link, a reload and the back button
 * preserve it. On the server there is none: pages are rendered without a query.
 */
export function useStay() {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const stay = useMemo(() => readStay(new URLSearchParams(search)), [search]);
  return [stay, chooseStay] as const;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) leavePastDays();
  for (const type of READ_ANEW) window.addEventListener(type, listener);
  return () => {
    listeners.delete(listener);
    for (const type of READ_ANEW) window.removeEventListener(type, listener);
  };
}

/** An old link asks for the same week of the coming year, and that is said. */
function leavePastDays(): void {
  const stay = readStay(new URLSearchParams(window.location.search));
  const coming = comingStay(stay, istanbulDay(new Date()));
  if (coming === null) return;
  chooseStay(coming);
  toast(comingStayNote(coming), 'info');
}

function chooseStay(stay: StayChoice): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const key of KEYS) query.delete(key);
  for (const [key, value] of stayQuery(stay)) query.set(key, value);
  const text = query.toString();
  window.history.replaceState(window.history.state, '', `${pathname}${text && `?${text}`}${hash}`);
  for (const listener of listeners) listener();
  // The list of similar villas is not hydrated yet and shows outdated nightly prices.
  document.querySelector('.similar astro-island')?.dispatchEvent(new Event('pointerenter'));
}
