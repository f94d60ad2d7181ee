// `npm run deploy`: deploys this version; can be repeated at any point. `-- --dry-run` does
// everything that needs no account, `-- --yes` answers every question with yes
// (docs/deployment.md).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from './lib/build.ts';
import { currentCommit } from './lib/current-commit.ts';
import { ensureBucket, requireAccount, upload, writeConfiguration } from './lib/deploy/platform.ts';
import { loadSettingsFile, makeMissingSecrets, readSettings } from './lib/deploy/settings.ts';
import { startMeasuring } from './lib/deploy/measure-try-out.ts';
import { holdSizes, sizesOf, tellSizes } from './lib/deploy/sizes.ts';
import { smokeTest } from './lib/deploy/smoke.ts';
import { asker } from './lib/deploy/terminal.ts';
import { requireFirstContent } from './lib/first-content.ts';
import { openDatabase, Refusal, requireSiteUrl, runCommand } from './lib/installation.ts';
import { lockDeployment } from './lib/lock.ts';
import { migrateDatabase, readSchemaState } from './lib/migrate.ts';
import { missingOf, refuseAhead } from './lib/schema-state.ts';
import { dist } from './lib/paths.ts';
import { freePort } from '#server/process/ports.ts';
import { startWorker } from './lib/worker.ts';

const WAY_BACK = 'Back to the version before: npm run rollback (the database stays as it is).';

/** How long the platform may take to roll out a new version everywhere. */
const SPREAD_MS = 60_000;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const dryRun = values['dry-run'];
  const ask = asker(values.yes);
  const { env } = process;

  loadSettingsFile();
  lockDeployment(dist);
  const siteUrl = requireSiteUrl();
  const client = await openDatabase();
  await makeMissingSecrets(env, ask);
  const settings = readSettings(env, { dryRun });
  console.log(`settings   ${siteUrl}, ${Object.keys(settings.secrets).length} secrets`);
  if (!env.SMTP_URL && env.EMAIL_BINDING !== '1')
    console.log('mail       no transport: mails wait until SMTP_URL or EMAIL_BINDING=1 is set');
  if (!dryRun) requireAccount();

  const schema = await readSchemaState(client);
  refuseAhead(schema);
  const missing = missingOf(schema);
  if (missing.length > 0) {
    await ask(`Missing: ${missing.join(', ')}. Apply to ${env.DATABASE_URL}?`);
    await migrateDatabase(client);
  }
  console.log('schema     current');
  await requireFirstContent(client);

  const url = env.DATABASE_URL ?? '';
  const built = await build(client, url, url, siteUrl);
  console.log(`build      ${built ? 'made from this database' : 'is there for this database'}`);
  holdSizes(sizesOf(dist));
  writeConfiguration(settings);

  await tryHere({ ...settings.plain, ...settings.secrets }, siteUrl);
  console.log('try-out    answers as it must on this machine');

  if (!dryRun) await ensureBucket(ask);
  upload(settings, { dryRun, message: `npm run deploy ${currentCommit()}` });
  if (dryRun) return console.log('dry run    done: nothing was uploaded.');

  await waitFor(siteUrl);
  console.log(`online     ${siteUrl} answers as it must.\n${WAY_BACK}`);
});

/**
 * Serves the build locally with the installation's variables and checks it. Sends no mail and
 * charges nothing.
 */
async function tryHere(variables: Record<string, string>, siteUrl: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kiyi-try-'));
  const { SMTP_URL: _unused, ...quiet } = variables;
  const measuring = startMeasuring();
  const worker = await startWorker({
    port: await freePort(),
    dataDir,
    variables: { ...quiet, METRICS_TOKEN: measuring.token },
  });
  measuring.started();
  try {
    const failures = await smokeTest(worker.url, siteUrl);
    tellSizes(await measuring.sizes(worker.url));
    if (failures.length > 0) {
      throw new Refusal(
        `Refused before anything is uploaded; on this machine the build fails:\n${failures.join('\n')}`,
      );
    }
  } finally {
    await worker.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function waitFor(siteUrl: string): Promise<void> {
  for (const until = Date.now() + SPREAD_MS; ; await delay(3_000)) {
    const failures = await smokeTest(siteUrl, siteUrl);
    if (failures.length === 0) return;
    if (Date.now() > until)
      throw new Refusal(`${siteUrl} is not as it must be:\n${failures.join('\n')}\n${WAY_BACK}`);
  }
}
