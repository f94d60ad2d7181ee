import { expect, it, vi } from 'vitest';
import type { Deps } from './platform/deps.ts';
import { runScheduled } from './scheduled.ts';

it.each<[string, () => Promise<unknown>, boolean]>([
  ['does what it should', async () => undefined, false],
  ['fails', () => Promise.reject(new Error('failed')), true],
  ['never ends', () => new Promise(() => undefined), true],
])('a task that %s keeps the others from nothing', async (_, run, isTold) => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const done: string[] = [];
  const tasks = ['first', 'odd', 'last'].map((name) => ({
    name,
    run: async () => (name === 'odd' ? run() : done.push(name)),
  }));
  await runScheduled({} as Deps, 20, tasks);
  const lines = told.mock.calls.map(([line]) => JSON.parse(String(line)) as { at: string });
  told.mockRestore();
  expect(done).toEqual(['first', 'last']);
  expect(lines.map(({ at }) => at)).toEqual(isTold ? ['cron: odd'] : []);
});
