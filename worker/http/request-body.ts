import { createMiddleware } from 'hono/factory';
import { DomainError } from '#domain/errors.ts';
import type { AppEnv } from './context.ts';

const READABLE = /^(application\/json|application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Refuses a body in a form that no route reads, before anything tries to parse it. */
export const requireReadableBody = createMiddleware<AppEnv>(async (c, next) => {
  const type = c.req.header('content-type');
  const carries = !['GET', 'HEAD', 'OPTIONS', 'DELETE'].includes(c.req.method);
  if (carries && type !== undefined && !READABLE.test(type)) {
    throw new DomainError('unsupported', 'UNSUPPORTED_MEDIA_TYPE');
  }
  await next();
});
