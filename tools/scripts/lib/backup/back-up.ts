import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf, Refusal } from '../installation.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { writeWhole } from '#server/storage/write-whole.ts';
import { databaseFile, LAST_BACKUP } from '#server/storage/installation-files.ts';
import { readFileState } from '../file-state.ts';
import { claimPlace } from './claim-place.ts';
import { forgetOld, type Taken, type TakeOptions, takeBackup } from './take-backup.ts';

/**
 * Takes a backup and deletes those outside the retention rules, one backup of an installation at a
 * time.
 * @throws {@link Refusal} when it could not be taken; earlier backups are then unchanged
 */
export async function backUp(
  options: TakeOptions & { say?(line: string): void },
): Promise<Taken & { old: number }> {
  const { store, seal, dataDir, now = () => new Date(), say = () => undefined } = options;
  if (!existsSync(databaseFile(dataDir))) throw new Refusal(`${dataDir} holds no database.`);
  const work = async () => {
    const schema = await readFileState(databaseFile(dataDir));
    if (schema !== null) say(schema);
    await claimPlace(store, dataDir);
    const taken = await takeBackup(options);
    writeWhole(join(dataDir, LAST_BACKUP), taken.takenAt);
    return { ...taken, old: await forgetOld(store, seal, now()) };
  };
  try {
    // Another one would delete chunks that this one has written and not listed yet.
    const lock = join(dataDir, 'backup.lock');
    return await oneAtATime(lock, work, () => say('Waits for another backup to end …'));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`The backup failed; those before are as they were. ${reasonOf(error)}`);
  }
}
