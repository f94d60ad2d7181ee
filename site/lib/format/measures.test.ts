import { expect, it } from 'vitest';
import { formatPool } from './measures.ts';

it('breaks no line within a measure of a pool', () => {
  const pool = { widthCm: 400, lengthCm: 750, depthCm: 150 } as Parameters<typeof formatPool>[0];
  expect(formatPool(pool).split(' ')).toEqual([
    '4\u00a0×\u00a07,5\u00a0m,',
    'derinlik',
    '1,5\u00a0m',
  ]);
});
