import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createClient } from '@libsql/client/web';
import { freePort } from '#server/process/ports.ts';
import { installPackages } from '#scripts/lib/install.mjs';
import { Refusal } from '#scripts/lib/installation.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { root } from '#scripts/lib/paths.ts';
import { startSite } from './start-site.ts';

/**
 * Proves that whoever updates can go back: the build of `commit` (the last release; before the first,
 * what was there before tables or rules changed last) makes its demo, answers while this version's
 * `migrate` runs beside it, and passes its own journeys on the newer tables and rules.
 */
export async function proveVersionBefore(commit = versionBefore()): Promise<void> {
  const found = git('rev-list', '--max-count=1', '--ignore-missing', commit, '--');
  if (found === '') throw new Refusal(`There is no commit ${commit}.`);
  const work = mkdtempSync(join(tmpdir(), 'kiyi-before-'));
  try {
    const tree = join(work, 'tree');
    git('clone', '--quiet', '--shared', '--no-checkout', root, tree);
    git('-C', tree, 'checkout', '--quiet', '--detach', found);
    // Apart from the patience that a start has.
    installPackages(tree);
    console.log(`Before: ${git('log', '-1', '--format=%h, %ci: %s', found)}`);
    await proveTree(tree, join(work, 'data'));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function versionBefore(): string {
  const releases = git('tag', '--merged', 'HEAD~', '--sort=-creatordate', 'v*').split('\n');
  if (releases[0]) return releases[0];
  return git('log', '-1', '--first-parent', '--format=%h~', '--', 'drizzle/migrations');
}

/** The same for the sources in `tree`. */
async function proveTree(tree: string, directory: string): Promise<void> {
  const port = String(await freePort());
  const stop = await startSite(tree, port, directory);
  try {
    await migrateBeside(`http://localhost:${port}`, directory);
    // What it has in memory was read from the tables of before.
    process.kill(Number(findProcess(`^ *(\\d+) \\S*workerd serve ${directory}/`)), 'SIGKILL');
    const bin = join(tree, 'node_modules/.bin');
    // Not waited for in one go: what the site says has to be read meanwhile.
    const journeys = spawn(
      join(bin, 'playwright'),
      ['test', '--no-deps', '--project=together', '--grep=@usual', '--retries=1'],
      {
        cwd: tree,
        env: { ...process.env, E2E_PORT: port, PATH: `${bin}${delimiter}${process.env.PATH}` },
        stdio: 'inherit',
      },
    );
    const [status] = await once(journeys, 'close');
    if (status !== 0) throw new Refusal('The version before does not pass its journeys.');
  } finally {
    await stop();
  }
}

/** Migrates the database in `directory` while the site is asked. @throws {@link Refusal} */
async function migrateBeside(site: string, directory: string): Promise<void> {
  const database = findProcess(`--db-path ${directory}/\\S* --http-listen-addr (\\S+)`);
  const over = new AbortController();
  const answers: { status: number; ms: number }[] = [];
  const asking = (async () => {
    while (!over.signal.aborted) {
      const began = Date.now();
      const { status } = await fetch(`${site}/v2/search?client=true`);
      answers.push({ status, ms: Date.now() - began });
    }
  })();
  const client = createClient({ url: `http://${database}` });
  const done = await migrateDatabase(client).finally(() => over.abort());
  await asking;
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  console.log(
    `Migrated (${done.join(', ')}) beside ${answers.length} calls, the slowest ${slowest} ms`,
  );
  if (done.length === 0) throw new Refusal('Nothing has changed since: name an older commit.');
  const bad = answers.filter(({ status }) => status !== 200);
  if (bad.length > 0) throw new Refusal(`Calls beside it were answered ${bad[0]?.status}.`);
}

/** What `pattern` names in the line of a running process: its number and command. */
function findProcess(pattern: string): string {
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,args='], { encoding: 'utf8' });
  const found = new RegExp(pattern, 'm').exec(lines)?.[1];
  if (found === undefined) throw new Refusal(`No process is ${pattern}`);
  return found;
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
