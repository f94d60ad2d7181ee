import type { AppContext } from '../context.ts';

/** A JSON response from existing text. */
export const jsonText = (c: AppContext, text: Uint8Array<ArrayBuffer>): Response =>
  c.body(text, 200, { 'Content-Type': 'application/json' });
