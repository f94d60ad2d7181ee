import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { S3Bucket } from '#server/storage/s3/bucket.ts';
import type { MediaStore } from './media-store.ts';

/** The Worker's metadata of a file, encoded, because headers cannot hold arbitrary text. */
const META = 'x-amz-meta-kiyi';

const pack = (meta: object) => Buffer.from(JSON.stringify(meta)).toString('base64url');
const unpack = (text: string | null) =>
  JSON.parse(Buffer.from(text ?? 'e30', 'base64url').toString()) as Record<string, string>;

/** Uploaded files in an S3-compatible bucket, for servers that share them. */
export const openMediaBucket = (bucket: S3Bucket): MediaStore => ({
  put: (key, bytes, httpMetadata) =>
    bucket.put(key, bytes, {
      'content-type': httpMetadata.contentType ?? 'application/octet-stream',
      [META]: pack(httpMetadata),
    }),
  async find(key) {
    const found = await bucket.find(key);
    if (found === null) return null;
    const { headers, body } = found;
    return {
      httpMetadata: unpack(headers.get(META)),
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
