import { Refusal } from '../installation.ts';
import type { Seal } from './seal.ts';
import type { BackupStore } from './store.ts';

/** A file of an installation: the chunks it consists of, in order. */
export type KeptFile = { path: string; size: number; chunks: string[] };

/** A point in time that can be restored. */
export type Manifest = {
  format: 1;
  /** ISO 8601 UTC: includes every write acknowledged before it. */
  takenAt: string;
  version: string;
  /** Row counts of every table, to be verified after a restore. */
  rows: Record<string, number>;
  files: KeptFile[];
};

/** Completed erasures, so that restoring an earlier point repeats them (KVKK art. 7). */
export type Erasure = {
  requestId: string;
  email: string;
  /** The guest record covered by the request; missing in older manifests, null for none. */
  guestId?: string | null;
  erasedAt: string;
};

const SNAPSHOTS = 'snapshots';
const ERASURES = 'erasures';
const LETTERS_OF_FOLDER = 2;

export const chunkPath = (name: string): string =>
  `chunks/${name.slice(0, LETTERS_OF_FOLDER)}/${name}`;

/** Named by its moment, so that alphabetical order is chronological. */
const snapshotPath = (takenAt: string): string => `${SNAPSHOTS}/${takenAt.replaceAll(':', '-')}`;

const momentOf = (path: string): string =>
  path.slice(SNAPSHOTS.length + 1).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');

/** The moments that can be restored, oldest first. */
export const listMoments = async (store: BackupStore): Promise<string[]> =>
  (await store.list(SNAPSHOTS)).map(momentOf);

const pack = (seal: Seal, value: unknown) => seal.close(Buffer.from(JSON.stringify(value)));
const unpack = (seal: Seal, bytes: Buffer): unknown => JSON.parse(seal.open(bytes).toString());

/** @throws {@link Refusal} if it is missing in the store */
export async function getKept(store: BackupStore, name: string): Promise<Buffer> {
  const found = await store.find(name);
  if (found === null) throw new Refusal(`The backup is not whole: ${name} is not there.`);
  return found;
}

export const writeManifest = (store: BackupStore, seal: Seal, manifest: Manifest): Promise<void> =>
  store.put(snapshotPath(manifest.takenAt), pack(seal, manifest));

export const readManifest = async (
  store: BackupStore,
  seal: Seal,
  takenAt: string,
): Promise<Manifest> => unpack(seal, await getKept(store, snapshotPath(takenAt))) as Manifest;

/**
 * @throws {@link Refusal} when the newest moment was made with another key, or without one: no
 *   single key could restore all of them, their erasures would not be found, and a place for
 *   encrypted backups would get one that anybody can read
 */
export async function requireSameKey(store: BackupStore, seal: Seal): Promise<void> {
  const newest = (await listMoments(store)).at(-1);
  if (newest === undefined) return;
  try {
    await readManifest(store, seal, newest);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(
      `${error.message} Each place is for the backups of one key: set that of ${newest}, or begin with the other in an empty place.`,
    );
  }
}

export const removeManifest = (store: BackupStore, takenAt: string): Promise<void> =>
  store.remove(snapshotPath(takenAt));

export async function readErasures(store: BackupStore, seal: Seal): Promise<Erasure[]> {
  const kept = await store.find(ERASURES);
  return kept === null ? [] : (unpack(seal, kept) as Erasure[]);
}

/** Adds new entries; the register only grows, even if the source database has deleted them. */
export async function addErasures(
  store: BackupStore,
  seal: Seal,
  found: readonly Erasure[],
): Promise<void> {
  const known = await readErasures(store, seal);
  const ids = new Set(known.map(({ requestId }) => requestId));
  const added = found.filter(({ requestId }) => !ids.has(requestId));
  if (added.length > 0) await store.put(ERASURES, pack(seal, [...known, ...added]));
}
