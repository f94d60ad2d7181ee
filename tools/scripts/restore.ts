// `npm run restore -- --from <folder or s3://bucket/folder>`: restores and verifies the newest
// backup, or that of `--at <moment>`, into an empty DATA_DIR. `--list` shows the available moments
// (docs/backup.md).
import { parseArgs } from 'node:util';
import { listMoments } from './lib/backup/manifest.ts';
import { restoreBackup } from './lib/backup/restore-backup.ts';
import { createSeal } from './lib/backup/seal.ts';
import { storeAt } from './lib/backup/store.ts';
import { Refusal, runCommand } from './lib/installation.ts';
import { dataDir } from './lib/paths.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, at: { type: 'string' }, list: { type: 'boolean' } },
  });
  if (!values.from)
    throw new Refusal('--from names the folder or bucket (s3://…) that backups are kept in.');
  const store = storeAt(values.from);
  if (values.list) {
    const moments = await listMoments(store);
    if (moments.length === 0) throw new Refusal('There is no backup in that place.');
    return console.log(moments.join('\n'));
  }
  const at = values.at === undefined ? undefined : new Date(values.at);
  if (at && Number.isNaN(at.getTime()))
    throw new Refusal('--at takes a moment such as 2026-11-22T14:05:00Z.');
  const seal = createSeal(process.env.BACKUP_KEY || undefined);
  const { manifest, erasedAgain } = await restoreBackup({
    store,
    seal,
    dataDir,
    at: at?.toISOString(),
    say: console.log,
  });
  const rows = Object.values(manifest.rows).reduce((sum, n) => sum + n, 0);
  console.log(
    `${dataDir} is as it was at ${manifest.takenAt}: ${rows} rows, ${manifest.files.length} files, ${erasedAgain} erasures carried out again.`,
  );
});
