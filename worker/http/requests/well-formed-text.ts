import { createMiddleware } from 'hono/factory';
import { DomainError } from '#domain/errors.ts';
import type { AppEnv } from '../context.ts';
import { brokenOff } from './request-body.ts';

/** An escape of a surrogate: the only way half a pair gets into a JSON body. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

/**
 * Refuses JSON that has half a surrogate pair (`\ud800`) in any of its texts or names: it is no text,
 * and the database would drop the connection over it.
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
    // What is no JSON at all is refused where it is read, with a reason of its own.
    return true;
  }
}
