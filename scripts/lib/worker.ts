import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from './child.ts';
import { dist, root } from './paths.ts';
import { freePort } from './ports.ts';
import { waitForHttp } from './wait.ts';

export type RunningWorker = { url: string; stop(): Promise<void> };

/**
 * Serves the built Worker in the real runtime. Its variables go through a file in the data folder,
 * so that no secret stands on a command line.
 */
export async function startWorker(options: {
  port: number;
  dataDir: string;
  variables: Record<string, string>;
  /** Another Worker than the built one. */
  config?: string;
  /** An address that answers once it is up; `/v1/health` as a rule. */
  upWhen?: string;
  /** What the Worker logs. */
  onLine?: (line: string) => void;
}): Promise<RunningWorker> {
  const envFile = join(options.dataDir, 'worker.env');
  const lines = Object.entries(options.variables).map(([key, value]) => `${key}="${value}"`);
  writeFileSync(envFile, `${lines.join('\n')}\n`, { mode: 0o600 });
  const child = startChild(
    join(root, 'node_modules/.bin/wrangler'),
    [
      'dev',
      `--config=${options.config ?? demoConfiguration()}`,
      `--env-file=${envFile}`,
      '--ip=127.0.0.1',
      `--port=${options.port}`,
      // Its own choice is taken by whoever starts at the same moment.
      `--inspector-port=${await freePort()}`,
      `--persist-to=${join(options.dataDir, 'platform')}`,
      '--test-scheduled',
      '--show-interactive-dev-session=false',
      '--log-level=warn',
    ],
    {
      cwd: root,
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
      onLine: options.onLine,
    },
  );
  const url = `http://localhost:${options.port}`;
  await waitForHttp(url + (options.upWhen ?? '/v1/health'), 60_000, child.tail);
  return { url, stop: child.stop };
}

/** What one visitor's address may do a minute here, where every visitor has the same. */
const DEMO_LIMITS: Record<string, number> = {
  RATE_LOGIN: 6_000,
  RATE_WRITE: 6_000,
  RATE_TRACK: 6_000,
  RATE_QUOTE: 6_000,
};

/** The built configuration with limits of a demo; the built one itself is for production. */
function demoConfiguration(): string {
  const built = readFileSync(join(dist, 'server/wrangler.json'), 'utf8');
  const configuration = JSON.parse(built) as { ratelimits: RateLimit[] };
  const ratelimits = configuration.ratelimits.map((limit) => ({
    ...limit,
    simple: { ...limit.simple, limit: DEMO_LIMITS[limit.name] ?? limit.simple.limit },
  }));
  const file = join(dist, 'server/wrangler.demo.json');
  writeFileSync(file, JSON.stringify({ ...configuration, ratelimits }));
  return file;
}

type RateLimit = { name: string; simple: { limit: number; period: number } };
