import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#scripts/lib/paths.ts';
import { BUGS } from '#simulation/planted/bugs.ts';
import { checkEdits } from '#simulation/planted/plant.ts';
import { Random } from '#simulation/random.ts';
import { run } from '#simulation/run.ts';
import { World } from '#simulation/world/world.ts';

/** A world and a part of a second. */
const STEPS = 520;

/** What each world of a run came to, by its seed. */
async function worldsOf(seed: number, threads: number) {
  const worlds = new Map<number, string>();
  await run({ seed, steps: STEPS, threads, bug: null }, (_, end) => worlds.set(end.seed, end.hash));
  return [...worlds].toSorted(([a], [b]) => a - b);
}

/** The command line as `npm run prove --` calls it. */
function prove(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/scripts/prove.ts', ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return { status, text: stdout + stderr };
}

it('lives the same worlds again under the same seed, however many threads share them', async () => {
  const first = await worldsOf(4_711, 1);
  expect(first).toHaveLength(2);
  expect(await worldsOf(4_711, 2)).toEqual(first);
  expect(first[0]?.[1]).not.toBe(first[1]?.[1]);
});

it('lets those who act at once go in the same order, however their code waits in between', async () => {
  const orderOf = async (ticks: number) => {
    const world = new World(1);
    const order: string[] = [];
    const act = (name: string, waits: number) => async () => {
      for (let trip = 0; trip < 5; trip += 1) {
        for (let tick = 0; tick < waits; tick += 1) await Promise.resolve();
        await world.client.execute('select 1');
        order.push(name);
      }
    };
    try {
      await world.atOnce(new Random(7), [act('a', ticks), act('b', 3), act('c', 0)]);
    } finally {
      world.close();
    }
    return order.join('');
  };
  expect(await orderOf(9)).toBe(await orderOf(0));
});

it('tells a planted mistake in the fewest steps, with a command that repeats them', () => {
  const planted = ['--bug', 'cancelled-keeps-nights', '--seed', '1453', '--steps', '500'];
  const told = prove(...planted, '--threads', '1');
  expect(told.status).toBe(1);
  expect(told.text).toMatch(/^Broken after \d+ steps of seed 1453: every night has one holder/m);
  const [, fewest] = /The fewest steps that break it, (\d+):/.exec(told.text) ?? [];
  expect(Number(fewest)).toBeLessThanOrEqual(4);
  const [, again = ''] = /npm run prove -- (--replay .*)$/m.exec(told.text) ?? [];
  const repeated = prove(...again.split(' '));
  expect(repeated.status).toBe(1);
  expect(repeated.text).toContain(`${fewest} steps, 1 broken`);
  expect(prove(...again.replace(/ --bug .*/, '').split(' '))).toEqual({
    status: 0,
    text: `${fewest} steps, 0 broken\n`,
  });
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

it('names in docs/proof.md only tests that exist', () => {
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  const rows = [
    ...textOf('docs/proof.md').matchAll(/^\| (\d+) .*\| `([^`]+)` +\| `([^`]+)` +\|$/gm),
  ];
  expect(new Set(rows.map(([, item]) => Number(item)))).toEqual(
    new Set(Array.from({ length: 15 }, (_, i) => i + 1)),
  );
  for (const [, , test = '', file = ''] of rows)
    expect([file, textOf(file)]).toEqual([file, expect.stringContaining(`'${test}'`)]);
});
