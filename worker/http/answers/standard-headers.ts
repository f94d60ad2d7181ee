import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context.ts';

/** On every answer of the API, whatever it holds: it is read by our own pages only, over TLS. */
const STANDARD_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
};

const STANDARD = Object.entries(STANDARD_HEADERS);

/** An answer is data: opened as a page it may do nothing. Those that are pages say what they may. */
const NO_PAGE = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'self'" };

/** On an answer that is data and passes no router. */
export const DATA_HEADERS = { ...STANDARD_HEADERS, ...NO_PAGE };

/** Names the request and protects its answer, an error too. */
export const setStandardHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of STANDARD) headers.set(name, value);
  for (const [name, value] of Object.entries(NO_PAGE)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  headers.set('X-Request-Id', c.get('requestId'));
});
