import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import { restoreBackup } from '#scripts/lib/backup/restore-backup.ts';
import { createSeal } from '#scripts/lib/backup/seal.ts';
import { folderStore } from '#scripts/lib/backup/store.ts';
import { takeBackup } from '#scripts/lib/backup/take-backup.ts';
import { startDatabase } from '#scripts/lib/database.ts';
import { addStays, VILLAS } from '../admin-lists/many-stays.ts';
import { limitRow, type Row, sampleOf } from '../lib/row.ts';
import { seedVillas } from '../lib/seeded-database.ts';

const ROUNDS = 3;

const row = (what: string, goal: string) => ({ row: 18, what, goal, unit: 's' });

/** Seconds that `work` takes. */
async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** Row 18: encrypted backups of a large agency on the same disk, and the restoring of one. */
export async function measureBackup(): Promise<Row[]> {
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-bench-backup-'));
  const dataDir = join(directory, 'machine');
  const store = folderStore(join(directory, 'backups'));
  const seal = createSeal('a key of the bench, long enough to be one');
  const take = () => takeBackup({ store, seal, dataDir, version: 'bench' });
  await seedVillas(join(dataDir, 'database'), VILLAS);
  const database = await startDatabase(join(dataDir, 'database'));
  try {
    const client = createClient({ url: database.url });
    await addStays(client, VILLAS, (text) => process.stdout.write(`\r${text}        `));
    const first = await seconds(take);
    const later: number[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      await client.execute(
        `update reservations set read_at = '2026-11-22T0${n}:00:00.000Z' where row_id % 10000 = ${n}`,
      );
      later.push(await seconds(take));
    }
    const back: number[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      const again = join(directory, `again-${n}`);
      back.push(await seconds(() => restoreBackup({ store, seal, dataDir: again })));
      rmSync(again, { recursive: true });
    }
    return [
      limitRow(row('first backup at 200,000 stays', '≤ 60 s'), 60, first),
      limitRow(row('each further moment at 200,000 stays', '≤ 30 s'), 30, sampleOf(later)),
      limitRow(row('restore of 200,000 stays, looked through', '≤ 300 s'), 300, sampleOf(back)),
    ];
  } finally {
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
