import type { TypedResponse } from 'hono';
import type { AppContext } from '../context.ts';

/** A JSON response from existing text; `Body` is the type of its content. */
export function jsonText<Body>(c: AppContext, text: Uint8Array<ArrayBuffer>) {
  const response = c.body(text, 200, { 'Content-Type': 'application/json' });
  // Like `c.json`: typed for the client, but a Response for the router.
  return response as unknown as Response & TypedResponse<Body, 200, 'json'>;
}
