// `npm run dev`: the stack of `npm start` with reload: pages and API on one port, dashboard on another.
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import { startDatabasePooler } from '#server/host/pooler/pooler.ts';
import { startChild } from '#server/process/child.ts';
import { putDemoPicturesForDevelopment } from './lib/demo-pictures.ts';
import { startDatabase } from './lib/database.ts';
import { localMail } from './lib/mail/local-mail.ts';
import { lockOrExit } from './lib/lock.ts';
import { migrateDatabase } from './lib/migrate.ts';
import { dataDir, root } from './lib/paths.ts';
import { localSecrets } from './lib/secrets.ts';
import { seedIfEmpty } from './lib/seed.ts';

const port = process.env.PORT ?? '8787';
lockOrExit(dataDir);
const database = await startDatabase(`${dataDir}/database`);
const client = createClient({ url: database.url });
await migrateDatabase(client);
const secrets = localSecrets(dataDir);
if (await seedIfEmpty(client, { dataSecret: secrets.DATA_SECRET }))
  await putDemoPicturesForDevelopment();

const mail = await localMail(dataDir, Number(port));
const pooler = await startDatabasePooler(database.url);
const variables = {
  DATABASE_URL: pooler.url,
  SITE_URL: `http://localhost:${port}`,
  ...mail.variables,
  PAYMENT_SANDBOX: '1',
  ...secrets,
};
// The development server receives test mails in its own way.
mail.comeInBy(async ({ from, to, raw }) => {
  const asked = new URLSearchParams({ from, to });
  const address = `http://localhost:${port}/cdn-cgi/local/email?${asked}`;
  const answer = await fetch(address, { method: 'POST', body: raw });
  if (!answer.ok) throw new Error(`the Worker answered ${answer.status}`);
});
const env = {
  ...process.env,
  ...variables,
  API_URL: `http://localhost:${port}`,
  // The Worker's variables come from this process instead of a file.
  CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true',
  ASTRO_TELEMETRY_DISABLED: '1',
};
const run = (command: string, args: string[]) =>
  startChild(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    env,
    onLine: console.log,
  });
const children = [
  run('astro', ['dev', '--port', port]),
  run('vite', ['--config', 'dashboard/vite.config.ts']),
];
console.log(`Site and API http://localhost:${port}   Dashboard http://localhost:5174/dashboard/`);
console.log(`Mails        ${mail.where}`);

async function end() {
  await Promise.all(children.map((child) => child.stop()));
  mail.stop();
  pooler.stop();
  await database.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
