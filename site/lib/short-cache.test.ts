import { expect, it } from 'vitest';
import { cacheBriefly } from './short-cache.ts';

function source() {
  const state = { now: 0, writes: 0, reads: 0 };
  const get = cacheBriefly(async () => ++state.reads, {
    now: () => state.now,
    writes: () => state.writes,
  });
  return { state, get };
}

it('reads once for two seconds, and again after them', async () => {
  const { state, get } = source();
  expect(await get()).toBe(1);
  state.now = 1_999;
  expect(await get()).toBe(1);
  state.now = 2_000;
  expect(await get()).toBe(2);
});

it('reads again at once after a write of its own', async () => {
  const { state, get } = source();
  await get();
  state.writes += 1;
  expect(await get()).toBe(2);
});

it('does not keep what was read while something was written', async () => {
  const state = { writes: 0, reads: 0 };
  const get = cacheBriefly(
    async () => {
      state.writes += 1;
      return ++state.reads;
    },
    { now: () => 0, writes: () => state.writes },
  );
  await get();
  expect(await get()).toBe(2);
});
