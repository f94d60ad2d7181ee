// `npm run import-export -- --from <folder>`: brings what `npm run export` wrote into an empty
// installation: the database in DATABASE_URL, and the uploaded files in DATA_DIR or MEDIA_S3. It
// needs the DATA_SECRET of the installation that was exported. Nothing is written before the whole
// export was loaded and checked beside; one that dies is begun again (docs/backup.md).
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SECRETS } from '#server/storage/installation-files.ts';
import { removeLeftovers } from '#server/storage/leftovers.ts';
import { loadSettingsFile } from './lib/deploy/settings.ts';
import { checkSealed } from './lib/export/check-sealed.ts';
import { readContent } from './lib/export/export-content.ts';
import { checkFiles, importMedia, requireNoFiles } from './lib/export/import-media.ts';
import { rehearse } from './lib/export/rehearse.ts';
import { beginTarget, fillTarget, judgeTarget } from './lib/export/target.ts';
import { openDatabase, Refusal, runCommand } from './lib/installation.ts';
import { lockDataDir } from './lib/lock.ts';
import { openMedia } from './lib/media.ts';
import { dataDir } from './lib/paths.ts';
import { localSecrets } from './lib/secrets.ts';

/** Prefix of the folder of an import under way. */
const REHEARSAL = 'import-';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, 'with-lost': { type: 'boolean', default: false } },
  });
  const { from: folder } = values;
  if (!folder) throw new Refusal('--from names the folder that npm run export has written.');
  loadSettingsFile();
  const dataSecret = requireDataSecret();
  const content = readContent(folder);
  lockDataDir(dataDir);
  const client = await openDatabase();
  const state = await judgeTarget(client);
  const media = openMedia(dataDir, process.env);
  if (state === 'half') console.log('An import that died has left half of it: begun again.');
  else await requireNoFiles(media);

  removeLeftovers(dataDir, (name) => name.startsWith(REHEARSAL));
  const work = mkdtempSync(join(dataDir, REHEARSAL));
  try {
    await checkFiles(folder, content);
    await checkSealed(folder, content, { dataSecret, isLostKnown: values['with-lost'] });
    const rehearsed = await rehearse(folder, content, { work, dataSecret });
    console.log('The export is whole and agrees with itself.');
    await beginTarget(client, state, rehearsed.triggers);
    await importMedia(folder, content, media);
    const rows = await fillTarget(client, rehearsed);
    console.log(`${content.tables.length} tables, ${rows} rows, ${content.files} files are in.`);
    console.log(
      'Everybody chooses a new password (Şifremi unuttum) and sets up the second factor again; without a mail transport, npm run create-admin with another address lets you in.',
    );
    if (rehearsed.newCalendars > 0)
      console.log(
        `${rehearsed.newCalendars} villas have a new calendar address, which their other sellers need.`,
      );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
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
