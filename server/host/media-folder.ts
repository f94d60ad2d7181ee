import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import { glob, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeLeftovers } from '#server/storage/leftovers.ts';
import type { MediaFile } from './media-store.ts';

/** The stored metadata of a file; `httpMetadata` is the Worker's. */
type Kept = { httpMetadata: Record<string, string>; etag: string; size: number };

/** Whether a file must survive a power failure; those of the demo can be recreated. */
type Durability = { isLasting: boolean };

/** A part of a key: a file name that is valid on every disk and cannot leave the folder. */
const PART = /^(?!\.{1,2}$)[\w.@+=,-]{1,200}$/;

/** Keys a page of a list. */
const PAGE = 1_000;

/**
 * Uploaded files on this disk: `files/<key>` with `meta/<key>.json`, each written elsewhere and
 * then renamed into place, the list entry last. So a partial file does not exist. Waiting for a
 * slow disk does not block others.
 */
export function openMediaFolder(folder: string) {
  for (const part of ['files', 'meta', 'new']) mkdirSync(join(folder, part), { recursive: true });
  removeLeftovers(join(folder, 'new'), () => true);
  const fileOf = (key: string) => join(folder, 'files', key);
  const metaOf = (key: string) => join(folder, 'meta', `${key}.json`);
  const place = async (target: string, bytes: Uint8Array, { isLasting }: Durability) => {
    const fresh = join(folder, 'new', randomUUID());
    try {
      const file = await open(fresh, 'w', 0o640);
      try {
        await file.writeFile(bytes);
        if (isLasting) await file.sync();
      } finally {
        await file.close();
      }
      await mkdir(dirname(target), { recursive: true });
      await rename(fresh, target);
    } catch (error) {
      // Cleans up, so that a partial file does not use the last bytes of a full disk.
      await rm(fresh, { force: true });
      throw error;
    }
  };

  return {
    async put(
      key: string,
      bytes: Uint8Array,
      httpMetadata: Record<string, string>,
      durability: Durability = { isLasting: true },
    ): Promise<void> {
      const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      const kept: Kept = { httpMetadata, etag, size: bytes.length };
      await place(fileOf(key), bytes, durability);
      await place(metaOf(key), Buffer.from(JSON.stringify(kept)), durability);
    },
    async find(key: string): Promise<MediaFile | null> {
      const [meta, file] = await Promise.all([
        readFile(metaOf(key), 'utf8').catch(missing),
        stat(fileOf(key)).catch(missing),
      ]);
      if (meta === null || file === null) return null;
      return { ...(JSON.parse(meta) as Kept), open: () => createReadStream(fileOf(key)) };
    },
    async delete(keys: readonly string[]): Promise<void> {
      for (const key of keys) {
        await rm(metaOf(key), { force: true });
        await rm(fileOf(key), { force: true });
      }
    },
    /** Keys after `cursor` in order, each with its time of writing. */
    async list(prefix: string, cursor: string) {
      const keys: string[] = [];
      for await (const name of glob('**/*.json', { cwd: join(folder, 'meta') })) {
        const key = name.replaceAll('\\', '/').slice(0, -'.json'.length);
        if (key.startsWith(prefix) && key > cursor) keys.push(key);
      }
      const page = keys.toSorted((a, b) => (a < b ? -1 : 1)).slice(0, PAGE);
      const objects = await Promise.all(
        page.map(async (key) => ({ key, uploaded: (await stat(metaOf(key))).mtime.toISOString() })),
      );
      return { objects, ...(keys.length > PAGE && { cursor: page.at(-1) }) };
    },
  };
}

/** Whether a key is valid as a file name here. */
export const isMediaKey = (key: string): boolean => key.split('/').every((part) => PART.test(part));

/** A missing file is a normal result; an unreadable disk is an error. */
function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
