import { expect, it } from 'vitest';
import { BUGS } from '#simulation/planted/bugs.ts';
import { checkEdits } from '#simulation/planted/plant.ts';
import { run } from '#simulation/run.ts';

/** A world and a part of a second. */
const STEPS = 700;

/** What each world of a run came to, by its seed. */
async function worldsOf(seed: number, threads: number) {
  const worlds = new Map<number, string>();
  await run({ seed, steps: STEPS, threads, bug: null }, (_, end) => worlds.set(end.seed, end.hash));
  return [...worlds].toSorted(([a], [b]) => a - b);
}

it('lives the same worlds again under the same seed, however many threads share them', async () => {
  const first = await worldsOf(4_711, 1);
  expect(first).toHaveLength(2);
  expect(await worldsOf(4_711, 2)).toEqual(first);
  expect((await worldsOf(4_714, 1)).map(([, hash]) => hash)).not.toEqual(
    first.map(([, hash]) => hash),
  );
});

it('finds a mistake that is planted, and says which promise it breaks', async () => {
  const wanted = { seed: 1_453, steps: 2_000, threads: 1, bug: 'options-look-free' };
  const { broken } = await run(wanted);
  expect(broken?.invariant).toMatch(/^nothing claimed is offered/);
});

it('has at least 25 planted bugs, each of which still fits the code that it breaks', () => {
  expect(BUGS.length).toBeGreaterThanOrEqual(25);
  expect(new Set(BUGS.map(({ name }) => name)).size).toBe(BUGS.length);
  for (const bug of BUGS) checkEdits(bug);
});

it('says so loudly when the code that a bug breaks has moved', () => {
  const moved = { file: 'domain/values/money.ts', find: 'no such text', replace: '' };
  const bug = { name: 'moved', what: 'nothing', edits: [moved] };
  expect(() => checkEdits(bug)).toThrow(
    /“moved” breaks has moved: 0 times in domain\/values\/money\.ts/,
  );
});
