import { run } from '#simulation/run.ts';
import { limitRow, type Row, sampleOf } from '../lib/row.ts';

const ROUNDS = 3;
const STEPS = 8_000;
const WANTED = 2_000;

/**
 * Row 17: steps a second of the simulated agency on two cores, with all invariants checked after
 * each, and the CPU time of a step, which other load affects less.
 */
export async function measureSimulation(): Promise<Row[]> {
  const rates: number[] = [];
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    const seed = 1_000 * (round + 1);
    const { steps, broken, milliseconds } = await run({
      seed,
      steps: STEPS,
      threads: 2,
      bug: null,
    });
    if (broken !== null)
      throw new Error(`seed ${broken.seed}: ${broken.invariant}: ${broken.seen}`);
    const { user, system } = process.cpuUsage(before);
    rates.push((steps / milliseconds) * 1_000);
    costs.push((user + system) / 1_000 / steps);
  }
  const { median, min, max } = sampleOf(rates);
  const goal = `≥ ${WANTED.toLocaleString('en')} a second`;
  return [
    {
      row: 17,
      what: 'simulated agency, steps a second on two threads',
      goal,
      ours: median,
      peer: null,
      ratio: null,
      unit: 'steps/s',
      verdict: median >= WANTED ? 'met' : 'missed',
      spread: `${Math.round(min)}–${Math.round(max)}`,
    },
    limitRow(
      { row: 17, what: 'simulated agency, CPU time of a step', goal: '≤ 1 ms', unit: 'ms' },
      1,
      sampleOf(costs),
    ),
  ];
}
