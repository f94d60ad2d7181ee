import type { Readable } from 'node:stream';

type Soon<Value> = Value | Promise<Value>;

export type MediaFile = {
  httpMetadata: Record<string, string>;
  etag: string;
  size: number;
  /** Its bytes, to be read once. */
  open(): Readable;
};

/** Where uploaded files live on an agency's own server: a folder (media-folder.ts) or a bucket. */
export type MediaStore = {
  put(key: string, bytes: Uint8Array, httpMetadata: Record<string, string>): Soon<void>;
  find(key: string): Soon<MediaFile | null>;
  /** Deleting what is not there is no error. */
  delete(keys: readonly string[]): Soon<void>;
  /** A page of keys that begin with `prefix`, and where the next begins. */
  list(
    prefix: string,
    cursor: string,
  ): Soon<{ objects: { key: string; uploaded: string }[]; cursor?: string | undefined }>;
};
