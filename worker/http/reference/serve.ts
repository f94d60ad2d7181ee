import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '../context.ts';
import { ErrorAnswer } from '../route.ts';
import { type ApiDocument, describeApi } from './document.ts';
import { referencePage } from './page.ts';
import { STYLE } from './style.ts';

/** How long a browser may keep them: they change with a deployment only. */
const CACHE = 'public, max-age=300';

/**
 * The API's own description: `/v1/openapi.json` for programs, `/v1/reference` for people. Made from
 * the declarations when first asked for, after all routes are in.
 */
export function serveReference(api: OpenAPIHono<AppEnv>, version: string): void {
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  api.openAPIRegistry.register('Error', ErrorAnswer);

  let document: ApiDocument | undefined;
  const getDocument = () => (document ??= describeApi(api, version));

  api.get('/v1/openapi.json', (c) => {
    c.header('Cache-Control', CACHE);
    return c.json(getDocument());
  });
  api.get('/v1/reference', async (c) => {
    c.header('Cache-Control', CACHE);
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src '${await hashOf(STYLE)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    return c.html(referencePage(getDocument()));
  });
}

/** What a content security policy calls a style by. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
