import { createClient } from '@libsql/client/web';
import { build } from './lib/build.ts';
import { putDemoPictures } from './lib/demo-pictures.ts';
import { startDatabase } from './lib/database.ts';
import { migrateDatabase } from './lib/migrate.ts';
import { localMail } from './lib/mail/local-mail.ts';
import { dataDir } from './lib/paths.ts';
import { portInUse } from './lib/ports.ts';
import { startScheduler } from './lib/scheduler.ts';
import { localSecrets } from './lib/secrets.ts';
import { startWorker } from './lib/worker.ts';
import { DEMO_LOGINS, seedIfEmpty } from './lib/seed.ts';

const port = Number(process.env.PORT ?? 8787);
const siteUrl = `http://localhost:${port}`;
const started = Date.now();
const step = (what: string) =>
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s  ${what}`);

if (await portInUse(port)) {
  console.error(`Port ${port} is in use. Choose another: PORT=8788 npm start`);
  process.exit(1);
}

const database = await startDatabase(`${dataDir}/database`);
const client = createClient({ url: database.url });
step('Database is up');
await migrateDatabase(client);
const secrets = localSecrets(dataDir);
const { OPEN_REQUESTS_MAX: openRequests } = process.env;
const seeded = await seedIfEmpty(client, {
  dataSecret: secrets.DATA_SECRET,
  openRequests,
});
if (seeded) step('Demo data is in');
// The build asks for none of them, so they go into the bucket meanwhile.
const [built] = await Promise.all([
  build(client, database.url, secrets.SESSION_SECRET ?? '', siteUrl),
  seeded && putDemoPictures(dataDir).then(() => step('Its pictures too')),
]);
if (built) step('Site is built');

const mail = await localMail(dataDir, port);
const worker = await startWorker({
  port,
  dataDir,
  variables: {
    DATABASE_URL: database.url,
    SITE_URL: siteUrl,
    ...mail.variables,
    ...developmentSwitches(),
    ...secrets,
  },
});
const stopScheduler = startScheduler(worker.url);
step('Ready');
console.log(`
  Site       ${worker.url}
  Dashboard  ${worker.url}/dashboard
  Mails      ${mail.where}
${DEMO_LOGINS.map(({ role, email, password }) => `  ${role.padEnd(10)} ${email}  ${password}`).join('\n')}

  Ctrl-C ends it.`);

let ending = false;
async function end() {
  if (ending) return;
  ending = true;
  stopScheduler();
  await worker.stop();
  mail.stop();
  await database.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());

/** Switches that only a developer's machine has; see docs/operations.md. */
function developmentSwitches(): Record<string, string> {
  const switches: Record<string, string> = { PAYMENT_SANDBOX: '1' };
  if (process.env.PAGE_PATIENCE_MS) switches.PAGE_PATIENCE_MS = process.env.PAGE_PATIENCE_MS;
  if (process.env.FEED_ALLOW_LOOPBACK === '1') switches.FEED_ALLOW_LOOPBACK = '1';
  return switches;
}
