import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context.ts';

/** On every response of the API. */
const STANDARD_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
};

const STANDARD = Object.entries(STANDARD_HEADERS);

/** Whatever a response may do, only our own pages show it in a frame; `default-src` says nothing of that. */
const FRAMED = "frame-ancestors 'self'";

/**
 * Responses are data for our own pages, and may do nothing when opened as a page. Those that are pages
 * set their own policy, and so do the pictures that mails show.
 */
const OWN_DATA = {
  'Content-Security-Policy': `default-src 'none'; ${FRAMED}`,
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For data responses that bypass the router. */
export const DATA_HEADERS = { ...STANDARD_HEADERS, ...OWN_DATA };

/** Sets the request id and the standard headers, on errors too. */
export const setStandardHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of STANDARD) headers.set(name, value);
  for (const [name, value] of Object.entries(OWN_DATA)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const policy = headers.get('Content-Security-Policy') ?? '';
  if (!policy.includes('frame-ancestors'))
    headers.set('Content-Security-Policy', `${policy}; ${FRAMED}`);
  headers.set('X-Request-Id', c.get('requestId'));
  // A client's clock may be wrong by hours; not every server in front of us adds it.
  headers.set('Date', c.get('deps').clock.now().toUTCString());
});
