import { defineMiddleware } from 'astro:middleware';
import { DomainError } from '#domain/errors.ts';

/**
 * A page that is rendered again after the build may find that what it shows is gone: then it answers
 * 404 instead of failing, and a page that explains itself says its own status in `locals`. The text
 * is awaited, since a page that streams fails or speaks only while it is read.
 */
export const onRequest = defineMiddleware(async ({ url, locals }, next) => {
  if (!url.pathname.startsWith('/live')) return next();
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
