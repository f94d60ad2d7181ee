import { closeSync, mkdtempSync, openSync, existsSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { filesBelow } from '#server/storage/files-below.ts';
import { removeLeftovers } from '#server/storage/leftovers.ts';
import { databaseFile, MEDIA, SECRETS } from '#server/storage/installation-files.ts';
import { chooseKept } from './keep.ts';
import {
  addErasures,
  chunkPath,
  type Erasure,
  type KeptFile,
  listMoments,
  type Manifest,
  readManifest,
  removeManifest,
  requireSameKey,
  writeManifest,
} from './manifest.ts';
import type { Seal } from './seal.ts';
import type { BackupStore } from './store.ts';

/** A database's pages change in place, so most chunks are unchanged since the last backup. */
const CHUNK_BYTES = 256 * 1024;

/** The copy is made in one step, during which reads and writes continue (WAL). */
const ALL_PAGES = 2 ** 31 - 1;

/** Chunks uploaded at the same time. */
const AT_ONCE = 8;

/** Prefix of the folder of a backup in progress. */
const COPY = 'backup-';

export type Taken = { takenAt: string; newChunks: number; chunks: number; bytes: number };

export type TakeOptions = {
  store: BackupStore;
  seal: Seal;
  dataDir: string;
  version: string;
  now?: () => Date;
};

/**
 * Backs up the running installation in `dataDir` consistently: first the database, then the files
 * that its rows refer to. Chunks already in the store are not written again.
 * @throws {@link Refusal} where the backups were made with another key
 */
export async function takeBackup({
  store,
  seal,
  dataDir,
  version,
  now = () => new Date(),
}: TakeOptions): Promise<Taken> {
  await requireSameKey(store, seal);
  // A killed backup leaves a copy of the whole database.
  removeLeftovers(dataDir, (name) => name.startsWith(COPY));
  const work = mkdtempSync(join(dataDir, COPY));
  try {
    // Recorded before the copy begins, so that everything acknowledged by then is in it.
    const takenAt = now().toISOString();
    const keep = await keeper(store, seal);
    const copied = await copyDatabase(databaseFile(dataDir), join(work, 'database'));
    const files = [await keep.file(copied.file, 'database')];
    for (const path of mediaPaths(dataDir)) {
      // A file deleted since the listing is no longer referred to by any row.
      if (existsSync(join(dataDir, path))) files.push(await keep.file(join(dataDir, path), path));
    }
    // It decrypts identity numbers, so it is only included in encrypted backups.
    if (seal.isEncrypted && existsSync(join(dataDir, SECRETS)))
      files.push(await keep.file(join(dataDir, SECRETS), SECRETS));
    // The manifest is written last, so that it refers to existing chunks only.
    await keep.whole();
    await addErasures(store, seal, copied.erasures);
    const manifest: Manifest = { format: 1, takenAt, version, rows: copied.rows, files };
    await writeManifest(store, seal, manifest);
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    return { takenAt, ...keep.counts, bytes };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function keeper(store: BackupStore, seal: Seal) {
  // Listed once: a request per chunk would be thousands for a bucket.
  const known = new Set(await store.list('chunks'));
  const counts = { chunks: 0, newChunks: 0 };
  const puts = several((name: string, sealed: Buffer) => store.put(chunkPath(name), sealed));
  const buffer = Buffer.alloc(CHUNK_BYTES);
  const file = async (from: string, path: string): Promise<KeptFile> => {
    const kept: KeptFile = { path, size: 0, chunks: [] };
    const handle = openSync(from, 'r');
    for (let length = readSync(handle, buffer); length > 0; length = readSync(handle, buffer)) {
      const bytes = buffer.subarray(0, length);
      const name = seal.nameOf(bytes);
      if (!known.has(chunkPath(name))) {
        await puts.begin(name, seal.close(bytes));
        known.add(chunkPath(name));
        counts.newChunks += 1;
      }
      counts.chunks += 1;
      kept.chunks.push(name);
      kept.size += length;
    }
    closeSync(handle);
    return kept;
  };
  return { counts, file, whole: puts.end };
}

/** Writes several at once: most of the time is spent waiting for the disk or the bucket. */
function several<Given extends unknown[]>(write: (...given: Given) => Promise<void>) {
  const running = new Set<Promise<void>>();
  let failure: unknown;
  const end = async (most = 0) => {
    while (running.size > most) await Promise.race(running);
    if (failure !== undefined) throw failure;
  };
  return {
    /** Resolves once there is room for the next. @throws the error of an earlier one */
    async begin(...given: Given): Promise<void> {
      const one: Promise<void> = write(...given)
        .catch((error: unknown) => {
          failure ??= error;
        })
        .finally(() => running.delete(one));
      running.add(one);
      await end(AT_ONCE - 1);
    },
    /** Resolves once all are written. */
    end: () => end(),
  };
}

async function copyDatabase(from: string, to: string) {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  await backup(source, to, { rate: ALL_PAGES }).finally(() => source.close());
  const copy = new DatabaseSync(to, { readOnly: true });
  try {
    return { file: to, rows: countRows(copy), erasures: readCarriedOut(copy) };
  } finally {
    copy.close();
  }
}

/** Row counts of every table with stored rows. */
export function countRows(database: DatabaseSync): Record<string, number> {
  const tables = database
    .prepare(
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%' order by name",
    )
    .all();
  return Object.fromEntries(
    tables.map(({ name }) => {
      const row = database.prepare(`select count(*) as n from "${String(name)}"`).get();
      return [String(name), Number(row?.n)];
    }),
  );
}

const readCarriedOut = (database: DatabaseSync): Erasure[] =>
  database
    .prepare('select id, email, guest_id, erased_at from data_requests where erased_at is not null')
    .all()
    .map((row) => ({
      requestId: String(row.id),
      email: String(row.email),
      guestId: row.guest_id === null ? null : String(row.guest_id),
      erasedAt: String(row.erased_at),
    }));

/** Complete uploaded files, as paths below the installation. */
const mediaPaths = (dataDir: string): string[] =>
  ['files', 'meta'].flatMap((part) =>
    filesBelow(join(dataDir, MEDIA, part))
      .map((path) => join(MEDIA, part, path))
      .toSorted(),
  );

/** Deletes the moments outside the retention rules, then unreferenced chunks. */
export async function forgetOld(store: BackupStore, seal: Seal, now: Date): Promise<number> {
  const moments = await listMoments(store);
  const kept = chooseKept(moments, now);
  const old = moments.filter((moment) => !kept.has(moment));
  if (old.length === 0) return 0;
  for (const moment of old) await removeManifest(store, moment);
  const named = new Set<string>();
  for (const moment of kept) {
    const { files } = await readManifest(store, seal, moment);
    for (const name of files.flatMap(({ chunks }) => chunks)) named.add(chunkPath(name));
  }
  for (const path of await store.list('chunks')) if (!named.has(path)) await store.remove(path);
  return old.length;
}
