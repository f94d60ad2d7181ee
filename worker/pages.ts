import { FIRST_LANGUAGE, isLanguage, languageOfPath } from '#domain/languages/languages.ts';
import { localAddress, sourceAddress } from '#domain/languages/local-path.ts';
import { PAGE_HEADERS } from '#domain/publishing/page-headers.ts';
import { slugify } from '#domain/values/slug.ts';
import { getApplication } from './application.ts';
import { findLocalAddress } from './features/translations/local-addresses.ts';
import { currentBudget } from './platform/database/budget.ts';
import type { Env } from './platform/env.ts';
import { logError } from './platform/log.ts';

/**
 * An address without a file: every path below /dashboard gets the dashboard's single page, anything
 * else the site's 404 page in the language of the address.
 */
export async function answerPageMiss(
  request: Request,
  env: Env,
  miss: Response,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  if (pathname.startsWith('/dashboard/') && !isFile) {
    return env.ASSETS.fetch(new Request(new URL('/dashboard', request.url), request));
  }
  const right = isFile ? null : (foldAddress(pathname) ?? (await findLocal(request, env)));
  if (right !== null) return new Response(null, { status: 301, headers: { Location: right } });
  return miss;
}

/** A villa type's page asked for by its Turkish slug below a language, with its query. */
async function findLocal({ method, url }: Request, env: Env): Promise<string | null> {
  const { pathname, search } = new URL(url);
  const isOther = languageOfPath(pathname) !== FIRST_LANGUAGE;
  if (!isOther || (method !== 'GET' && method !== 'HEAD')) return null;
  try {
    const right = await findLocalAddress(getApplication(env).deps, pathname);
    return right === null ? null : right + search;
  } catch (error) {
    logError({ at: 'moved page' }, error);
    return null;
  }
}

/**
 * Where a page is whose address mixes languages, with its query: `/en/ara` is `/en/search`,
 * `/tr/kalkan` is `/kalkan`. Null for an address that is right, or that no page has.
 */
export async function readMixedAddress({ method, url }: Request): Promise<string | null> {
  const { pathname, search } = new URL(url);
  const [first, ...rest] = pathname.split('/').filter(Boolean);
  if (!isLanguage(first) || (method !== 'GET' && method !== 'HEAD')) return null;
  const source = first === FIRST_LANGUAGE ? `/${rest.join('/')}` : await sourceAddress(pathname);
  const right = await localAddress(source, first);
  return right === pathname ? null : right + search;
}

/**
 * The probable address of a place: `/Kaş` and `/kalkan/Lüks-Villalar` as people type them. Null
 * when it is already correct.
 */
function foldAddress(pathname: string): string | null {
  try {
    const folded = `/${decodeURIComponent(pathname).split('/').filter(Boolean).map(slugify).join('/')}`;
    const deepest = languageOfPath(folded) === FIRST_LANGUAGE ? 3 : 4;
    return folded === pathname || folded.split('/').length > deepest ? null : folded;
  } catch {
    return null;
  }
}

/** A page that could not be rendered because of the database (site/middleware.ts) has no body. */
export const isUnavailable = (page: Response): boolean => page.status === 503 && page.body === null;

/**
 * The 404 page of another language; Astro has the Turkish one. Rendered where it has no file yet,
 * below the prefix of such pages (published-pages.ts).
 */
export async function findMissingPage(
  { url }: Request,
  env: Env,
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const path = await localAddress('/404', languageOfPath(new URL(url).pathname));
  const built = await env.ASSETS.fetch(new Request(new URL(path, url)));
  const page = built.ok ? built : await render(new Request(new URL(`/live${path}`, url)));
  const type = page.headers.get('content-type') ?? 'text/html; charset=utf-8';
  return new Response(page.body, { status: 404, headers: { 'Content-Type': type } });
}

/** The error page with status 503: retrying soon may work. In Turkish where no other has a file. */
export async function answerUnavailable(request: Request, env: Env): Promise<Response> {
  const ask = (path: string) => env.ASSETS.fetch(new Request(new URL(path, request.url)));
  const local = await localAddress('/500', languageOfPath(new URL(request.url).pathname));
  const own = await ask(local);
  const { body, headers } = own.ok ? own : await ask('/500');
  return new Response(body, {
    status: 503,
    headers: {
      'Content-Type': headers.get('content-type') ?? 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '2',
    },
  });
}

/**
 * A page with the standard page headers and its language; for files the platform adds them
 * (site/lib/headers-file.ts).
 */
export function withPageHeaders({ url }: Request, page: Response): Response {
  // The development server adds its own scripts to pages.
  if (import.meta.env?.DEV) return page;
  const answer = new Response(page.body, page);
  const { headers } = answer;
  // A page behind a private link must not disclose its address, so its own stricter policy is kept.
  const ownReferrer = headers.get('Referrer-Policy');
  for (const [name, value] of Object.entries(PAGE_HEADERS)) headers.set(name, value);
  headers.set('Content-Language', languageOfPath(new URL(url).pathname));
  // The framework names no encoding.
  if (headers.get('Content-Type') === 'text/html')
    headers.set('Content-Type', 'text/html; charset=utf-8');
  if (ownReferrer !== null) headers.set('Referrer-Policy', ownReferrer);
  const { requestId } = currentBudget() ?? {};
  if (requestId !== undefined) headers.set('X-Request-Id', requestId);
  return answer;
}
