import { createMiddleware } from 'hono/factory';
import { DomainError } from '#domain/errors.ts';
import type { AppEnv } from '../context.ts';
import { brokenOff } from './request-body.ts';

/** An escaped surrogate: the only way half a pair gets into a JSON body. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

/**
 * Refuses JSON with half a surrogate pair (`\ud800`) in any text or name: it is not valid text, and
 * the database would drop the connection over it.
 */
export const requireWellFormedText = createMiddleware<AppEnv>(async (c, next) => {
  const isJson = /^application\/json\b/i.test(c.req.header('content-type') ?? '');
  if (isJson) {
    const body = await c.req.text().catch(() => {
      throw brokenOff();
    });
    if (SURROGATE.test(body) && !isWellFormed(body))
      throw new DomainError('malformed', 'MALFORMED');
  }
  await next();
});

function isWellFormed(json: string): boolean {
  try {
    let fine = true;
    JSON.parse(json, (key, value: unknown) => {
      fine &&= key.isWellFormed() && (typeof value !== 'string' || value.isWellFormed());
      return value;
    });
    return fine;
  } catch {
    // Invalid JSON is refused where it is parsed, with its own error.
    return true;
  }
}
