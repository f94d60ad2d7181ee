import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from '@libsql/client';
import { istanbulDay } from '#domain/values/dates.ts';
import type { BuildSignal } from '#site/lib/prerender.ts';
import type { BuiltFrom } from '#worker/features/publishing/page-changes.ts';
import { writeRuntime } from '#server/host/write-runtime.ts';
import { buildOnce } from './build-once.ts';
import { startChild, type WatchedChild } from '#server/process/child.ts';
import { currentCommit } from './current-commit.ts';
import { writeSlices } from './paper-fonts.ts';
import { dist, root } from './paths.ts';
import { writeWhole } from '#server/storage/write-whole.ts';

/** The dashboard depends on the sources alone: every address, database and day has the same. */
const DASHBOARD = join(root, 'node_modules/.cache/kiyi/dashboard');

const stampOf = (folder: string) => join(folder, '.built-from');

/**
 * What a build of the site takes of memory is bundling, and a third of that is what V8 and the
 * bundler's allocator could give back (docs/bench.md, row 10). An operator's own limits hold.
 */
export const thriftyWithMemory = ({ NODE_OPTIONS = '', ...env }: NodeJS.ProcessEnv) => ({
  MIMALLOC_PURGE_DELAY: '0',
  ...env,
  NODE_OPTIONS: `--max-old-space-size=1024 --max-semi-space-size=8 ${NODE_OPTIONS}`,
});

/** Whose site a build is of. */
const placeStamp = (installation: string, siteUrl: string): string =>
  digest(`${installation} ${siteUrl}`);

/** The inputs of a build besides the data: the site, the sources, the day. */
const wantedStamp = (installation: string, siteUrl: string): string =>
  `${ofThese(installation, siteUrl)} ${istanbulDay(new Date())}`;

const ofThese = (installation: string, siteUrl: string): string =>
  `${placeStamp(installation, siteUrl)} ${sourceDigest()}`;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const readStamp = (folder: string): string =>
  existsSync(stampOf(folder)) ? readFileSync(stampOf(folder), 'utf8') : '';

/** Whether `folder` contains what {@link build} would produce now. */
export const isBuilt = (folder: string, installation: string, siteUrl: string): boolean =>
  readStamp(folder) === wantedStamp(installation, siteUrl);

/** What a folder holds of a site, of whichever day. */
export type Built = {
  /** These sources, or those of another version, or no whole build of this site. */
  of: 'these' | 'others' | 'nothing';
  /** When it was built, in ms; 0 for nothing. */
  at: number;
};

export function builtIn(folder: string, installation: string, siteUrl: string): Built {
  const stamp = readStamp(folder);
  if (!stamp.startsWith(`${placeStamp(installation, siteUrl)} `)) return { of: 'nothing', at: 0 };
  const isOfThese = stamp.startsWith(`${ofThese(installation, siteUrl)} `);
  return { of: isOfThese ? 'these' : 'others', at: statSync(stampOf(folder)).mtimeMs };
}

/** Makes the next {@link build} there start from scratch. */
export const forgetBuild = (folder: string): void => rmSync(stampOf(folder), { force: true });

/**
 * Builds the site, the Worker and the dashboard into `dist/` unless they were built from the same
 * sources, today, for the same `installation` (pages of one database are wrong for another) at the
 * same address. Pages whose data changed since are rendered by the Worker. @returns whether it had
 * to build.
 */
export async function build(
  client: Client,
  databaseUrl: string,
  installation: string,
  siteUrl: string,
  /** For a build that begins before its data is there and is used before its pages are. */
  early?: EarlyUse,
): Promise<boolean> {
  if (isBuilt(dist, installation, siteUrl)) {
    nameCommit(dist);
    return false;
  }
  const wanted = wantedStamp(installation, siteUrl);
  const sources = sourceDigest();
  // An interrupted build must not count as one.
  forgetBuild(dist);
  const env = {
    ...process.env,
    DIST_DIR: dist,
    DATABASE_URL: databaseUrl,
    SITE_URL: siteUrl,
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  };
  const signals = openSignals();
  const started: WatchedChild[] = [];
  const run = (command: string, args: string[], childEnv: NodeJS.ProcessEnv): Promise<void> => {
    const child = startBinary(command, args, childEnv);
    started.push(child);
    return endOf(child, `${command} ${args.join(' ')}`);
  };
  const site = run('astro', ['build'], {
    ...thriftyWithMemory(env),
    BUILD_SIGNALS: signals.folder,
    // No visitor waits: a machine with too much to do is no database in trouble.
    DATABASE_ANSWER_MS: '120000',
  });
  // Whoever waits for a signal learns of a build that failed before it.
  const seen = (signal: BuildSignal) => Promise.race([signals.seen(signal), site]);
  const bundled = seen('bundled');
  const dashboard = buildOnce(
    DASHBOARD,
    sources,
    join(dist, 'client/dashboard'),
    (folder) =>
      run('vite', ['build', '--config', 'dashboard/vite.config.ts', '--logLevel', 'warn'], {
        ...env,
        DASHBOARD_DIR: folder,
      }),
    // The site's build empties the folder first.
    bundled,
  );
  try {
    const slices = bundled.then(() => writeSlices(join(dist, 'client/fonts/paper')));
    await Promise.all([slices, dashboard, early?.data]);
    layReferenceViewer();
    writeRuntime(dist);
    // One file serves /dashboard itself; the Worker serves it for every path below.
    renameSync(join(dist, 'client/dashboard/index.html'), join(dist, 'client/dashboard.html'));
    const at = new Date().toISOString();
    const builtFrom: BuiltFrom = { at, pages: await readPagesCounter(client), isWhole: false };
    nameCommit(dist, builtFrom);
    signals.give('data');
    await seen('usable');
    await early?.onUsable();
    await site;
    nameCommit(dist, { ...builtFrom, isWhole: true });
  } catch (error) {
    // The site's build would wait for a signal that nobody gives any more, and this process for it.
    await Promise.all(started.map((child) => child.stop()));
    throw error;
  }
  writeFileSync(stampOf(dist), wanted);
  return true;
}

type EarlyUse = {
  /** Resolves when the database has what the pages show. */
  data: Promise<unknown>;
  /** Called when the build may be served: the Worker renders the pages that have no file yet. */
  onUsable(): Promise<void>;
};

/** What the build of the site tells and is told (site/lib/prerender.ts). */
function openSignals() {
  const folder = mkdtempSync(join(tmpdir(), 'kiyi-build-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    give: (signal: BuildSignal) => writeFileSync(join(folder, signal), ''),
    async seen(signal: BuildSignal): Promise<void> {
      while (!existsSync(join(folder, signal))) await delay(25, undefined, { ref: false });
    },
  };
}

/**
 * Writes the current commit into a build of its sources, from where `/v1/health` has it: a build
 * that is served while the next one is made names its own. And what its pages were built from, for
 * the Worker to compare (worker/published-pages.ts).
 */
export function nameCommit(folder: string, builtFrom?: BuiltFrom): void {
  const file = join(folder, 'server/wrangler.json');
  const built = JSON.parse(readFileSync(file, 'utf8')) as { vars?: Record<string, string> };
  const vars = {
    ...built.vars,
    APP_COMMIT: currentCommit(),
    ...(builtFrom && { BUILT_FROM: JSON.stringify(builtFrom) }),
  };
  if (JSON.stringify(vars) === JSON.stringify(built.vars)) return;
  writeWhole(file, JSON.stringify({ ...built, vars }));
}

/** Swagger UI's own files, beside the script that starts it (`site/public/reference/start.js`). */
function layReferenceViewer(): void {
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    copyFileSync(
      join(root, 'node_modules/swagger-ui-dist', file),
      join(dist, 'client/reference', file),
    );
  }
}

/** The counter of changes before the build, which page-changes.ts compares with. */
async function readPagesCounter(client: Client): Promise<number> {
  const { rows } = await client.execute('select pages from catalogue_version');
  return Number(rows[0]?.pages);
}

/**
 * The digest of every source file. Of what they hold, not of their times: who goes back to the
 * version before finds its build.
 */
function sourceDigest(): string {
  if (digested !== '') return digested;
  const patterns = [
    '{site,dashboard,browser,worker,domain,drizzle/schema,drizzle/migrations/meta,server/runtime}/**/*',
    '*.{json,mjs,toml,ts}',
  ];
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: root }).toSorted()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path));
  }
  digested = hash.digest('hex');
  return digested;
}

/** A process works with the sources that it began with. */
let digested = '';

const startBinary = (command: string, args: string[], env: NodeJS.ProcessEnv): WatchedChild =>
  startChild(join(root, 'node_modules/.bin', command), args, { cwd: root, env });

const endOf = (child: WatchedChild, what: string): Promise<void> =>
  new Promise((resolve, reject) => {
    child.process.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${what} failed\n${child.tail()}`)),
    );
  });
