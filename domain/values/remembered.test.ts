import { expect, it, vi } from 'vitest';
import { remembered, rememberedOf } from './remembered.ts';

it('makes of a text what it made before, and of a long one anew', () => {
  const make = vi.fn((text: string) => text.length);
  const length = remembered(make);
  const long = 'a'.repeat(101);
  expect(['ev', 'ev', long, long].map(length)).toEqual([2, 2, 101, 101]);
  expect(make.mock.calls.map(([text]) => text)).toEqual(['ev', long, long]);
});

it('forgets the oldest texts first', () => {
  const make = vi.fn((text: string) => text);
  const same = remembered(make, 2);
  for (const text of ['a', 'b', 'c', 'b', 'd', 'a']) same(text);
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'd', 'a']);
});

it('makes one thing of an object, and another of its like', () => {
  const of = rememberedOf(({ at }: { at: number }) => ({ at }));
  const object = { at: 1 };
  expect(of(object)).toBe(of(object));
  expect(of({ at: 1 })).not.toBe(of(object));
});

it('tries again what failed', () => {
  const make = vi.fn<(key: object) => number>(() => 1);
  make.mockImplementationOnce(() => {
    throw new Error('not yet');
  });
  const of = rememberedOf(make);
  const object = {};
  expect(() => of(object)).toThrow('not yet');
  expect(of(object)).toBe(1);
});
