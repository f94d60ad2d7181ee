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

/** Largest request body, files apart. */
export const BODY_BYTES = 1_000_000;

/** Bytes of a refused body that are read and thrown away. */
const MOST_DISCARDED = 50_000_000;

/**
 * Refuses a body that says it is too large. It is read to its end first: an answer before the sender
 * has finished is dropped by what stands between, and the sender sees a broken connection.
 */
export const refuseLargeBody = createMiddleware<AppEnv>(async (c, next) => {
  if (Number(c.req.header('content-length') ?? 0) > BODY_BYTES) {
    await discard(c.req.raw.body);
    throw new DomainError('too_large', 'TOO_LARGE');
  }
  await next();
});

async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (body === null) return;
  const reader = body.getReader();
  let read = 0;
  while (read < MOST_DISCARDED) {
    const { done, value } = await reader.read();
    if (done) return;
    read += value.length;
  }
  await reader.cancel();
}
