import { sourceAddress } from '#domain/languages/local-path.ts';
import { CARDS_FILE } from '#domain/publishing/page-cards.ts';
import { isAlwaysLive } from './always-live.ts';
import { getApplication } from './application.ts';
import { BROWSER_LIFETIME, cacheLive } from '#domain/publishing/cdn.ts';
import { purgeScopes, withCdnHeaders } from './features/publishing/cdn.ts';
import type { BuiltFrom } from './features/publishing/page-changes.ts';
import {
  createPageServer,
  type PageServer,
  type Rendered,
} from './features/publishing/page-server.ts';
import { createBudget, currentBudget, withBudget } from './platform/database/budget.ts';
import type { Env } from './platform/env.ts';
import { logError } from './platform/log.ts';
import type { Background } from './platform/versioned-cache.ts';

let server: PageServer | null = null;

/** Null without `BUILT_FROM`, as in tests: every page counts as current. */
function serverOf({ BUILT_FROM }: Env): PageServer | null {
  if (!BUILT_FROM) return null;
  return (server ??= createPageServer(JSON.parse(BUILT_FROM) as BuiltFrom));
}

/**
 * The prefix of on-demand pages, which render the same view as the built page
 * (site/lib/on-demand-pages).
 */
const LIVE_PREFIX = '/live';

/**
 * Addresses that no visitor finds a page at: those that only this file may request, and what is no
 * text or encoded twice. Astro would decode the latter again, and write a line of its own into the
 * log about the former.
 */
export const hasNoPage = (pathname: string): boolean =>
  pathname === LIVE_PREFIX || pathname.startsWith(`${LIVE_PREFIX}/`) || !isEncodedOnce(pathname);

function isEncodedOnce(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('%');
  } catch {
    return false;
  }
}

/** How long a visitor waits for the database, in ms, when a page exists without it. */
const PATIENCE_MS = 250;

/** How long a page may wait for the database in total, in ms. */
const BUDGET_MS = 5_000;

/**
 * After a failure, existing pages are served for this long without asking the database, in ms, so
 * that nobody waits for the same failure again.
 */
const REST_MS = 2_000;

/** Built pages with names like files, in each language. */
const FILES = new Set(['/sitemap.xml', '/site.webmanifest', '/blog/rss.xml']);

/** Error pages show no data, and no other page replaces them. */
const ERROR_PAGES = new Set(['/404', '/500']);

let restsUntil = 0;

type Asked = {
  request: Request;
  env: Env;
  render: (request: Request) => Promise<Response>;
  /** Lets work go on after the answer. */
  goOn: Background;
};

/**
 * A page that has changed since the build is rendered again from the same view, so that what a
 * clerk saves is on the site with the next request, without a build (decision 0015). `built` when
 * the file is still right. Even if the database fails, a page that was rendered or built before is
 * served within {@link PATIENCE_MS}, marked as stale; `unknown` without one, because it is then
 * unknown whether the page exists.
 */
export async function findPublishedPage(asked: Asked): Promise<Response | 'built' | 'unknown'> {
  const { pathname: path } = new URL(asked.request.url);
  const source = await sourceAddress(path);
  const pages = serverOf(asked.env);
  if (pages === null || !isPage(asked.request, source)) return 'built';
  const answered = source === '/listing' ? await answerSearch(asked) : null;
  if (answered !== null) return answered;
  if (Date.now() < restsUntil) {
    const before = await findStale(pages, asked, path);
    if (before !== null) return before;
  }
  const slowMs = Number(asked.env.PAGE_PATIENCE_MS) || PATIENCE_MS;
  const { requestId, isWriter } = currentBudget() ?? {};
  const budget = createBudget({ ms: BUDGET_MS, slowMs, requestId, isWriter });
  const fresh = withBudget(budget, () => findFresh(pages, asked, path)).catch((error: unknown) => {
    // Especially a misconfigured installation: the built page is still right.
    logError({ at: 'published page' }, error);
    return 'unknown' as const;
  });
  const first = await Promise.race([fresh, budget.slow]);
  if (first !== 'slow' && first !== 'unknown') return first;
  restsUntil = Date.now() + REST_MS;
  const before = await findStale(pages, asked, path);
  if (before === null) return fresh;
  asked.goOn(fresh);
  return before;
}

/**
 * The listing with the answer to the query of its address. Null without a query, for one that the
 * page's island should answer (more than one page, days that are over, nonsense), and while the
 * database keeps a visitor waiting: the built page then asks by itself.
 */
async function answerSearch({ request, env, render, goOn }: Asked): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  if (search === '' || request.method !== 'GET' || Date.now() < restsUntil) return null;
  const slowMs = Number(env.PAGE_PATIENCE_MS) || PATIENCE_MS;
  const { requestId, isWriter } = currentBudget() ?? {};
  const budget = createBudget({ ms: BUDGET_MS, slowMs, requestId, isWriter });
  const onDemand = new Request(new URL(LIVE_PREFIX + pathname + search, request.url), request);
  const rendered = withBudget(budget, () => render(onDemand)).catch((error: unknown) => {
    logError({ at: 'listing' }, error);
    return null;
  });
  const first = await Promise.race([rendered, budget.slow]);
  if (first === 'slow') goOn(rendered);
  if (first === null || first === 'slow' || first.status !== 200) return null;
  const page = new Response(first.body, first);
  cacheLive(page.headers);
  return page;
}

/**
 * After a write: determines what changed before somebody requests a page, and has a CDN in front
 * forget it.
 */
export async function lookAhead(env: Env): Promise<void> {
  const { deps } = getApplication(env);
  const changed = await serverOf(env)?.lookAhead(deps);
  if (changed) await purgeScopes(deps, changed);
}

async function findFresh(pages: PageServer, { request, env, render, goOn }: Asked, path: string) {
  const { headers, url } = request;
  const onDemand = new URL(LIVE_PREFIX + (path === '/' ? '' : path), url);
  const ask = (address: string, method: string) =>
    env.ASSETS.fetch(new Request(new URL(address, url), { method }));
  const { deps } = getApplication(env);
  const readCards = async () => {
    const file = await ask(CARDS_FILE, 'GET');
    if (!file.ok) throw new Error(`${CARDS_FILE}: ${file.status}`);
    return (await file.json()) as Record<string, string>;
  };
  const { page, isSure } = await pages.find(deps, path, {
    background: goOn,
    render: () => render(new Request(onDemand, { headers })),
    hasFile: async () => (await ask(path, 'HEAD')).ok,
    readCards,
  });
  if (page === 'unknown') return page;
  // With the visitor's own headers, so that who has the page gets 304; Astro would drop them.
  const found = page === 'built' ? await env.ASSETS.fetch(request) : answer(request, page);
  if (found.status === 404) return page === 'built' ? page : found;
  // Who wrote something a moment ago is asked for anew, and nobody else gets that answer.
  if (!isSure || currentBudget()?.isWriter) return found;
  const scopes = deps.cdn && (await pages.scopesOf(path, { readCards }).catch(() => null));
  return withCdnHeaders(found, scopes);
}

/** The page as last rendered, or that it is gone, else as built; null for neither. */
async function findStale(
  pages: PageServer,
  { request, env }: Asked,
  path: string,
): Promise<Response | null> {
  const last = pages.last(path);
  const found = last === null ? await env.ASSETS.fetch(request) : answer(request, last);
  if (last === null && found.status >= 400) return null;
  const stale = new Response(found.body, found);
  // RFC 9211: no time is left to it.
  stale.headers.set('Cache-Status', 'kiyi; hit; ttl=-1; detail=database');
  return stale;
}

/** Whether a built page is asked for; `source` is its Turkish address. */
function isPage({ method, url }: Request, source: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (FILES.has(source)) return true;
  const { pathname } = new URL(url);
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  const isFolder = pathname.length > 1 && pathname.endsWith('/');
  return !ERROR_PAGES.has(source) && !isAlwaysLive(source) && !isFile && !isFolder;
}

/** With the caching of built pages: stored, but revalidated every time. */
function answer(request: Request, { status, type, html, etag }: Rendered): Response {
  if (status === 404) return new Response(null, { status });
  const headers = {
    'Content-Type': type,
    ETag: etag,
    'Cache-Control': BROWSER_LIFETIME,
  };
  const isKnown = status === 200 && request.headers.get('if-none-match')?.includes(etag);
  return isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(request.method === 'HEAD' ? null : html, { status, headers });
}
