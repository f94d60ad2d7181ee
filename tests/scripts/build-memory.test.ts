import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { thriftyWithMemory } from '#scripts/lib/build.ts';

/** The most bytes that a process started so keeps on its heap, in MB. */
function heapOf(env: NodeJS.ProcessEnv): number {
  const script = "console.log(require('node:v8').getHeapStatistics().heap_size_limit)";
  const { stdout } = spawnSync(process.execPath, ['-e', script], {
    env: thriftyWithMemory(env),
    encoding: 'utf8',
  });
  return Number(stdout) / 2 ** 20;
}

it('builds with a bounded heap, and with an operator’s own bound where there is one', () => {
  expect(heapOf({})).toBeLessThan(1_200);
  expect(heapOf({ NODE_OPTIONS: '--max-old-space-size=4096' })).toBeGreaterThan(4_000);
  expect(thriftyWithMemory({ MIMALLOC_PURGE_DELAY: '5' }).MIMALLOC_PURGE_DELAY).toBe('5');
});
