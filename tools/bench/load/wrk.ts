import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A request that is sent repeatedly. */
export type Ask = { method: 'GET' | 'POST'; path: string; body?: object };

export type Load = {
  /** Successful answers a second. */
  perSecond: number;
  answers: number;
  /** Response times in ms. */
  median: number;
  p99: number;
  failed: number;
};

const SCRIPT = fileURLToPath(new URL('ask.lua', import.meta.url));

/** Sends the requests of `asks` in turn to `url`, over so many connections for some seconds. */
export async function load(
  wrk: string,
  url: string,
  asks: readonly Ask[],
  { connections = 50, seconds = 5 } = {},
): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'kiyi-load-'));
  const file = join(folder, 'asks');
  const lines = asks.map(
    ({ method, path, body }) => `${method}\t${path}\t${body ? JSON.stringify(body) : ''}`,
  );
  writeFileSync(file, `${lines.join('\n')}\n`);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', SCRIPT, url];
  try {
    const { stdout } = await promisify(execFile)(wrk, args, {
      env: { ...process.env, BENCH_ASKS: file },
    });
    const said = /^RESULT (\d+) (\d+) (\d+) (\d+) (\d+)$/m.exec(stdout);
    if (said === null) throw new Error(`wrk did not end with its figures:\n${stdout}`);
    const [requests = 0, micros = 1, median = 0, p99 = 0, failed = 0] = said.slice(1).map(Number);
    const answers = requests - failed;
    const perSecond = (answers * 1e6) / micros;
    return { perSecond, answers, median: median / 1000, p99: p99 / 1000, failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
