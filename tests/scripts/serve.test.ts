import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedFirstContent } from '#drizzle/seed/import/seed.ts';
import { currentCommit } from '#scripts/lib/current-commit.ts';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { root } from '#scripts/lib/paths.ts';
import { TURNS } from '#scripts/lib/serve/choose-build.ts';
import { freePort, portInUse } from '#server/process/ports.ts';
import { descendantsOf, processFacts } from '#scripts/lib/processes.ts';
import { breakOff, dialogue, MAIL, sendingTo } from './support/smtp-dialogue.ts';

/*
 * `npm run serve` on its real parts: a database server, the whole build, the bare runtime, and the mail
 * receiver inside it.
 */

const REPLY = 'yanit@acente.example';
const THREAD = `select m.guest_id, m.subject, m.message from contact_messages m
  where m.email = 'a@posta.example' order by m.created_at, m.id`;

const home = mkdtempSync(join(tmpdir(), 'kiyi-serve-'));
// A build stands where it finds the packages that it imports.
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const dist = mkdtempSync(join(cache, 'kiyi-serve-'));
let database: Awaited<ReturnType<typeof startDatabase>>;
let client: ReturnType<typeof createClient>;
let serving: ChildProcess | null = null;
/** The same each time: a build is for one address, and is there for whoever begins again. */
let port: number;

beforeAll(async () => {
  port = await freePort();
  database = await startDatabase(join(home, 'database'));
  client = createClient({ url: database.url });
  await migrateDatabase(client);
  await seedFirstContent(client);
  await client.execute(
    `insert into users (email, password_hash, role, search_text, sort_key)
     values ('ayse@acente.example', '', 'ADMIN', 'ayse', 'ayse')`,
  );
});
afterEach(() => {
  serving?.kill('SIGKILL');
  serving = null;
});
afterAll(async () => {
  await database.stop();
  for (const folder of [home, dist]) rmSync(folder, { recursive: true, force: true });
});

/** Starts the command and waits until it says that it is ready. */
async function serve() {
  const mailPort = await freePort();
  const child = spawn(process.execPath, [join(root, 'tools/scripts/serve.ts')], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      SITE_URL: `http://localhost:${port}`,
      DATA_DIR: join(home, 'data'),
      DIST_DIR: dist,
      PORT: String(port),
      MAIL_IN_LISTEN: `127.0.0.1:${mailPort}`,
      MAIL_REPLY: REPLY,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  serving = child;
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready at')) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('close', () => reject(new Error(said)));
  });
  return { child, mailPort, said: () => said };
}

/** Asks for a build as the cron does, at the address that the runtime alone knows. */
async function buildAgain(child: ChildProcess, said: () => string) {
  const before = readlinkSync(join(dist, 'served'));
  const [hook = ''] = descendantsOf(child.pid ?? 0).flatMap(
    ({ pid }) =>
      /(?:^|\0)BUILD_HOOK_URL=([^\0]+)/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1] ??
      [],
  );
  expect((await fetch(hook, { method: 'POST' })).status).toBe(202);
  // A build that fails says so; nobody waits for it. One makes the pages of four languages.
  await expect.poll(said, { timeout: 1_500_000 }).toMatch(/Serves the build of|could not be built/);
  expect(said()).toContain('Serves the build of');
  // Another folder is served now, with its scripts and sheets packed.
  const after = readlinkSync(join(dist, 'served'));
  expect(TURNS).toContain(after);
  expect(after).not.toBe(before);
  const files = readdirSync(join(dist, 'served/client/_astro'));
  expect(files).toContainEqual(expect.stringMatching(/\.css$/));
  expect(files).toContainEqual(expect.stringMatching(/\.js\.br$/));
}

/** The commit that an old build is of. */
const BEFORE = 'c0ffee1';

/** Lets every build be one of the same site, of other sources and another commit. */
function becomeOld(): void {
  const builds = TURNS.map((turn) => join(dist, turn)).filter((build) => existsSync(build));
  expect(builds.length).toBeGreaterThan(1);
  for (const build of builds) {
    const stamp = join(build, '.built-from');
    const [place = ''] = readFileSync(stamp, 'utf8').split(' ');
    writeFileSync(stamp, `${place} of-other-sources`);
    const configuration = join(build, 'server/wrangler.json');
    const { vars, ...rest } = JSON.parse(readFileSync(configuration, 'utf8'));
    writeFileSync(
      configuration,
      JSON.stringify({ ...rest, vars: { ...vars, APP_COMMIT: BEFORE } }),
    );
  }
}

const answers = (path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status);

const isAlive = (pid: number): boolean => {
  try {
    return processFacts(pid).state !== 'Z';
  } catch {
    return false;
  }
};

describe.runIf(process.platform === 'linux')('npm run serve', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'serves pages and takes mails, and ends with all it started by %s',
    async (signal) => {
      // The second start is one after an update: what is there is of other sources.
      const isUpdate = signal === 'SIGKILL';
      if (isUpdate) becomeOld();
      const { child, mailPort, said } = await serve();
      expect(await answers('/')).toBe(200);
      const health = await fetch(`http://127.0.0.1:${port}/v1/health`);
      // Of the build that is served, which an update leaves for some time.
      const commit = isUpdate ? BEFORE : currentCommit();
      expect(await health.json()).toMatchObject({ content: { commit } });

      // A sender that breaks off leaves the receiver up, and nothing of itself.
      await breakOff(mailPort, REPLY);
      const again = sendingTo(REPLY).with(4, MAIL.replace('Merhaba', `Merhaba ${signal}`));
      expect((await dialogue(mailPort, again)).at(-2)).toBe('250');
      const { rows } = await client.execute(THREAD);
      expect(rows.at(-1)).toMatchObject({
        subject: `Merhaba ${signal}`,
        message: expect.stringContaining('Günaydın'),
      });
      // One sender, one thread; what broke off is in none.
      expect(new Set(rows.map(({ guest_id: guest }) => guest)).size).toBe(1);
      expect(rows[0]?.guest_id).not.toBeNull();
      expect(rows.filter(({ subject }) => String(subject).startsWith('Yar'))).toEqual([]);

      if (!isUpdate) await buildAgain(child, said);
      else {
        // Visitors have the site before its next build begins.
        await expect.poll(said).toContain('Builds the site');
        expect(said().indexOf('Builds the site')).toBeGreaterThan(said().indexOf('Ready at'));
      }

      const started = descendantsOf(child.pid ?? 0).map(({ pid }) => pid);
      expect(started.length).toBeGreaterThan(1);
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
      await expect.poll(() => started.filter(isAlive)).toEqual([]);
      expect([await portInUse(port), await portInUse(mailPort)]).toEqual([false, false]);
    },
  );
});
