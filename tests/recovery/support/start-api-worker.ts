import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { freePort } from '#scripts/lib/ports.ts';
import { localSecrets } from '#scripts/lib/secrets.ts';
import { root } from '#scripts/lib/paths.ts';
import { type RunningServer, startServer } from '#server/host/run-server.ts';
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
let bundle: Promise<string> | undefined;

/** Makes a build of the API alone in `dist`: the Worker's code as one module. */
export async function buildApi(dist: string): Promise<void> {
  bundle ??= bundleApi();
  laySmallBuild(dist, { worker: await bundle });
}

async function bundleApi(): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: ENTRY,
      write: false,
      target: 'es2024',
      rollupOptions: {
        external: [/^node:/, /^cloudflare:/],
        output: { codeSplitting: false },
      },
    },
  });
  const [output] = [made].flat();
  const [chunk] = output !== undefined && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error('the API was not built');
  return chunk.code;
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
