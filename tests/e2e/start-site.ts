import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startChild } from '#server/process/child.ts';
import { root } from '#scripts/lib/paths.ts';
import { freePort, portInUse } from '#server/process/ports.ts';
import { ALL_BUILT } from '#scripts/lib/steps.ts';

/** A build of every language beside all other stages on a busy machine. */
const PATIENCE_MS = 1_800_000;

/**
 * Starts what `npm start` starts, on data of its own, once for all browser tests; it ends with them
 * however they end. `E2E_PORT` chooses its port; what runs there already is taken as it is.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const port = process.env.E2E_PORT ?? String(await freePort());
  process.env.E2E_PORT = port;
  if (await portInUse(Number(port))) {
    console.log(`Against what runs at port ${port} already.`);
    return async () => {};
  }
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-e2e-'));
  const stop = await startSite(root, port, directory);
  return async () => {
    await stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

/** Starts the sources in `tree` on the data in `directory`, with every page built. @returns its end */
export async function startSite(
  tree: string,
  port: string,
  directory: string,
): Promise<() => Promise<void>> {
  const built = Promise.withResolvers<void>();
  const child = startChild(process.execPath, [join(tree, 'tools/scripts/run.mjs'), 'start-app'], {
    cwd: tree,
    // Some tests read the files of the build.
    onLine: (line) => line.includes(ALL_BUILT) && built.resolve(),
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: directory,
      OPEN_REQUESTS_MAX: '1000',
      // Servers that a test plays: of tiles, of calendars.
      FEED_ALLOW_LOOPBACK: '1',
      // A machine with too much to do is no database in trouble: what is saved shows with the next request.
      PAGE_PATIENCE_MS: '60000',
      // Nobody looks before every page has its file.
      BUILD_FIRST: '1',
    },
  });
  const ended = new Promise<never>((_, reject) => {
    child.process.once('close', () => reject(new Error(`npm start ended\n${child.tail()}`)));
  });
  const late = delay(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`npm start was not done in ${PATIENCE_MS} ms\n${child.tail()}`);
  });
  await Promise.race([built.promise, ended, late]);
  // A site that dies takes every later test with it: why stands where they fail.
  let isOver = false;
  ended.catch((error: unknown) => isOver || console.error(error));
  return async () => {
    isOver = true;
    await child.stop();
  };
}
