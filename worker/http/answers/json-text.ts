import type { TypedResponse } from 'hono';
import type { AppContext } from '../context.ts';

/** A JSON answer that is text already; `Body` says what stands in it. */
export function jsonText<Body>(c: AppContext, text: Uint8Array<ArrayBuffer>) {
  const response = c.body(text, 200, { 'Content-Type': 'application/json' });
  // Like `c.json`, which gives the type of its body to the typed client and a Response to the router.
  return response as unknown as Response & TypedResponse<Body, 200, 'json'>;
}
