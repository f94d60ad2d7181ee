import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from './child.ts';
import { root } from './paths.ts';
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
      `--config=${options.config ?? 'dist/server/wrangler.json'}`,
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
  await waitForHttp(`${url}/v1/health`, 60_000, child.tail);
  return { url, stop: child.stop };
}
