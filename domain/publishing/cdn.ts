/**
 * How long a CDN in front of the site may answer with a page by itself: for a second, and for two
 * more while it asks again (RFC 9213, RFC 5861). With the second for which the Worker trusts what it
 * knows of changes, a change is everywhere within four, whether or not a purge arrives.
 */
export const CDN_LIFETIME = 'public, max-age=1, stale-while-revalidate=2';

/** Of browsers: they keep a page and ask every time. */
export const BROWSER_LIFETIME = 'public, max-age=0, must-revalidate';

/** Of pages that anybody may see and that are rendered as they are asked for, such as a search. */
const LIVE_PAGE_CACHE = {
  'Cache-Control': BROWSER_LIFETIME,
  'CDN-Cache-Control': CDN_LIFETIME,
};

/** Says of such a page who may keep it; nobody keeps one that could not be made. */
export function cacheLive(headers: Headers, isGood = true): void {
  const lifetimes = isGood ? LIVE_PAGE_CACHE : { 'Cache-Control': 'no-store' };
  for (const [name, value] of Object.entries(lifetimes)) headers.set(name, value);
}
