import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeRuntime } from '#server/host/write-runtime.ts';

const RATE_LIMITS = ['RATE_LOGIN', 'RATE_WRITE', 'RATE_TRACK', 'RATE_QUOTE'];

/** A build of a few lines, for what stands around a Worker. */
export function laySmallBuild(
  dist: string,
  {
    worker,
    files = {},
    filesAlone = ['/files/*'],
  }: { worker: string; files?: Record<string, string>; filesAlone?: string[] },
): void {
  const server = join(dist, 'server');
  mkdirSync(server, { recursive: true });
  writeFileSync(join(server, 'entry.mjs'), worker);
  writeFileSync(
    join(server, 'wrangler.json'),
    JSON.stringify({
      main: 'entry.mjs',
      compatibility_date: '2026-10-01',
      compatibility_flags: ['nodejs_compat'],
      vars: { APP_VERSION: 'small' },
      assets: { run_worker_first: ['/*', ...filesAlone.map((path) => `!${path}`), '!/*.css'] },
      ratelimits: RATE_LIMITS.map((name) => ({ name, simple: { limit: 3, period: 60 } })),
    }),
  );
  mkdirSync(join(dist, 'client'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = join(dist, 'client', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeRuntime(dist);
}
