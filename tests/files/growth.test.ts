import { expect, inject, it } from 'vitest';
import { IMPORTS } from '#tests/support/growth/imports.ts';
import { MAILS } from '#tests/support/growth/mails.ts';
import { OTHERS } from '#tests/support/growth/others.ts';
import { SHEETS } from '#tests/support/growth/sheets.ts';
import { STATEMENTS } from '#tests/support/growth/statements.ts';
import type { Shape } from '#tests/support/growth/shape.ts';

/**
 * What comes from outside, in every shape that somebody might make it cost much: twice as much of it
 * takes at most 2.2 times the processor time. A short run on a busy machine allows 3.3 for its caches
 * and collections of garbage; what grows with the square shows 4.
 */
const MOST = inject('effort').growth === 1 ? 2.2 : 3.3;

/** The clock of a thread moves in steps of so many milliseconds: shorter readings are repeated. */
const STEP_MS = 4;
const LEAST_MS = 6 * STEP_MS;

/** A reading below this costs nobody anything, however it grows; in ms for the larger size. */
const NOTHING_MS = 3;

const ROUNDS = 15;
const SHAPES: Shape[] = [...IMPORTS, ...MAILS, ...OTHERS, ...SHEETS, ...STATEMENTS];

/** Processor time in ms of `times` readings, the others on this machine not counted. */
async function cost(read: () => unknown, times: number): Promise<number> {
  const before = process.threadCpuUsage();
  for (let i = 0; i < times; i += 1) await read();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** How often it must be read for the clock to see it. */
async function timesFor(read: () => unknown): Promise<number> {
  await read();
  for (let times = 1; ; times *= 4) {
    const spent = await cost(read, times);
    if (spent >= LEAST_MS) return times;
    if (times >= 256) return spent / times < NOTHING_MS / 2 ? 0 : times;
  }
}

it.each(SHAPES.map((shape) => [shape.name, shape] as const))(
  'grows no faster than its size: %s',
  async (_, { make, read, most = 400_000 }) => {
    const size = (most / 2) * inject('effort').growth;
    const [small, large] = [make(size), make(2 * size)];
    await read(large);
    const times = await timesFor(() => read(small));
    if (times === 0) return;
    // A busy machine makes a reading dearer, never cheaper: the best of each counts.
    const best = [Infinity, Infinity] as [number, number];
    const growth = () => best[1] / Math.max(best[0], STEP_MS);
    for (let round = 0; round < ROUNDS && !(growth() <= MOST); round += 1) {
      best[0] = Math.min(best[0], await cost(() => read(small), times));
      best[1] = Math.min(best[1], await cost(() => read(large), times));
    }
    expect(growth(), `${best.join(' → ')} ms, read ${times} times`).toBeLessThanOrEqual(MOST);
  },
);
