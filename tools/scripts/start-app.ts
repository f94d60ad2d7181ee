// `npm start`: the demo agency on this machine, in the runtime of an agency's own server.
import { join } from 'node:path';
import { startChild } from '#server/process/child.ts';
import { keepDatabase } from './lib/database.ts';
import { DEMO_LOGINS } from './lib/demo-logins.ts';
import { Refusal, requirePort, runCommand } from './lib/installation.ts';
import { lockDataDir } from './lib/lock.ts';
import { localMail } from './lib/mail/local-mail.ts';
import { dataDir, root } from './lib/paths.ts';
import { portInUse } from '#server/process/ports.ts';
import { createRunning } from './lib/running.ts';
import { localSecrets } from './lib/secrets.ts';
import { stepsSince } from './lib/steps.ts';
import { startWorker } from './lib/worker.ts';

const started = Date.now();
const step = stepsSince(started);
const running = createRunning();

const PREPARE = join(root, 'tools/scripts/prepare-demo.ts');

await runCommand(async () => {
  const port = requirePort();
  const siteUrl = `http://localhost:${port}`;
  if (await portInUse(port))
    throw new Refusal(`Port ${port} is in use. Choose another: PORT=8788 npm start`);
  lockDataDir(dataDir);
  const database = await running.add(keepDatabase(join(dataDir, 'database'), running));
  step('Database is up');
  await prepare(database.url, siteUrl);

  const mail = await running.add(localMail(dataDir, port));
  const worker = await running.add(
    startWorker({
      port,
      dataDir,
      cron: true,
      variables: {
        DATABASE_URL: database.url,
        SITE_URL: siteUrl,
        ...mail.variables,
        ...developmentSwitches(),
        ...localSecrets(dataDir),
      },
      onLine: console.error,
      giveUp: running.giveUp,
    }),
  );
  mail.comeInBy(worker.takeMail);
  step('Ready');
  console.log(`
  Site       ${worker.url}
  Dashboard  ${worker.url}/dashboard
  Mails      ${mail.where}
${DEMO_LOGINS.map(({ role, email, password }) => `  ${role.padEnd(10)} ${email}  ${password}`).join('\n')}

  Ctrl-C ends it.`);
});
if (process.exitCode) await running.end(1);

/** Schema, demo data and build, in a process of their own. */
async function prepare(databaseUrl: string, siteUrl: string): Promise<void> {
  const child = startChild(process.execPath, ['--disable-warning=ExperimentalWarning', PREPARE], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SITE_URL: siteUrl,
      STARTED_AT: String(started),
    },
    onLine: console.log,
  });
  const code = await new Promise((resolve) => child.process.once('close', resolve));
  if (code !== 0) throw new Refusal('The demo could not be prepared.');
}

/** Switches for development only; see docs/operations.md. */
function developmentSwitches(): Record<string, string> {
  const switches: Record<string, string> = { PAYMENT_SANDBOX: '1' };
  if (process.env.PAGE_PATIENCE_MS) switches.PAGE_PATIENCE_MS = process.env.PAGE_PATIENCE_MS;
  if (process.env.FEED_ALLOW_LOOPBACK === '1') switches.FEED_ALLOW_LOOPBACK = '1';
  return switches;
}
