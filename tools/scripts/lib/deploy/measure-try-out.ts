import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { descendantsOf } from '../processes.ts';
import { LIMITS, type Size } from './sizes.ts';

/** Measures what the platform limits while a build is tried out; on Linux, and as busy as it is. */
export function startMeasuring() {
  const token = randomBytes(32).toString('hex');
  const began = performance.now();
  let startMs = 0;
  let before = 0;
  return {
    /** Opens the Worker's metrics. */
    token,
    /** To be called with its first answer. */
    started() {
      startMs = performance.now() - began;
      before = cpuMs();
    },
    /** After some requests; not part of what is refused, because this machine is not the platform. */
    async sizes(url: string): Promise<Size[]> {
      const [cpu, memory] = [cpuMs() - before, memoryBytes()];
      const { requests, trips } = await readCounters(url, token);
      return [
        {
          what: 'start',
          includes:
            'from the start of the process to its first answer; the limit is for its modules alone',
          is: startMs,
          most: LIMITS.startMs,
          unit: 'ms',
        },
        {
          what: 'memory',
          includes: 'the whole process after the try-out; the limit is for its heap',
          is: memory,
          most: LIMITS.memoryBytes,
          unit: 'bytes',
        },
        {
          what: 'CPU a request',
          includes: `mean of the try-out's ${requests}, each the first of its kind`,
          is: cpu / requests,
          most: LIMITS.cpuMs,
          unit: 'ms',
        },
        {
          what: 'subrequests',
          includes: 'trips to the database of the whole try-out',
          is: trips,
          most: LIMITS.subrequests,
          unit: 'a request',
        },
      ];
    },
  };
}

const cpuMs = () => descendantsOf(process.pid).reduce((sum, one) => sum + one.cpuMs, 0);

/** Of the largest process that we have started; 0 where there is no `/proc`. */
const memoryBytes = (): number => Math.max(0, ...descendantsOf(process.pid).map(residentBytes));

function residentBytes({ pid }: { pid: number }): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024;
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

async function readCounters(url: string, token: string) {
  const answer = await fetch(`${url}/v1/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await answer.text();
  const sumOf = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? ([0-9.e+]+)$`, 'gm'))].reduce(
      (sum, [, value]) => sum + Number(value),
      0,
    );
  return {
    requests: Math.max(1, sumOf('kiyi_requests_total')),
    trips: sumOf('kiyi_database_trips_total'),
  };
}
