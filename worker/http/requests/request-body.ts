import { createMiddleware } from 'hono/factory';
import { DomainError } from '#domain/errors.ts';
import { Deadline } from '#worker/platform/deadline.ts';
import { BodyTooLarge, readBytes } from '#worker/platform/web/read-body.ts';
import type { AppEnv } from '../context.ts';
import type { BodySize } from './body-size.ts';
import { declaredLength, timeToArrive } from './body-time.ts';
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
  const deadline = new Deadline(timeToArrive(raw.headers, MAX_DISCARDED));
  let [read, room] = [0, new ArrayBuffer(DISCARDED_AT_ONCE)];
  while (read < MAX_DISCARDED) {
    const { done, value } = await deadline
      .race(reader.read(new Uint8Array(room)))
      .catch(() => ({ done: true, value: undefined }));
    if (done || value === undefined) break;
    read += value.length;
    room = value.buffer;
  }
  deadline.clear();
  void reader.cancel().catch(() => undefined);
});

/**
 * Refuses a body of more than `size` before it is read, where its length is declared, or once it has
 * grown too large. A large one waits for its turn; one that does not arrive in time is given up. What
 * follows finds it whole.
 */
export const limitBody = (size: BodySize) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { raw } = c.req;
    if (Number(raw.headers.get('content-length') ?? 0) > size.bytes) throw tooLarge(size);
    await waitToRead(raw, size.bytes, c.get('session') === null ? 'guest' : 'office');
    if (raw.body !== null) {
      const body = await readWhole(raw, size, timeToArrive(raw.headers, size.bytes));
      c.req.raw = new Request(raw, { method: raw.method, body });
    }
    await next();
  });

/** @throws what the sender of a body reads that is too large, or does not end within `milliseconds` */
export async function readWhole(
  request: Request,
  size: BodySize,
  milliseconds: number,
): Promise<Uint8Array<ArrayBuffer> | ArrayBuffer> {
  const deadline = new Deadline(milliseconds);
  const isSafe = declaredLength(request.headers) !== null;
  try {
    const read = isSafe ? request.arrayBuffer() : readBytes(request, size.bytes);
    return await deadline.race<Uint8Array<ArrayBuffer> | ArrayBuffer>(read);
  } catch (error) {
    throw error instanceof BodyTooLarge ? tooLarge(size) : brokenOff();
  } finally {
    deadline.clear();
  }
}

/** The sender went away in the middle of a body, or is too slow: nothing failed here. */
const brokenOff = (): DomainError => new DomainError('malformed', 'MALFORMED');

export const tooLarge = ({ refusal }: BodySize) =>
  new DomainError('too_large', 'TOO_LARGE', { message: refusal });
