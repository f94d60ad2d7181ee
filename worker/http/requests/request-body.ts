import type { HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { DomainError } from '#domain/errors.ts';
import { MAX_REVIEW_PHOTO_BYTES } from '#domain/comments/photos.ts';
import { MAX_IMPORT_BYTES } from '#domain/import/kinds.ts';
import { MAX_PICTURE_BYTES } from '#domain/media/picture-file.ts';
import { MAX_DOCUMENT_BYTES } from '#domain/documents/schema.ts';
import { MAX_PRIVATE_BYTES } from '#worker/platform/files/private-file.ts';
import type { AppEnv } from '../context.ts';

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

/** Bytes, and the values and names of JSON among them. */
type Limit = { bytes: number; values: number; refusal?: string; isFile?: true };

const MAX_VALUES = 20_000;

/** Largest request body without files. */
const PLAIN: Limit = { bytes: 1_000_000, values: MAX_VALUES };

/** Overhead of a multipart body besides its file: boundaries, names, texts. */
const FORM_BYTES = 20_000;

const withFile = (bytes: number, refusal: string): Limit => ({
  bytes: bytes + FORM_BYTES,
  values: MAX_VALUES,
  refusal,
  isFile: true,
});

const PICTURE = withFile(
  MAX_PICTURE_BYTES,
  'Resim en çok 5 MB olabilir. Küçültüp yeniden yükleyin.',
);
const DOCUMENT = withFile(
  MAX_DOCUMENT_BYTES,
  'Belge en çok 10 MB olabilir. Küçültüp yeniden yükleyin.',
);
const RECEIPT = withFile(
  MAX_PRIVATE_BYTES,
  'Dekont en çok 10 MB olabilir. Küçültüp yeniden yükleyin.',
);
const REVIEW = withFile(
  MAX_REVIEW_PHOTO_BYTES,
  'Fotoğraflar birlikte en çok 15 MB olabilir. Birini çıkarıp yeniden gönderin.',
);
const PROOF = withFile(
  MAX_PRIVATE_BYTES,
  'Fotoğraf en çok 10 MB olabilir. Küçültüp yeniden yükleyin.',
);
const INVOICE = withFile(
  MAX_PRIVATE_BYTES,
  'Fatura en çok 10 MB olabilir. Küçültüp yeniden yükleyin.',
);

const IMPORT: Limit = {
  bytes: MAX_IMPORT_BYTES,
  values: 500_000,
  refusal: 'Dosyanın içeriği en çok 4 MB olabilir. Dosyayı bölüp parça parça aktarın.',
};

/** The calls that take files. */
const UPLOADS: readonly [path: RegExp, limit: Limit][] = [
  [/^\/v1\/admin\/(villas\/image|guidepictures|media)$/, PICTURE],
  [/^\/v1\/admin\/(?:import\/(?:check|begin)|bank-statements)$/, IMPORT],
  [/^\/v1\/admin\/ourdocuments(\/\d+)?$/, DOCUMENT],
  [/^\/v1\/stay\/transfer$/, RECEIPT],
  [/^\/v1\/admin\/reservations\/[^/]+\/invoice$/, INVOICE],
  [/^\/v1\/stay\/review$/, REVIEW],
  [/^\/v1\/admin\/deposits\/[^/]+\/keep$/, PROOF],
];

/** The limit of a call's body; a file comes in a form only. */
export function limitOf(req: HonoRequest): Limit {
  const limit = UPLOADS.find(([pattern]) => pattern.test(req.path))?.[1] ?? PLAIN;
  const isForm = /^multipart\//i.test(req.header('content-type') ?? '');
  return limit.isFile && !isForm ? PLAIN : limit;
}

/** Bytes of a refused body that are read and discarded. */
const MAX_DISCARDED = 50_000_000;

/**
 * Refuses a body whose declared length is too large. It is read to its end first: a response before
 * the client has finished may be dropped by intermediaries, and the client would see a broken
 * connection.
 */
export const refuseLargeBody = createMiddleware<AppEnv>(async (c, next) => {
  const limit = limitOf(c.req);
  if (Number(c.req.header('content-length') ?? 0) > limit.bytes) {
    await discard(c.req.raw.body);
    throw tooLarge(limit);
  }
  await next();
});

/** The same for a body without a declared length: refused once it has grown too large. */
export const limitBody = createMiddleware<AppEnv>(async (c, next) => {
  const limit = limitOf(c.req);
  const onError = () => {
    throw tooLarge(limit);
  };
  let isRead = false;
  const goOn = () => {
    isRead = true;
    return next();
  };
  return bodyLimit({ maxSize: limit.bytes, onError })(c, goOn).catch((error: unknown) => {
    throw isRead || error instanceof DomainError ? error : brokenOff();
  });
});

/** The sender went away in the middle of a body: nobody reads the answer, and nothing failed here. */
export const brokenOff = (): DomainError => new DomainError('malformed', 'MALFORMED');

export const tooLarge = ({ refusal }: Limit) =>
  new DomainError('too_large', 'TOO_LARGE', { message: refusal });

async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (body === null) return;
  const reader = body.getReader();
  let read = 0;
  while (read < MAX_DISCARDED) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done || value === undefined) return;
    read += value.length;
  }
  await reader.cancel();
}
