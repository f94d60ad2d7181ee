// `npm run serve`: an agency's own server (docs/self-hosting.md). Its variables are in
// production.env or the environment; its database is a separate server, local or remote.
import { loadSettingsFile, readServerSettings } from './lib/deploy/settings.ts';
import { requireFirstContent } from './lib/first-content.ts';
import {
  openDatabase,
  Refusal,
  requirePort,
  requireSiteUrl,
  runCommand,
} from './lib/installation.ts';
import { lockDataDir } from './lib/lock.ts';
import { requireCurrentSchema } from './lib/migrate.ts';
import { openMedia } from './lib/media.ts';
import { dataDir } from './lib/paths.ts';
import { portInUse } from '#server/process/ports.ts';
import { createRunning } from './lib/running.ts';
import { localSecrets } from './lib/secrets.ts';
import { stepsSince } from './lib/steps.ts';
import { keepSite } from './lib/serve/keep-site.ts';
import { startMailReceiver } from '#server/host/mail-in/mail-receiver.ts';
import { startServer } from '#server/host/run-server.ts';
import { readProxies } from '#server/runtime/client-address.ts';
import { SECRET_NAMES } from '#worker/platform/check-env.ts';

const running = createRunning();
const step = stepsSince(Date.now());

await runCommand(async () => {
  loadSettingsFile();
  const { env } = process;
  const port = requirePort();
  const siteUrl = requireSiteUrl();
  if (await portInUse(port)) throw new Refusal(`Port ${port} is in use.`);
  lockDataDir(dataDir);
  // Generated once and stored in DATA_DIR, unless the installation provides them.
  if (SECRET_NAMES.some((name) => !env[name])) {
    const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, ...secrets } = localSecrets(dataDir);
    // Half of an own pair must not be completed with half of another.
    const hasPair = env.VAPID_PUBLIC_KEY || env.VAPID_PRIVATE_KEY;
    const pair = hasPair ? {} : { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY };
    for (const [name, secret] of Object.entries({ ...secrets, ...pair })) env[name] ||= secret;
  }
  const settings = readServerSettings(env);
  requireAddresses(env);
  if (env.MAIL_IN_LISTEN && !settings.MAIL_REPLY)
    throw new Refusal('MAIL_IN_LISTEN needs MAIL_REPLY, the address of its mails.');
  const client = await openDatabase();
  await requireCurrentSchema(client);
  await requireFirstContent(client);

  const site = await running.add(keepSite({ dataDir, siteUrl, say: running.say }));
  step('Site is there');
  const start = () =>
    startServer({
      port,
      dataDir,
      dist: site.dist(),
      variables: { BUILD_HOOK_URL: site.hook, ...settings },
      media: openMedia(dataDir, env),
      ...(env.RUNTIME_DIRECTORY && { runDir: env.RUNTIME_DIRECTORY }),
      ...(env.HOST && { host: env.HOST }),
      ...(env.TRUSTED_PROXIES && { trustedProxies: env.TRUSTED_PROXIES }),
      ...(env.REACHABLE && { reachable: env.REACHABLE }),
      ...(env.MAIL_AUTH_SERVER && { mailAuthority: env.MAIL_AUTH_SERVER }),
      // Loads the catalogue, which the first visitor would otherwise wait for.
      warmUp: '/v2/search?client=true',
      // The Worker's log: a line of JSON for each error or slow call.
      onLine: console.log,
      giveUp: running.giveUp,
    });
  // A build of the version before may not run under this one.
  const server = await running.add(
    start().catch(async (error: unknown) => {
      if (!(await site.renew())) throw error;
      return start();
    }),
  );
  if (env.MAIL_IN_LISTEN && settings.MAIL_REPLY) {
    await running.add(
      startMailReceiver({
        listen: env.MAIL_IN_LISTEN,
        replyAddress: settings.MAIL_REPLY,
        takeMail: server.takeMail,
        lmtp: env.MAIL_IN_PROTOCOL === 'lmtp',
      }),
    );
    step(`Mails come in at ${env.MAIL_IN_LISTEN}`);
  }
  step(`Ready at ${siteUrl}, listening on ${env.HOST ?? '127.0.0.1'}:${port}`);
  site.whenBuilt((dist) => server.serve(dist));
});
if (process.exitCode) await running.end(1);

/** What would fail at the first visitor, or listen where no mail comes. @throws {@link Refusal} */
function requireAddresses({ TRUSTED_PROXIES = '', MAIL_IN_LISTEN }: NodeJS.ProcessEnv): void {
  try {
    readProxies(TRUSTED_PROXIES);
  } catch {
    throw new Refusal(
      `TRUSTED_PROXIES “${TRUSTED_PROXIES}” is no list of addresses and networks, such as 127.0.0.1,10.0.0.0/8.`,
    );
  }
  if (MAIL_IN_LISTEN && !/:\d+$/.test(MAIL_IN_LISTEN))
    throw new Refusal(
      `MAIL_IN_LISTEN “${MAIL_IN_LISTEN}” is no address with a port, such as 127.0.0.1:2525.`,
    );
}
