import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from './child.ts';
import { root } from './paths.ts';

const dist = join(root, 'dist');
const stamp = join(dist, '.built-from');

/**
 * Builds the site, the Worker and the dashboard into `dist/` unless what is there was built from
 * the same sources and the same `content` (what the database would put on the pages).
 * @returns true when it built.
 */
export async function build(databaseUrl: string, content: string): Promise<boolean> {
  const wanted = createHash('sha256').update(sourceState()).update(content).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  };
  await run('astro', ['build'], env);
  await run('vite', ['build', '--config', 'dashboard/vite.config.ts', '--logLevel', 'warn'], env);
  // One file serves /dashboard itself; the Worker gives it for every path below.
  renameSync(join(dist, 'client/dashboard/index.html'), join(dist, 'client/dashboard.html'));
  writeFileSync(stamp, wanted);
  return true;
}

/** Path, size and time of every source file: cheap, and changes when any of them does. */
function sourceState(): string {
  const patterns = ['{site,dashboard,worker,domain,drizzle/schema}/**/*', '*.{json,mjs,toml,ts}'];
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
