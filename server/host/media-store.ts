import type { Readable } from 'node:stream';

export type MediaFile = {
  httpMetadata: Record<string, string>;
  etag: string;
  size: number;
  /** Its bytes, to be read once. */
  open(): Readable;
};

/**
 * Where uploaded files are stored on an agency's own server: a folder (media-folder.ts) or a
 * bucket.
 */
export type MediaStore = {
  put(key: string, bytes: Uint8Array, httpMetadata: Record<string, string>): Promise<void>;
  find(key: string): Promise<MediaFile | null>;
  /** Deleting what is not there is no error. */
  delete(keys: readonly string[]): Promise<void>;
  /** A page of keys that begin with `prefix`, and where the next begins. */
  list(
    prefix: string,
    cursor: string,
  ): Promise<{ objects: { key: string; uploaded: string }[]; cursor?: string | undefined }>;
};
