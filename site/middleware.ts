import { defineMiddleware } from 'astro:middleware';
import { DomainError } from '#domain/errors.ts';
import { tighten } from '#site/lib/html/tighten.ts';
import { inLanguageOf } from '#site/lib/language-of-page.ts';
import { wasUnavailable } from '#site/live-api.ts';
import { rootError } from '#worker/platform/database/database-errors.ts';
import { logError } from '#worker/platform/log.ts';

/** The text of a page as it is sent; of a feed or a list for search engines as it was written. */
async function textOf(response: Response): Promise<string> {
  const text = await response.text();
  return response.headers.get('content-type')?.startsWith('text/html') ? tighten(text) : text;
}

const missing = () => new Response(null, { status: 404 });

/**
 * A page that is rendered live may find that what it shows is gone: then it answers 404 instead of
 * failing, and a page that explains itself says its own status in `locals`. Where the database cannot,
 * the answer is 503, with the page for failures (worker/pages.ts) unless the page tells it itself. The
 * text is awaited, since a page that streams fails or speaks only while it is read: an empty page with
 * status 200 would be sent in place of the page for failures.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  // An on-demand page is requested below /live (worker/published-pages.ts).
  const pathname = context.url.pathname.replace(/^\/live(?=\/|$)|\.html$|^\/index(?=\.html$)/g, '');
  const render = () =>
    inLanguageOf(pathname || '/', async () => {
      const response = await next();
      return { response, html: await textOf(response) };
    });
  if (context.isPrerendered) {
    const page = await render();
    // Without a text Astro makes no file.
    return page === null ? missing() : new Response(page.html, page.response);
  }
  try {
    const page = await render();
    if (page === null) return missing();
    const { response, html } = page;
    const { headers } = response;
    if (!wasUnavailable(context.request)) {
      return new Response(html, { status: context.locals.status ?? response.status, headers });
    }
    headers.set('Retry-After', '2');
    return new Response(html, { status: 503, headers });
  } catch (thrown) {
    const error = rootError(thrown);
    if (error instanceof DomainError && error.kind === 'missing') {
      return missing();
    }
    logError({ at: `page ${context.routePattern}` }, error);
    if (error instanceof DomainError && error.kind === 'busy') {
      return new Response(null, { status: 503 });
    }
    throw error;
  }
});
