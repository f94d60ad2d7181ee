import { fileURLToPath } from 'node:url';
import { freePort } from '#server/process/ports.ts';
import { localSecrets } from '#scripts/lib/secrets.ts';
import { type RunningServer, startServer } from '#server/host/run-server.ts';
import type { Edit } from '#simulation/planted/bug.ts';
import { bundle } from './bundle.ts';
import { laySmallBuild } from './small-build.ts';

/** Those of a test, whose visitors all have one address. */
export const API_LIMITS = {
  RATE_LOGIN: 60_000,
  RATE_WRITE: 60_000,
  RATE_TRACK: 60_000,
  RATE_QUOTE: 60_000,
};

/** Opens the metrics of that Worker. */
export const METRICS_TOKEN = 'metrics-'.repeat(5);

const ENTRY = fileURLToPath(new URL('api-worker.ts', import.meta.url));

/** Bundled once a process, which several files of tests share. */
let bundled: Promise<string> | undefined;

/** Makes a build of the API alone in `dist`: the Worker's code as one module, with `edits` in it. */
export async function buildApi(dist: string, edits: readonly Edit[] = []): Promise<void> {
  const made =
    edits.length > 0
      ? bundle(ENTRY, 'webworker', {}, edits)
      : (bundled ??= bundle(ENTRY, 'webworker'));
  laySmallBuild(dist, { worker: await made });
}

/** That build in a process of its own, in the real runtime; `directory` is its own as well. */
export const startApiWorker = async (
  dist: string,
  directory: string,
  databaseUrl: string,
  onLine?: (line: string) => void,
): Promise<RunningServer> =>
  startServer({
    port: await freePort(),
    dataDir: directory,
    dist,
    cron: false,
    variables: {
      DATABASE_URL: databaseUrl,
      SITE_URL: 'http://localhost',
      METRICS_TOKEN,
      ...localSecrets(directory),
    },
    limits: API_LIMITS,
    ...(onLine && { onLine }),
  });
