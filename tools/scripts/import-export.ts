// `npm run import-export -- --from <folder>`: brings what `npm run export` wrote into an empty
// installation: the database in DATABASE_URL, and the uploaded files in DATA_DIR or MEDIA_S3. It
// needs the DATA_SECRET of the installation that was exported (docs/backup.md).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SECRETS } from '#server/storage/installation-files.ts';
import { loadSettingsFile } from './lib/deploy/settings.ts';
import { importExport } from './lib/export/import-export.ts';
import { openDatabase, Refusal, runCommand } from './lib/installation.ts';
import { lockDataDir } from './lib/lock.ts';
import { openMedia } from './lib/media.ts';
import { dataDir } from './lib/paths.ts';
import { localSecrets } from './lib/secrets.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, 'with-lost': { type: 'boolean', default: false } },
  });
  const { from: folder } = values;
  if (!folder) throw new Refusal('--from names the folder that npm run export has written.');
  loadSettingsFile();
  const dataSecret = requireDataSecret();
  lockDataDir(dataDir);
  const client = await openDatabase();
  const { tables, rows, files, newCalendars } = await importExport({
    folder,
    client,
    media: openMedia(dataDir, process.env),
    dataDir,
    dataSecret,
    isLostKnown: values['with-lost'],
    say: console.log,
  });
  console.log(`${tables} tables, ${rows} rows, ${files} files are in.`);
  console.log(
    'Everybody chooses a new password (Şifremi unuttum) and sets up the second factor again; without a mail transport, npm run create-admin with another address lets you in.',
  );
  if (newCalendars > 0)
    console.log(
      `${newCalendars} villas have a new calendar address, which their other sellers need.`,
    );
});

/** @throws {@link Refusal}: a new secret would open nothing */
function requireDataSecret(): string {
  const { DATA_SECRET } = process.env;
  if (DATA_SECRET) return DATA_SECRET;
  const own = existsSync(join(dataDir, SECRETS)) ? localSecrets(dataDir).DATA_SECRET : undefined;
  if (own) return own;
  throw new Refusal(
    `DATA_SECRET is missing: that of the installation that was exported, or its ${SECRETS} in ${dataDir}.`,
  );
}
