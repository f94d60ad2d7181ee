import type { Hono } from 'hono';
import type { AppEnv } from '#worker/http/context.ts';
import { REFERENCE_CSP, REFERENCE_PAGE } from './page.ts';

/** Cached briefly: they change with a deployment only. */
const CACHE = 'public, max-age=300';

/**
 * The API's description: `/v1/openapi.json` for programs, `/v1/reference` for people. The document
 * is generated on first request.
 */
export function serveReference(api: Hono<AppEnv>, version: string): void {
  api.get('/v1/openapi.json', async (c) => {
    const { getDocument } = await import('./whole.ts');
    c.header('Cache-Control', CACHE);
    return c.json(getDocument(version));
  });
  api.get('/v1/reference', (c) => {
    c.header('Cache-Control', CACHE);
    c.header('Content-Security-Policy', REFERENCE_CSP);
    return c.html(REFERENCE_PAGE);
  });
}
