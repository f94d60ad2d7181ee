// `npm run backup -- --to <folder or s3://bucket/folder>`: copies the running installation's
// database and files from DATA_DIR, in chunks of which only changed ones are written. `--every 30`
// repeats it every 30 seconds. BACKUP_KEY encrypts it (docs/backup.md).
import { parseArgs } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { backUp } from './lib/backup/back-up.ts';
import { createSeal } from './lib/backup/seal.ts';
import { storeAt } from './lib/backup/store.ts';
import { Refusal, runCommand } from './lib/installation.ts';
import { readProductVersion } from './lib/product-version.ts';
import { dataDir } from './lib/paths.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, every: { type: 'string' } } });
  if (!values.to)
    throw new Refusal('--to names the folder or bucket (s3://…) that backups are kept in.');
  const every = values.every === undefined ? null : Number(values.every);
  if (every !== null && !(every >= 1)) throw new Refusal('--every takes seconds, 1 or more.');
  const store = storeAt(values.to);
  const seal = createSeal(process.env.BACKUP_KEY || undefined);
  if (!seal.isEncrypted)
    console.log('Not encrypted: BACKUP_KEY is not set. secrets.json stays out; keep it apart.');
  const moment = async () => {
    const began = Date.now();
    const options = { store, seal, dataDir, version: readProductVersion(), say: console.log };
    const { takenAt, chunks, newChunks, bytes, old } = await backUp(options);
    const took = ((Date.now() - began) / 1000).toFixed(1);
    console.log(
      `${takenAt}  ${(bytes / 1e6).toFixed(1)} MB, ${newChunks} of ${chunks} chunks new, ${old} old moments let go, ${took} s`,
    );
  };
  // The first run must succeed; later ones may find the destination unavailable for a while.
  await moment();
  if (every !== null) await repeat(every, moment);
});

async function repeat(everySeconds: number, moment: () => Promise<void>): Promise<never> {
  await delay(everySeconds * 1000);
  for (;;) {
    const began = Date.now();
    await moment().catch((error: Error) =>
      console.error(`${new Date().toISOString()}  ${error.message}`),
    );
    await delay(Math.max(0, everySeconds * 1000 - (Date.now() - began)));
  }
}
