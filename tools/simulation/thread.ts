import { parentPort, workerData } from 'node:worker_threads';
import { BUGS } from './planted/bugs.ts';
import { plant } from './planted/plant.ts';

/** The worlds of a thread: `seed + first`, `seed + first + stride` … until all steps are done. */
export type Share = {
  seed: number;
  steps: number;
  first: number;
  stride: number;
  /** Name of a planted bug; null for the unchanged product. */
  bug: string | null;
};

/** What a thread reports after each world. */
export type WorldEnd = { seed: number; steps: number; hash: string; broken: BrokenWorld | null };

export type BrokenWorld = { seed: number; steps: number; invariant: string; seen: string };

const { seed, steps, first, stride, bug } = workerData as Share;

const found = BUGS.find(({ name }) => name === bug);
if (found !== undefined) plant(found);

// Imported only now: a bug must be planted before its module is loaded.
const { drawSteps, live, WORLD_STEPS } = await import('./episode.ts');
const { installSeededGlobals } = await import('./world/seeded-globals.ts');
installSeededGlobals();

for (let world = first; world * WORLD_STEPS < steps; world += stride) {
  const count = Math.min(WORLD_STEPS, steps - world * WORLD_STEPS);
  const episode = await live(seed + world, drawSteps(seed + world, count));
  const { broken } = episode;
  const end: WorldEnd = {
    seed: seed + world,
    hash: episode.hash,
    steps: episode.steps,
    broken: broken && {
      seed: seed + world,
      steps: episode.steps,
      invariant: broken.invariant,
      seen: broken.seen,
    },
  };
  parentPort?.postMessage(end, []);
  if (broken !== null) break;
}
