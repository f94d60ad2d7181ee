const keyOf = () => `scroll:${location.pathname}${location.search}`;

/**
 * Remembers how far this address was scrolled, for the visitor who comes back to it. The browser
 * would restore it before the results are there, and end at the foot of the page.
 */
export function keepScroll(): void {
  history.scrollRestoration = location.search ? 'manual' : 'auto';
  sessionStorage.setItem(keyOf(), String(Math.round(scrollY)));
}

/** Scrolls to where the visitor was, once the results that make the page long enough are drawn. */
export function restoreScroll(): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isReturn = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  const top = Number(sessionStorage.getItem(keyOf()));
  if (isReturn && top > 0) scrollTo({ top, behavior: 'instant' });
}
