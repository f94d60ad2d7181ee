import { defineMiddleware } from 'astro:middleware';
import { DomainError } from '#domain/errors.ts';

/**
 * A page that is rendered live may find that what it shows is gone: then it answers 404 instead of
 * failing, and a page that explains itself says its own status in `locals`. The text is awaited, since a
 * page that streams fails or speaks only while it is read: an empty page with status 200 would be sent
 * in place of the page for failures.
 */
export const onRequest = defineMiddleware(async ({ isPrerendered, locals }, next) => {
  if (isPrerendered) return next();
  try {
    const response = await next();
    const html = await response.text();
    return new Response(html, {
      status: locals.status ?? response.status,
      headers: response.headers,
    });
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'missing') {
      return new Response(null, { status: 404 });
    }
    throw error;
  }
});
