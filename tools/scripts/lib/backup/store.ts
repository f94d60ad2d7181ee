import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from '#server/storage/files-below.ts';
import { openBucket, type S3Bucket } from '#server/storage/s3/bucket.ts';
import { isS3Place, s3SettingsOf } from '#scripts/lib/s3/settings.ts';

/** Where backups are stored: names with slashes, and bytes. A put is atomic. */
export type BackupStore = {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null for an unknown name. */
  find(name: string): Promise<Buffer | null>;
  /** Every name below a folder, in order. */
  list(folder: string): Promise<string[]>;
  remove(name: string): Promise<void>;
};

/** The store at a destination: `s3://<bucket>/<folder>`, or a folder. */
export const storeAt = (place: string): BackupStore =>
  isS3Place(place) ? bucketStore(openBucket(s3SettingsOf(place, process.env))) : folderStore(place);

/** A folder, which may be a mounted disk of another machine. */
export function folderStore(folder: string): BackupStore {
  return {
    async put(name, bytes) {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      const half = `${file}.${process.pid}.half`;
      try {
        // Waits until it is on the disk; concurrent writes share one flush.
        await writeFile(half, bytes, { mode: 0o600, flush: true });
        await rename(half, file);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    async find(name) {
      const file = join(folder, name);
      return existsSync(file) ? readFileSync(file) : null;
    },
    async list(below) {
      return filesBelow(join(folder, below))
        .filter((path) => !path.endsWith('.half'))
        .map((path) => join(below, path))
        .toSorted();
    },
    async remove(name) {
      rmSync(join(folder, name), { force: true });
    },
  };
}

/** An S3-compatible bucket. */
export function bucketStore(bucket: S3Bucket): BackupStore {
  return {
    put: (name, bytes) => bucket.put(name, bytes),
    async find(name) {
      const found = await bucket.find(name);
      return found === null ? null : Buffer.from(await found.arrayBuffer());
    },
    async list(below) {
      const names: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await bucket.list(`${below}/`, cursor);
        names.push(...page.objects.map(({ key }) => key));
        cursor = page.cursor;
      } while (cursor !== undefined);
      return names.toSorted();
    },
    remove: (name) => bucket.remove(name),
  };
}
