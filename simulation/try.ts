import { drawSteps, live, WORLD_STEPS } from './episode.ts';
import { installSeededGlobals } from './world/seeded-globals.ts';
installSeededGlobals();
const off = (process.env.OFF ?? '').split(',');
const { INVARIANTS } = await import('./invariants/all.ts');
for (const each of INVARIANTS)
  if (off.some((name) => name && each.name.includes(name))) {
    delete each.check;
    delete each.audit;
  }
const without = (process.env.WITHOUT ?? '').split(',').filter(Boolean);

const count = Number(process.argv[2] ?? 5);
const first = Number(process.argv[3] ?? 1);
const started = performance.now();
let steps = 0;
for (let seed = first; seed < first + count; seed += 1) {
  const episode = await live(
    seed,
    drawSteps(seed, WORLD_STEPS).filter(({ act }) => !without.some((w) => act.includes(w))),
  );
  steps += episode.steps;
  if (episode.broken && count === 1) {
    const { shrink } = await import('./shrink.ts');
    const small = await shrink(
      seed,
      drawSteps(seed, WORLD_STEPS).filter(({ act }) => !without.some((w) => act.includes(w))),
      episode,
    );
    console.log(small.steps, small.broken?.seen);
    for (const told of small.history)
      console.log(
        told.at,
        told.step.act,
        '|',
        told.said,
        told.step.fault ? JSON.stringify(told.step.fault) : '',
      );
  } else if (process.env.SHOW) {
    for (const told of episode.history)
      if (told.step.act.includes(process.env.SHOW)) console.log(told.said);
  }
  if (episode.broken) {
    console.log(
      seed,
      episode.steps,
      episode.broken.invariant,
      '|',
      episode.broken.seen.slice(0, 600),
    );
  }
}
const c = process.cpuUsage();
console.log(
  steps,
  'steps',
  ((steps / (performance.now() - started)) * 1000).toFixed(0),
  '/s wall; cpu',
  ((c.user + c.system) / steps).toFixed(0),
  'us/step',
);
