import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startDatabase } from '../database.ts';
import { reasonOf, Refusal } from '../installation.ts';
import { tryLock } from '../lock.ts';
import { outdatePages } from '../outdate-pages.ts';
import { readFileState } from '../file-state.ts';
import { checkDatabase } from './check-database.ts';
import { restoreId } from './claim-place.ts';
import { eraseAgain } from './erase-again.ts';
import { databaseFile } from '#server/storage/installation-files.ts';
import {
  chunkPath,
  type Erasure,
  getKept,
  type KeptFile,
  listMoments,
  type Manifest,
  readErasures,
  readManifest,
} from './manifest.ts';
import type { Seal } from './seal.ts';
import type { BackupStore } from './store.ts';

type Restored = { manifest: Manifest; erasedAgain: number };

type Options = {
  store: BackupStore;
  seal: Seal;
  dataDir: string;
  /** The newest moment that is not after this one; by default the newest. */
  at?: string | undefined;
  say?(line: string): void;
};

/**
 * Restores the installation into `dataDir`, which must be empty: in a folder beside it, which is
 * renamed once everything was verified, so that a partial restore is never used. @throws {@link
 * Refusal} naming what is wrong
 */
export async function restoreBackup(options: Options): Promise<Restored> {
  const { store, seal, dataDir, at } = options;
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new Refusal(`${dataDir} is not empty; a restore never writes over anything.`);
  }
  const manifest = await readManifest(store, seal, await chooseMoment(store, at));
  const work = `${dataDir}.restoring`;
  const lock = lockRestore(dataDir);
  try {
    return await restoreInto(work, { ...options, manifest });
  } catch (error) {
    rmSync(work, { recursive: true, force: true });
    if (error instanceof Refusal) throw error;
    throw new Refusal(`Nothing was restored into ${dataDir}: ${reasonOf(error)}`);
  } finally {
    lock.close();
    rmSync(lockOf(dataDir), { force: true });
  }
}

const lockOf = (dataDir: string) => `${dataDir}.restoring.lock`;

/** Two would take each other's files away. @throws {@link Refusal} while another is under way */
function lockRestore(dataDir: string): DatabaseSync {
  mkdirSync(dirname(dataDir), { recursive: true });
  const lock = tryLock(lockOf(dataDir));
  if (lock === null) throw new Refusal(`Somebody is restoring into ${dataDir} already.`);
  return lock;
}

async function restoreInto(
  work: string,
  { store, seal, dataDir, manifest, say = () => undefined }: Options & { manifest: Manifest },
): Promise<Restored> {
  rmSync(work, { recursive: true, force: true });
  for (const file of manifest.files) await writeFile(store, seal, file, pathOf(work, file.path));
  const schema = await readFileState(databaseFile(work));
  if (schema !== null) say(schema);
  const wrong = checkDatabase(databaseFile(work), manifest);
  if (wrong.length > 0)
    throw new Refusal(`The backup of ${manifest.takenAt} is not right:\n${wrong.join('\n')}`);
  const database = new DatabaseSync(databaseFile(work));
  outdatePages(database);
  database.close();
  const erasedAgain = await eraseForgotten(work, await readErasures(store, seal));
  await restoreId(store, work);
  rmSync(dataDir, { recursive: true, force: true });
  renameSync(work, dataDir);
  return { manifest, erasedAgain };
}

async function chooseMoment(store: BackupStore, at: string | undefined): Promise<string> {
  const moments = await listMoments(store);
  const chosen = moments.findLast((moment) => at === undefined || moment <= at);
  if (chosen !== undefined) return chosen;
  throw new Refusal(
    moments.length === 0
      ? 'There is no backup in that place.'
      : `The oldest backup is of ${moments[0]}.`,
  );
}

const pathOf = (folder: string, path: string): string =>
  path === 'database' ? databaseFile(folder) : join(folder, path);

async function writeFile(
  store: BackupStore,
  seal: Seal,
  { path, chunks, size }: KeptFile,
  to: string,
): Promise<void> {
  mkdirSync(dirname(to), { recursive: true });
  const handle = openSync(to, 'w', 0o600);
  let written = 0;
  for (const name of chunks) {
    const bytes = seal.open(await getKept(store, chunkPath(name)));
    if (seal.nameOf(bytes) !== name)
      throw new Refusal(`${path} is not what was kept: chunk ${name}.`);
    written += writeSync(handle, bytes);
  }
  closeSync(handle);
  if (written !== size) throw new Refusal(`${path} has ${written} bytes in place of ${size}.`);
}

/** Repeats erasures that happened after the restored moment. */
async function eraseForgotten(work: string, erasures: readonly Erasure[]): Promise<number> {
  const forgotten = erasures.filter(({ requestId }) => !wasErased(databaseFile(work), requestId));
  if (forgotten.length === 0) return 0;
  const server = await startDatabase(join(work, 'database'));
  try {
    await eraseAgain(server.url, forgotten);
  } finally {
    await server.stop();
  }
  return forgotten.length;
}

function wasErased(file: string, requestId: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const row = database.prepare('select erased_at from data_requests where id = ?').get(requestId);
    return row?.erased_at != null;
  } finally {
    database.close();
  }
}
