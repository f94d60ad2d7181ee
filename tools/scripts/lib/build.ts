import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { istanbulDay } from '#domain/values/dates.ts';
import type { BuiltFrom } from '#worker/features/publishing/page-changes.ts';
import { writeRuntime } from '#server/host/write-runtime.ts';
import { buildOnce } from './build-once.ts';
import { startChild } from '#server/process/child.ts';
import { currentCommit } from './current-commit.ts';
import { dist, root } from './paths.ts';
import { writeWhole } from '#server/storage/write-whole.ts';

/** The dashboard depends on the sources alone: every address, database and day has the same. */
const DASHBOARD = join(root, 'node_modules/.cache/kiyi/dashboard');

const stampOf = (folder: string) => join(folder, '.built-from');

/** Whose site a build is of. */
const placeStamp = (installation: string, siteUrl: string): string =>
  digest(`${installation} ${siteUrl}`);

/** The inputs of a build besides the data, including the day. */
const wantedStamp = (installation: string, siteUrl: string): string =>
  `${placeStamp(installation, siteUrl)} ${digest(`${sourceState()} ${istanbulDay(new Date())}`)}`;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const readStamp = (folder: string): string =>
  existsSync(stampOf(folder)) ? readFileSync(stampOf(folder), 'utf8') : '';

/** Whether `folder` contains what {@link build} would produce now. */
export const isBuilt = (folder: string, installation: string, siteUrl: string): boolean =>
  readStamp(folder) === wantedStamp(installation, siteUrl);

/** Whether `folder` contains a whole build of this site, of whichever sources and day. */
export const isBuiltOnce = (folder: string, installation: string, siteUrl: string): boolean =>
  readStamp(folder).startsWith(`${placeStamp(installation, siteUrl)} `);

/** Makes the next {@link build} there start from scratch. */
export const forgetBuild = (folder: string): void => rmSync(stampOf(folder), { force: true });

/**
 * Builds the site, the Worker and the dashboard into `dist/` unless they were built from the same
 * sources, today, for the same `installation` (pages of one database are wrong for another) at the
 * same address. Pages whose data changed since are rendered by the Worker. @returns true when it
 * built.
 */
export async function build(
  client: Client,
  databaseUrl: string,
  installation: string,
  siteUrl: string,
): Promise<boolean> {
  if (isBuilt(dist, installation, siteUrl)) {
    nameCommit(dist);
    return false;
  }
  const wanted = wantedStamp(installation, siteUrl);
  // An interrupted build must not count as one.
  forgetBuild(dist);
  const builtFrom: BuiltFrom = {
    at: new Date().toISOString(),
    pages: await readPagesCounter(client),
  };
  const env = {
    ...process.env,
    DIST_DIR: dist,
    DATABASE_URL: databaseUrl,
    SITE_URL: siteUrl,
    BUILT_FROM: JSON.stringify(builtFrom),
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  };
  await run('astro', ['build'], env);
  layReferenceViewer();
  writeRuntime(dist);
  await buildOnce(DASHBOARD, digest(sourceState()), join(dist, 'client/dashboard'), (folder) =>
    run('vite', ['build', '--config', 'dashboard/vite.config.ts', '--logLevel', 'warn'], {
      ...env,
      DASHBOARD_DIR: folder,
    }),
  );
  // One file serves /dashboard itself; the Worker serves it for every path below.
  renameSync(join(dist, 'client/dashboard/index.html'), join(dist, 'client/dashboard.html'));
  nameCommit(dist);
  writeFileSync(stampOf(dist), wanted);
  return true;
}

/**
 * Writes the current commit into a build of its sources, from where `/v1/health` has it: a build
 * that is served while the next one is made names its own.
 */
export function nameCommit(folder: string): void {
  const file = join(folder, 'server/wrangler.json');
  const built = JSON.parse(readFileSync(file, 'utf8')) as { vars?: Record<string, string> };
  const commit = currentCommit();
  if (built.vars?.APP_COMMIT === commit) return;
  writeWhole(file, JSON.stringify({ ...built, vars: { ...built.vars, APP_COMMIT: commit } }));
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

/** Path, size and modification time of every source file: cheap, and sensitive to any change. */
function sourceState(): string {
  const patterns = [
    '{site,dashboard,worker,domain,drizzle/schema,server/runtime}/**/*',
    '*.{json,mjs,toml,ts}',
  ];
  return globSync(patterns, { cwd: root })
    .toSorted()
    .map((file) => ({ file, stat: statSync(join(root, file)) }))
    .filter(({ stat }) => stat.isFile())
    .map(({ file, stat }) => `${file}:${stat.size}:${stat.mtimeMs}`)
    .join('\n');
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = startChild(join(root, 'node_modules/.bin', command), args, { cwd: root, env });
  return new Promise((resolve, reject) => {
    child.process.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command} ${args.join(' ')} failed\n${child.tail()}`)),
    );
  });
}
