import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { istanbulDay } from '#domain/values/dates.ts';
import type { BuiltFrom } from '#worker/features/publishing/page-changes.ts';
import { writeRuntime } from '#server/host/write-runtime.ts';
import { startChild } from './child.ts';
import { dist, root } from './paths.ts';

const stamp = join(dist, '.built-from');

/**
 * Builds the site, the Worker and the dashboard into `dist/` unless what is there was built from
 * the same sources, today, for the same `installation` (pages of one database are never right for
 * another) at the same address. Pages whose data changed since are the Worker's to render again.
 * @returns true when it built.
 */
export async function build(
  client: Client,
  databaseUrl: string,
  installation: string,
  siteUrl: string,
): Promise<boolean> {
  const now = new Date();
  const builtFrom: BuiltFrom = { at: now.toISOString(), pages: await readPagesCounter(client) };
  const wanted = createHash('sha256')
    .update(`${sourceState()} ${istanbulDay(now)} ${installation} ${siteUrl}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
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
  await run('vite', ['build', '--config', 'dashboard/vite.config.ts', '--logLevel', 'warn'], env);
  // One file serves /dashboard itself; the Worker gives it for every path below.
  renameSync(join(dist, 'client/dashboard/index.html'), join(dist, 'client/dashboard.html'));
  writeFileSync(stamp, wanted);
  return true;
}

/** Swagger UI's own files, beside what starts it (`site/public/reference/start.js`). */
function layReferenceViewer(): void {
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    copyFileSync(
      join(root, 'node_modules/swagger-ui-dist', file),
      join(dist, 'client/reference', file),
    );
  }
}

/** What of the site had changed before the build, as page-changes.ts compares it. */
async function readPagesCounter(client: Client): Promise<number> {
  const { rows } = await client.execute('select pages from catalogue_version');
  return Number(rows[0]?.pages);
}

/** Path, size and time of every source file: cheap, and changes when any of them does. */
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
