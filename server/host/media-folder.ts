import { createHash, randomUUID } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  fsyncSync,
  globSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { MediaFile } from './media-store.ts';

/** What is kept of a file besides its bytes; `httpMetadata` is the Worker's. */
type Kept = { httpMetadata: Record<string, string>; etag: string; size: number };

/** Whether a file must be there after the power has gone; the demo's can be put in again. */
type Durability = { isLasting: boolean };

/** A part of a key: what a file may be called on any disk, and never a way out of the folder. */
const PART = /^(?!\.{1,2}$)[\w.@+=,-]{1,200}$/;

/** Keys a page of a list. */
const PAGE = 1_000;

/**
 * Uploaded files on this disk: `files/<key>` and beside it `meta/<key>.json`, each written elsewhere
 * and moved into place, the list entry last. What is half there is not there.
 */
export function openMediaFolder(folder: string) {
  for (const part of ['files', 'meta', 'new']) mkdirSync(join(folder, part), { recursive: true });
  const fileOf = (key: string) => join(folder, 'files', key);
  const metaOf = (key: string) => join(folder, 'meta', `${key}.json`);
  const place = (target: string, bytes: Uint8Array, { isLasting }: Durability) => {
    const fresh = join(folder, 'new', randomUUID());
    const file = openSync(fresh, 'w', 0o640);
    try {
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
      if (isLasting) fsyncSync(file);
    } finally {
      closeSync(file);
    }
    mkdirSync(dirname(target), { recursive: true });
    renameSync(fresh, target);
  };

  return {
    put(
      key: string,
      bytes: Uint8Array,
      httpMetadata: Record<string, string>,
      durability: Durability = { isLasting: true },
    ): void {
      const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      const kept: Kept = { httpMetadata, etag, size: bytes.length };
      place(fileOf(key), bytes, durability);
      place(metaOf(key), Buffer.from(JSON.stringify(kept)), durability);
    },
    find(key: string): MediaFile | null {
      if (!existsSync(metaOf(key)) || !existsSync(fileOf(key))) return null;
      const kept = JSON.parse(readFileSync(metaOf(key), 'utf8')) as Kept;
      return { ...kept, open: () => createReadStream(fileOf(key)) };
    },
    delete(keys: readonly string[]): void {
      for (const key of keys) {
        rmSync(metaOf(key), { force: true });
        rmSync(fileOf(key), { force: true });
      }
    },
    /** Keys after `cursor` in their order, with when each was written. */
    list(prefix: string, cursor: string) {
      const keys = globSync('**/*.json', { cwd: join(folder, 'meta') })
        .map((name) => name.replaceAll('\\', '/').slice(0, -'.json'.length))
        .filter((key) => key.startsWith(prefix) && key > cursor)
        .toSorted((a, b) => (a < b ? -1 : 1));
      const page = keys.slice(0, PAGE);
      return {
        objects: page.map((key) => ({ key, uploaded: statSync(metaOf(key)).mtime.toISOString() })),
        ...(keys.length > PAGE && { cursor: page.at(-1) }),
      };
    },
  };
}

/** Whether a key may stand for a file here. */
export const isMediaKey = (key: string): boolean => key.split('/').every((part) => PART.test(part));
