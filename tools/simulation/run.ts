import { Worker } from 'node:worker_threads';
import type { BrokenWorld, Share, WorldEnd } from './thread.ts';

/**
 * Almost nothing outlives its step: a large young generation saves most of the garbage collection.
 */
const YOUNG = { maxYoungGenerationSizeMb: 128 };

/** How a run over many worlds went. */
export type Outcome = { steps: number; broken: BrokenWorld | null; milliseconds: number };

/**
 * Runs so many steps in separate worlds on so many threads, until all are done or a promise is
 * broken. World n of a run has the seed `seed + n`, so each can be replayed alone.
 */
export async function run(
  wanted: { seed: number; steps: number; threads: number; bug: string | null },
  onWorld: (steps: number, end: WorldEnd) => void = () => undefined,
): Promise<Outcome> {
  const { threads, ...rest } = wanted;
  const started = performance.now();
  const workers: Worker[] = [];
  let steps = 0;
  let broken: BrokenWorld | null = null;

  await Promise.all(
    Array.from({ length: threads }, async (_, first) => {
      const share: Share = { ...rest, first, stride: threads };
      const worker = new Worker(new URL('./thread.ts', import.meta.url), {
        workerData: share,
        resourceLimits: YOUNG,
      });
      workers.push(worker);
      worker.on('message', (end: WorldEnd) => {
        steps += end.steps;
        onWorld(steps, end);
        if (end.broken === null || broken !== null) return;
        broken = end.broken;
        for (const other of workers) if (other !== worker) void other.terminate();
      });
      await new Promise<void>((resolve, reject) => {
        worker.once('error', reject);
        worker.once('exit', () => resolve());
      });
    }),
  );
  return { steps, broken, milliseconds: performance.now() - started };
}
