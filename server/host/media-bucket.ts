import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { S3Bucket } from '#server/storage/s3/bucket.ts';
import type { MediaStore } from './media-store.ts';

/** The Worker's metadata of a file, encoded, because headers cannot hold arbitrary text. */
const META = 'x-amz-meta-kiyi';

const pack = (meta: object) => Buffer.from(JSON.stringify(meta)).toString('base64url');
const unpack = (text: string | null) =>
  JSON.parse(Buffer.from(text ?? '', 'base64url').toString()) as Record<string, string>;

/** The same as headers, which is how the platform's own bucket (R2) keeps it. */
const HEADERS: Record<string, string> = {
  contentType: 'content-type',
  contentDisposition: 'content-disposition',
  cacheControl: 'cache-control',
};

const headersOf = (meta: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(HEADERS).flatMap(([name, header]) =>
      /^[ -~]+$/.test(meta[name] ?? '') ? [[header, meta[name] ?? '']] : [],
    ),
  );

const metadataIn = (headers: Headers) =>
  Object.fromEntries(
    Object.entries(HEADERS).flatMap(([name, header]) => {
      const value = headers.get(header);
      return value === null ? [] : [[name, value]];
    }),
  );

/** Uploaded files in an S3-compatible bucket, for servers that share them. */
export const openMediaBucket = (bucket: S3Bucket): MediaStore => ({
  put: (key, bytes, httpMetadata) =>
    bucket.put(key, bytes, {
      'content-type': 'application/octet-stream',
      ...headersOf(httpMetadata),
      [META]: pack(httpMetadata),
    }),
  async find(key) {
    const found = await bucket.find(key);
    if (found === null) return null;
    const { headers, body } = found;
    return {
      httpMetadata: headers.has(META) ? unpack(headers.get(META)) : metadataIn(headers),
      etag: headers.get('etag') ?? '',
      size: Number(headers.get('content-length')),
      open: () => (body === null ? Readable.from([]) : Readable.fromWeb(body as NodeStream)),
    };
  },
  async delete(keys) {
    for (const key of keys) await bucket.remove(key);
  },
  list: (prefix, cursor) => bucket.list(prefix, cursor),
});
