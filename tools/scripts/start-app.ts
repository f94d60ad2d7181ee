// `npm start`: the demo agency on this machine, in the runtime of an agency's own server.
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import { startDatabasePooler } from '#server/host/pooler/pooler.ts';
import type { RunningServer } from '#server/host/run-server.ts';
import { startChild } from '#server/process/child.ts';
import { build } from './lib/build.ts';
import { keepDatabase } from './lib/database.ts';
import { DEMO_LOGINS } from './lib/demo-logins.ts';
import { Refusal, requirePort, runCommand } from './lib/installation.ts';
import { lockDataDir } from './lib/lock.ts';
import { localMail } from './lib/mail/local-mail.ts';
import { dataDir, root } from './lib/paths.ts';
import { portInUse } from '#server/process/ports.ts';
import { createRunning } from './lib/running.ts';
import { localSecrets } from './lib/secrets.ts';
import { ALL_BUILT, stepsSince } from './lib/steps.ts';
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
  const secrets = localSecrets(dataDir);
  const data = prepare(database.url);
  // The database admits one connection, which the Worker and the build of its pages share.
  const pooler = await running.add(startDatabasePooler(database.url));
  let worker: RunningServer | undefined;
  const serve = async () => {
    const mail = await running.add(localMail(dataDir, port));
    worker = await running.add(
      startWorker({
        port,
        dataDir,
        cron: true,
        isPooled: true,
        variables: {
          DATABASE_URL: pooler.url,
          SITE_URL: siteUrl,
          ...mail.variables,
          ...developmentSwitches(),
          ...secrets,
        },
        onLine: console.error,
        giveUp: running.giveUp,
      }),
    );
    mail.comeInBy(worker.takeMail);
    // The catalogue is read into memory; a page without a file waits less for it than a call.
    await (await fetch(`${worker.url}/v2/search?client=true`)).arrayBuffer();
    step('Ready');
    console.log(`
  Site       ${worker.url}
  Dashboard  ${worker.url}/dashboard
  Mails      ${mail.where}
${DEMO_LOGINS.map(({ role, email, password }) => `  ${role.padEnd(10)} ${email}  ${password}`).join('\n')}

  Ctrl-C ends it.`);
  };
  const client = createClient({ url: pooler.url });
  const early = { data, onUsable: serve };
  try {
    if (await build(client, pooler.url, secrets.SESSION_SECRET ?? '', siteUrl, early)) {
      // Until here the Worker has rendered the pages that somebody asked for, and goes on.
      await worker?.takeNewFiles();
    } else {
      await data;
      await serve();
    }
    step(ALL_BUILT);
  } catch (error) {
    // A site that is being looked at does not end because its pages have no files.
    if (worker === undefined) throw error;
    running.say(`The pages have no files and are rendered on demand. ${String(error)}`);
  }
});
if (process.exitCode) await running.end(1);

/** Schema and demo data, in a process of their own, so that its memory is released afterwards. */
async function prepare(databaseUrl: string): Promise<void> {
  const child = startChild(process.execPath, ['--disable-warning=ExperimentalWarning', PREPARE], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl, STARTED_AT: String(started) },
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
