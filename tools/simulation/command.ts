import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readHistory, tellHistory, writeHistory } from './history-file.ts';
import { BUGS } from './planted/bugs.ts';
import { MACHINE_BUGS } from './planted/machine-bugs.ts';
import { plant } from './planted/plant.ts';
import { checkPlanted, provePlanted } from './planted/prove-planted.ts';
import { type Outcome, run } from './run.ts';

const { values } = parseArgs({
  options: {
    steps: { type: 'string' },
    seed: { type: 'string' },
    threads: { type: 'string', default: '2' },
    bug: { type: 'string' },
    planted: { type: 'boolean', default: false },
    'write-doc': { type: 'boolean', default: false },
    only: { type: 'string' },
    slice: { type: 'boolean', default: false },
    server: { type: 'boolean', default: false },
    machines: { type: 'string' },
    replay: { type: 'string' },
  },
});

/** A whole number of at least 1; the process ends for anything else. */
function whole(name: string, text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 1) return number;
  console.error(`--${name} must be a whole number from 1 on.`);
  process.exit(2);
}

/** The planted bug under which the whole command runs; null for the unchanged product. */
const bug = values.bug === undefined ? null : plantNamed(values.bug);

function plantNamed(name: string): string {
  const found = [...BUGS, ...MACHINE_BUGS].find((each) => each.name === name);
  if (found === undefined) {
    console.error(`There is no such bug. There are: ${BUGS.map((each) => each.name).join(', ')}`);
    process.exit(2);
  }
  plant(found);
  return name;
}

/** Of the worlds of {@link slice}; in the second, guests whose owner took their money moved house. */
const SLICE_SEEDS = [20_261_122, 77_066_302];

const SLICE_STEPS = 3_000;

const threads = whole('threads', values.threads);
if (values.replay !== undefined) await replay(values.replay);
else if (values.planted) await planted();
else if (values.slice) await slice();
else {
  const seed = values.seed === undefined ? randomInt(1, 2 ** 31) : whole('seed', values.seed);
  const steps = whole('steps', values.steps ?? '100000');
  if (values.machines !== undefined) await onMachines(seed, whole('machines', values.machines));
  else await (values.server ? onServer(seed, steps) : prove(seed, steps));
}

/** Loads the product's code with the planted bug, and with randomness from the seed. */
async function lifetime() {
  const { installSeededGlobals } = await import('./world/seeded-globals.ts');
  installSeededGlobals();
  return { ...(await import('./episode.ts')), ...(await import('./shrink.ts')) };
}

/** Runs so many steps and prints `N steps, 0 broken`, or what broke and how. */
async function prove(seed: number, steps: number): Promise<void> {
  console.log(`Seed ${seed}, ${steps} steps on ${threads} threads.`);
  let shown = Date.now();
  const outcome = await run({ seed, steps, threads, bug }, (done) => {
    if (Date.now() - shown < 15_000) return;
    shown = Date.now();
    console.log(`${done} steps …`);
  });
  await conclude(outcome);
}

/** What `npm test` runs: the same worlds every time, since it decides whether a change may land. */
async function slice(): Promise<void> {
  checkPlanted();
  await onServer(20_261_122, 60);
  if (process.exitCode !== undefined) return;
  console.log(`Seeds ${SLICE_SEEDS.join(' and ')}, ${SLICE_STEPS} steps each on a thread.`);
  // A thread spends as long on loading the product as on a thousand steps.
  const outcomes = await Promise.all(
    SLICE_SEEDS.map((seed) => run({ seed, steps: SLICE_STEPS, threads: 1, bug })),
  );
  for (const outcome of outcomes) await conclude(outcome);
}

async function onServer(seed: number, count: number): Promise<void> {
  console.log(`Seed ${seed}, ${count} steps on libsql-server.`);
  await lifetime();
  const { liveOnServer } = await import('./on-server.ts');
  const { broken, history, steps } = await liveOnServer(seed, count);
  if (broken === null) {
    console.log(`${steps} steps, 0 broken`);
    return;
  }
  console.log(tellHistory(history));
  console.log(`\n${broken.invariant}\n${broken.seen}`);
  console.log(`Again: npm run prove -- --server --seed ${seed} --steps ${steps}${withBug()}`);
  console.log(`${steps} steps, 1 broken`);
  process.exitCode = 1;
}

/** Acts on several machines take as long as the faults between them: a tenth of a second each. */
const MACHINE_STEPS = '1000';

async function onMachines(seed: number, machines: number): Promise<void> {
  const steps = whole('steps', values.steps ?? MACHINE_STEPS);
  console.log(`Seed ${seed}, ${steps} steps on ${machines} Workers with a replica each.`);
  const { proveMachines } = await import('./machines/prove-machines.ts');
  const named = MACHINE_BUGS.find(({ name }) => name === bug) ?? null;
  const {
    broken,
    faults,
    steps: lived,
  } = await proveMachines({ machines, seed, steps, bug: named });
  console.log(`Faults: ${faults.join(', ')}`);
  if (broken !== null) {
    console.log(`\n${broken.invariant}\n${broken.seen}`);
    process.exitCode = 1;
  }
  console.log(`${lived} steps, ${broken === null ? 0 : 1} broken`);
}

async function conclude({ steps, broken, milliseconds }: Outcome): Promise<void> {
  if (broken === null) {
    console.log(`${Math.round((steps / milliseconds) * 1000)} steps a second.`);
    console.log(`${steps} steps, 0 broken`);
    return;
  }
  console.log(
    `\nBroken after ${broken.steps} steps of seed ${broken.seed}: ${broken.invariant}\n${broken.seen}\n`,
  );
  await explain(broken.seed, broken.steps);
  console.log(`${steps} steps, 1 broken`);
  process.exitCode = 1;
}

/** Shrinks a failing history, prints it and the command that replays it. */
async function explain(seed: number, count: number): Promise<void> {
  const { drawSteps, live, shrink } = await lifetime();
  const steps = drawSteps(seed, count);
  const whole = await live(seed, steps);
  if (whole.broken === null) {
    console.log('It did not break again: something in the simulation is not decided by its seed.');
    return;
  }
  const small = await shrink(seed, steps, whole);
  console.log(`The fewest steps that break it, ${small.steps}:`);
  console.log(tellHistory(small.history));
  console.log(`\n${small.broken?.seen}\n`);
  console.log(`Again, whole:  npm run prove -- --seed ${seed} --steps ${whole.steps}${withBug()}`);
  console.log(`Again, shrunk: npm run prove -- --replay ${writeHistory(small)}${withBug()}`);
}

function withBug(): string {
  return bug === null ? '' : ` --bug ${bug}`;
}

async function replay(path: string): Promise<void> {
  const { live } = await lifetime();
  const { seed, steps } = readHistory(path);
  const { broken, history, steps: lived } = await live(seed, steps);
  if (broken === null) {
    console.log(`${lived} steps, 0 broken`);
    return;
  }
  console.log(tellHistory(history));
  console.log(`\n${broken.invariant}\n${broken.seen}`);
  console.log(`${lived} steps, 1 broken`);
  process.exitCode = 1;
}

async function planted(): Promise<void> {
  const allFound = await provePlanted({
    only: values.only,
    writesDoc: values['write-doc'],
    threads,
  });
  if (!allFound) process.exitCode = 1;
}
