import type { Readable } from 'node:stream';

export type MediaFile = {
  httpMetadata: Record<string, string>;
  etag: string;
  size: number;
  /** A stream of its bytes, which can be read once. */
  open(): Readable;
};

/**
 * Where uploaded files are stored on an agency's own server: a folder (media-folder.ts) or a
 * bucket.
 */
export type MediaStore = {
  put(key: string, bytes: Uint8Array, httpMetadata: Record<string, string>): Promise<void>;
  find(key: string): Promise<MediaFile | null>;
  /** Deleting a missing file is not an error. */
  delete(keys: readonly string[]): Promise<void>;
  /** A page of keys with the prefix `prefix`, and the cursor of the next. */
  list(
    prefix: string,
    cursor: string,
  ): Promise<{ objects: { key: string; uploaded: string }[]; cursor?: string | undefined }>;
};
