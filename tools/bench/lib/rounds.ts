import { type Sample, sampleOf } from './row.ts';

/** One of two things to compare. */
type Side = {
  /** Does the work of a round; returns the number of calls. */
  run(): number | Promise<number>;
  /** CPU time so far in ms, of the process that does the work; by default of this one. */
  cpu?: () => number;
};

const ROUNDS = 8;

/**
 * CPU time a call in microseconds, of two sides in turn: A B, B A, … after a warm-up of each. Other
 * load on the machine affects both alike, and CPU time excludes most of it.
 */
export async function takeTurns(a: Side, b: Side, rounds = ROUNDS): Promise<[Sample, Sample]> {
  await timed(a);
  await timed(b);
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const i of order) times[i].push(await timed(i === 0 ? a : b));
  }
  return [sampleOf(times[0]), sampleOf(times[1])];
}

async function timed({ run, cpu = ownCpu }: Side): Promise<number> {
  const before = cpu();
  const calls = await run();
  return ((cpu() - before) * 1_000) / calls;
}

function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
