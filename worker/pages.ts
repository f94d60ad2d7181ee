import { PAGE_HEADERS } from '#domain/publishing/page-headers.ts';
import type { Env } from './platform/env.ts';

/**
 * An address without a file: every path below /dashboard is the one page of the dashboard,
 * anything else is the site's own 404 page.
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
  return miss;
}

/** A page with the headers every page has; the platform adds them to files (site/lib/headers-file.ts). */
export function withPageHeaders(page: Response): Response {
  // The development server puts scripts of its own into pages.
  if (import.meta.env?.DEV) return page;
  const answer = new Response(page.body, page);
  for (const [name, value] of Object.entries(PAGE_HEADERS)) answer.headers.set(name, value);
  return answer;
}
