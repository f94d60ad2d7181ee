import { isAlwaysLive } from './always-live.ts';
import { getApplication } from './application.ts';
import { getPageState, isCurrent, type PageState } from './features/publishing/page-state.ts';
import { createBudget, withBudget } from './platform/database/budget.ts';
import type { Env } from './platform/env.ts';
import { sha256 } from './platform/ids.ts';
import { logError } from './platform/log.ts';

/**
 * What the pages in `dist/` were built from; the build writes it in (astro.config.mjs). Without it,
 * as in tests, every page counts as current.
 */
const BUILT: PageState | null = JSON.parse(
  import.meta.env?.BUILT_FROM || 'null',
) as PageState | null;

/** The prefix of the on-demand pages, which render what a built page was rendered from (site/lib/on-demand-pages). */
const LIVE_PREFIX = '/live';

/** Addresses that only this file may ask for. */
export const isInternal = (pathname: string): boolean =>
  pathname === LIVE_PREFIX || pathname.startsWith(`${LIVE_PREFIX}/`);

/** Rendered pages in the cache in bytes, the oldest going first: some 130 pages. */
const MOST_BYTES = 8_000_000;

/** Addresses of which is known when their state was first seen. */
const MOST_SEEN = 2_000;

/** What a visitor waits for the database, in ms, where there is a page to show without it. */
const PATIENCE_MS = 250;

/** What a page may wait for it in all, in ms. */
const BUDGET_MS = 5_000;

/** After trouble, pages that are there are shown without asking, in ms: nobody waits for the same again. */
const REST_MS = 2_000;

/** Built pages whose name looks like that of a file. */
const FILES = new Set(['/sitemap.xml', '/blog/rss.xml']);

/** Pages for failures show no data, and no other page stands in for them. */
const ERROR_PAGES = new Set(['/404', '/500']);

/**
 * What a page reads through is up to this old, in ms (the catalogue in memory, the settings), unless
 * this isolate wrote it. A page rendered sooner after its state was first seen is not cached.
 */
const LAG_MS = 2_500;

type Rendered = {
  key: string;
  status: number;
  type: string;
  html: Uint8Array<ArrayBuffer>;
  etag: string;
};

const encoder = new TextEncoder();
const rendered = new Map<string, Rendered>();
let renderedBytes = 0;
let restsUntil = 0;
/** When this isolate first saw the state that an address is in now. */
const seen = new Map<string, { key: string; at: number }>();

type Asked = {
  request: Request;
  env: Env;
  render: (request: Request) => Promise<Response>;
  /** Lets work go on after the answer. */
  goOn: (work: Promise<unknown>) => void;
};

/**
 * A built page whose data has changed since is rendered again, from the same view, and cached until the
 * next change: what a clerk saves is on the site with the next request, without a build. `built` when
 * the file is still right. Whatever the database does, a page that was rendered or built before comes
 * within {@link PATIENCE_MS}, marked as stale; `unknown` where there is none, since nobody knows then
 * whether there is a page.
 */
export async function findPublishedPage(asked: Asked): Promise<Response | 'built' | 'unknown'> {
  const path = pagePath(asked.request);
  if (BUILT === null || path === null) return 'built';
  if (Date.now() < restsUntil) {
    const before = await findStale(asked, path);
    if (before !== null) return before;
  }
  const slowMs = Number(asked.env.PAGE_PATIENCE_MS) || PATIENCE_MS;
  const budget = createBudget({ ms: BUDGET_MS, slowMs });
  const fresh = withBudget(budget, () => findFresh(asked, path, BUILT));
  const first = await Promise.race([fresh, budget.slow]);
  if (first !== 'slow' && first !== 'unknown') return first;
  restsUntil = Date.now() + REST_MS;
  const before = await findStale(asked, path);
  if (before === null) return fresh;
  asked.goOn(fresh);
  return before;
}

async function findFresh({ request, env, render }: Asked, path: string, from: PageState) {
  try {
    const state = await getPageState(getApplication(env).deps, path);
    if (isCurrent(from, state)) return 'built';
    return answer(request, await getRendered(request, path, state, render));
  } catch (error) {
    logError({ at: 'published page' }, error);
    return 'unknown';
  }
}

/** The page as it was last rendered, else as it was built; null where it is neither. */
async function findStale({ request, env }: Asked, path: string): Promise<Response | null> {
  const last = rendered.get(path);
  const found = last === undefined ? await env.ASSETS.fetch(request) : answer(request, last);
  if (!(found instanceof Response) || found.status >= 400) return null;
  const stale = new Response(found.body, found);
  // RFC 9211: no time is left to it.
  stale.headers.set('Cache-Status', 'kiyi; hit; ttl=-1; detail=database');
  return stale;
}

/** The address of a page that is built, null for everything else. */
function pagePath(request: Request): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const { pathname } = new URL(request.url);
  if (FILES.has(pathname)) return pathname;
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  const isFolder = pathname.length > 1 && pathname.endsWith('/');
  if (ERROR_PAGES.has(pathname) || isAlwaysLive(pathname)) return null;
  return isFile || isFolder ? null : pathname;
}

async function getRendered(
  request: Request,
  path: string,
  { day, content, texts, version }: PageState,
  render: (request: Request) => Promise<Response>,
): Promise<Rendered> {
  const key = `${day}.${content}.${texts}.${version}`;
  const cached = rendered.get(path);
  if (cached?.key === key) return cached;
  const mayCache = Date.now() - firstSeen(path, key) > LAG_MS;
  const onDemand = new URL(LIVE_PREFIX + (path === '/' ? '' : path), request.url);
  const response = await render(new Request(onDemand, { headers: request.headers }));
  const text = await response.text();
  const page = {
    key,
    html: encoder.encode(text),
    // Middleware says when a page found nothing to show (site/middleware.ts).
    status: response.status,
    type: response.headers.get('content-type') ?? 'text/html',
    etag: `"${(await sha256(text)).slice(0, 32)}"`,
  };
  if (mayCache && page.status === 200) cache(path, page);
  return page;
}

function firstSeen(path: string, key: string): number {
  const known = seen.get(path);
  if (known?.key === key) return known.at;
  if (seen.size > MOST_SEEN) seen.clear();
  const now = Date.now();
  seen.set(path, { key, at: now });
  return now;
}

function cache(path: string, page: Rendered): void {
  forget(path);
  rendered.set(path, page);
  renderedBytes += page.html.byteLength;
  for (const oldest of rendered.keys()) {
    if (renderedBytes <= MOST_BYTES) return;
    forget(oldest);
  }
}

function forget(path: string): void {
  renderedBytes -= rendered.get(path)?.html.byteLength ?? 0;
  rendered.delete(path);
}

/** With the caching that built pages have: kept, but asked about every time. */
function answer(request: Request, { status, type, html, etag }: Rendered): Response | 'unknown' {
  if (status >= 500) return 'unknown';
  if (status === 404) return new Response(null, { status });
  const headers = {
    'Content-Type': type,
    ETag: etag,
    'Cache-Control': 'public, max-age=0, must-revalidate',
  };
  const isKnown = status === 200 && request.headers.get('if-none-match')?.includes(etag);
  return isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(request.method === 'HEAD' ? null : html, { status, headers });
}
