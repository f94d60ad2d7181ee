import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#scripts/lib/ports.ts';
import { localSecrets } from '#scripts/lib/secrets.ts';
import { type RunningWorker, startWorker } from '#scripts/lib/worker.ts';

const main = fileURLToPath(new URL('api-worker.ts', import.meta.url));

const RATE_LIMITS = ['RATE_LOGIN', 'RATE_WRITE', 'RATE_TRACK', 'RATE_QUOTE'];

/** The API in a process of its own, in the real runtime; `directory` is its own as well. */
export async function startApiWorker(
  directory: string,
  databaseUrl: string,
): Promise<RunningWorker> {
  mkdirSync(directory, { recursive: true });
  const config = join(directory, 'wrangler.json');
  writeFileSync(
    config,
    JSON.stringify({
      name: 'kiyi-api',
      main,
      compatibility_date: '2026-10-01',
      compatibility_flags: ['nodejs_compat'],
      vars: { APP_VERSION: 'test' },
      ratelimits: RATE_LIMITS.map((name, i) => ({
        name,
        namespace_id: String(2001 + i),
        simple: { limit: 6_000, period: 60 },
      })),
    }),
  );
  const variables = {
    DATABASE_URL: databaseUrl,
    SITE_URL: 'http://localhost',
    ...localSecrets(directory),
  };
  return startWorker({ port: await freePort(), dataDir: directory, variables, config });
}
