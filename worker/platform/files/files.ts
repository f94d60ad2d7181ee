import { Unavailable } from '../unavailable.ts';

/** The stored facts of a file besides its bytes. */
type FileMeta = { contentType: string; contentDisposition?: string; cacheControl?: string };

export type StoredFile = FileMeta & {
  body: ReadableStream<Uint8Array>;
  size: number;
  etag: string;
};

/** The file store is unreachable, full or read-only; none of our calls can be wrong in itself. */
export class FilesUnavailable extends Unavailable {
  override name = 'FilesUnavailable';
}

/**
 * Where uploaded files are stored: R2 in production, a folder or bucket elsewhere. Keys have no
 * leading slash. @throws {@link FilesUnavailable}
 */
export type FileStore = {
  put(key: string, bytes: ArrayBuffer | Uint8Array, meta: FileMeta): Promise<void>;
  find(key: string): Promise<StoredFile | null>;
  /** Deleting a missing file is not an error. */
  delete(keys: string[]): Promise<void>;
  list(prefix: string): Promise<{ key: string; uploaded: Date }[]>;
};

/** The part of the platform's bucket that we use. */
export type Bucket = {
  put(key: string, value: ArrayBuffer | Uint8Array, options: unknown): Promise<unknown>;
  get(key: string): Promise<BucketObject | null>;
  delete(keys: string[]): Promise<void>;
  list(options: { prefix: string; cursor?: string }): Promise<{
    objects: { key: string; uploaded: Date }[];
    truncated: boolean;
    cursor?: string;
  }>;
};

type BucketObject = {
  body: ReadableStream<Uint8Array>;
  size: number;
  httpEtag: string;
  httpMetadata?: Partial<FileMeta>;
};

export function createFileStore(bucket: Bucket): FileStore {
  return {
    put: async (key, bytes, meta) => {
      await named('put', bucket.put(key, bytes, { httpMetadata: meta }));
    },
    find: async (key) => {
      const object = await named('get', bucket.get(key));
      if (object === null) return null;
      const { contentType = 'application/octet-stream', ...meta } = object.httpMetadata ?? {};
      return {
        ...meta,
        contentType,
        body: object.body,
        size: object.size,
        etag: object.httpEtag,
      };
    },
    delete: (keys) => named('delete', bucket.delete(keys)),
    list: (prefix) => named('list', listAll(bucket, prefix)),
  };
}

/** Keys contain names that people gave their files, so errors are reported without them. */
async function named<Result>(what: keyof Bucket, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new FilesUnavailable(
      `${what}: ${error instanceof Error ? error.message : 'not an Error'}`,
    );
  }
}

async function listAll(bucket: Bucket, prefix: string): Promise<{ key: string; uploaded: Date }[]> {
  const found: { key: string; uploaded: Date }[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix, ...(cursor !== undefined && { cursor }) });
    found.push(...page.objects.map(({ key, uploaded }) => ({ key, uploaded })));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return found;
}
