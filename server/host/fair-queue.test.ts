import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** A job that says when it begins and ends when it is told to. */
function jobs() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    job: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
    end: (name: string) => ends.get(name)?.(),
  };
}

it('starts another picture before the rest of a slow one', async () => {
  const queue = createFairQueue(2);
  const { begun, job, end } = jobs();
  const slow = ['a1', 'a2', 'a3', 'a4'].map((name) => queue('a', job(name)));
  const quick = ['b1', 'b2'].map((name) => queue('b', job(name)));
  expect(begun).toEqual(['a1', 'a2']);
  end('a1');
  await slow[0];
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'a3']);
  end('a3');
  await slow[2];
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'a3', 'b1']);
  end('b1');
  expect(await quick[0]).toBe('b1');
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'a3', 'b1', 'a4']);
});

it('passes a failure to its caller and continues', async () => {
  const queue = createFairQueue(1);
  const failed = queue('a', () => Promise.reject(new Error('broken')));
  const next = queue('a', () => Promise.resolve('made'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('made');
});
