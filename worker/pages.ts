import { PAGE_HEADERS } from '#domain/publishing/page-headers.ts';
import { slugify } from '#domain/values/slug.ts';
import { currentBudget } from './platform/database/budget.ts';
import type { Env } from './platform/env.ts';

/**
 * An address without a file: every path below /dashboard gets the dashboard's single page, anything
 * else the site's 404 page.
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
  const folded = foldAddress(pathname);
  if (!isFile && folded !== null) {
    return new Response(null, { status: 301, headers: { Location: folded } });
  }
  return miss;
}

/**
 * The probable address of a place: `/Kaş` and `/kalkan/Lüks-Villalar` as people type them. Null
 * when it is already correct.
 */
function foldAddress(pathname: string): string | null {
  try {
    const folded = `/${decodeURIComponent(pathname).split('/').filter(Boolean).map(slugify).join('/')}`;
    return folded === pathname || folded.split('/').length > 3 ? null : folded;
  } catch {
    return null;
  }
}

/** A page that could not be rendered because of the database (site/middleware.ts) has no body. */
export const isUnavailable = (page: Response): boolean => page.status === 503 && page.body === null;

/** The built error page with status 503: retrying soon may work. */
export async function answerUnavailable(request: Request, env: Env): Promise<Response> {
  const { body, headers } = await env.ASSETS.fetch(new Request(new URL('/500', request.url)));
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
 * A page with the standard page headers; for files the platform adds them
 * (site/lib/headers-file.ts).
 */
export function withPageHeaders(page: Response): Response {
  // The development server adds its own scripts to pages.
  if (import.meta.env?.DEV) return page;
  const answer = new Response(page.body, page);
  const { headers } = answer;
  // A page behind a private link must not disclose its address, so its own stricter policy is kept.
  const ownReferrer = headers.get('Referrer-Policy');
  for (const [name, value] of Object.entries(PAGE_HEADERS)) headers.set(name, value);
  if (ownReferrer !== null) headers.set('Referrer-Policy', ownReferrer);
  const { requestId } = currentBudget() ?? {};
  if (requestId !== undefined) headers.set('X-Request-Id', requestId);
  return answer;
}
