import { session } from '#browser/stored.ts';

const keyOf = () => `scroll:${location.pathname}${location.search}`;

/**
 * Stores the scroll position of this address for returning visitors. Of a list that was made longer
 * the browser would restore it before the villas are there, and end at the bottom of the page.
 */
export function keepScroll(): void {
  history.scrollRestoration = /[?&]skip=/.test(location.search) ? 'manual' : 'auto';
  session.write(keyOf(), String(Math.round(scrollY)));
}

/** Restores the scroll position once the results are rendered. */
export function restoreScroll(): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isReturn = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  const top = Number(session.read(keyOf()));
  if (isReturn && top > 0) scrollTo({ top, behavior: 'instant' });
}
