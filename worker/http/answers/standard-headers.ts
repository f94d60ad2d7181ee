import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context.ts';

/** On every answer of the API, whatever it holds: it is read by our own pages only, over TLS. */
export const STANDARD_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
};

const STANDARD = Object.entries(STANDARD_HEADERS);

/** An answer is data: opened as a page it may do nothing. Those that are pages say what they may. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'self'";

/** Names the request and protects its answer, an error too. */
export const setStandardHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of STANDARD) headers.set(name, value);
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', NO_PAGE);
  headers.set('X-Request-Id', c.get('requestId'));
});
