import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { DomainError } from '#domain/errors.ts';
import type { AppEnv } from '../context.ts';
import type { BodySize } from './body-size.ts';
import { waitToRead } from './body-turns.ts';

const READABLE = /^(application\/json|application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Refuses a body in a format that no route reads, before it is parsed. */
export const requireReadableBody = createMiddleware<AppEnv>(async (c, next) => {
  const type = c.req.header('content-type');
  const carries = !['GET', 'HEAD', 'OPTIONS', 'DELETE'].includes(c.req.method);
  if (carries && type !== undefined && !READABLE.test(type)) {
    throw new DomainError('unsupported', 'UNSUPPORTED_MEDIA_TYPE');
  }
  await next();
});

/** Bytes of a refused body that are read and discarded. */
const MAX_DISCARDED = 20_000_000;

/** So much at a time: reading and forgetting costs a hundredth of what keeping and parsing does. */
const DISCARDED_AT_ONCE = 256_000;

/**
 * Reads what an answer left unread of its request, to the end: a response before the client has
 * finished may be dropped by intermediaries, and the client would see a broken connection. That
 * happens only where too much waits to be read so: the rest stays unread.
 */
export const discardUnread = createMiddleware<AppEnv>(async (c, next) => {
  const { raw } = c.req;
  await next();
  if (raw.body === null || raw.bodyUsed) return;
  const isTooMuch = await waitToRead(raw, MAX_DISCARDED, 'refused').then(
    () => false,
    () => true,
  );
  if (isTooMuch) return;
  const reader = raw.body.getReader({ mode: 'byob' });
  let [read, room] = [0, new ArrayBuffer(DISCARDED_AT_ONCE)];
  while (read < MAX_DISCARDED) {
    const { done, value } = await reader
      .read(new Uint8Array(room))
      .catch(() => ({ done: true, value: undefined }));
    if (done || value === undefined) return;
    read += value.length;
    room = value.buffer;
  }
  await reader.cancel();
});

/**
 * Refuses a body of more than `size` before it is read, where its length is declared, or once it has
 * grown too large. A large one waits for its turn.
 */
export const limitBody = (size: BodySize) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const onError = () => {
      throw tooLarge(size);
    };
    if (Number(c.req.header('content-length') ?? 0) > size.bytes) onError();
    await waitToRead(c.req.raw, size.bytes, c.get('session') === null ? 'guest' : 'office');
    let isRead = false;
    const goOn = () => {
      isRead = true;
      return next();
    };
    return bodyLimit({ maxSize: size.bytes, onError })(c, goOn).catch((error: unknown) => {
      throw isRead || error instanceof DomainError ? error : brokenOff();
    });
  });

/** The sender went away in the middle of a body: nobody reads the answer, and nothing failed here. */
export const brokenOff = (): DomainError => new DomainError('malformed', 'MALFORMED');

export const tooLarge = ({ refusal }: BodySize) =>
  new DomainError('too_large', 'TOO_LARGE', { message: refusal });
