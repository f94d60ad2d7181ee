import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context.ts';

/** On every answer of the API, whatever it holds: it is read by our own pages only, over TLS. */
export const STANDARD_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=15552000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
};

const STANDARD = Object.entries(STANDARD_HEADERS);

/** Names the request and protects its answer, an error too. */
export const setStandardHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of STANDARD) headers.set(name, value);
  headers.set('X-Request-Id', c.get('requestId'));
});
