import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { INSTALLATION } from '#server/storage/installation-files.ts';
import { writeWhole } from '#server/storage/write-whole.ts';
import { Refusal } from '../installation.ts';
import type { BackupStore } from './store.ts';

/**
 * Makes a place of backups that of the installation in `dataDir`, from its first backup there on.
 * @throws {@link Refusal} where it is another's: its moments would be forgotten by our rules, and its
 *   erasures be ours
 */
export async function claimPlace(store: BackupStore, dataDir: string): Promise<void> {
  const own = ownId(dataDir);
  const found = await idOfPlace(store);
  if (found === null) return store.put(INSTALLATION, Buffer.from(own));
  if (found !== own)
    throw new Refusal(
      `The backups there are of another installation (${found}, and this one is ${own}). Choose a place of its own for each.`,
    );
}

/** Whose backups a place holds; null for none, and for those of before 0.1.0. */
async function idOfPlace(store: BackupStore): Promise<string | null> {
  return (await store.find(INSTALLATION))?.toString() ?? null;
}

/** What is restored goes on as the installation that was backed up. */
export async function restoreId(store: BackupStore, dataDir: string): Promise<void> {
  const id = await idOfPlace(store);
  if (id !== null) writeId(dataDir, id);
}

function ownId(dataDir: string): string {
  const file = join(dataDir, INSTALLATION);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  return writeId(dataDir, randomUUID());
}

function writeId(dataDir: string, id: string): string {
  const file = join(dataDir, INSTALLATION);
  mkdirSync(dirname(file), { recursive: true });
  writeWhole(file, id, { mode: 0o600 });
  return id;
}
