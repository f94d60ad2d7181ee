import { expect, it } from 'vitest';
import { createTurns } from '#worker/platform/turns.ts';
import { timeFor } from './body-turns.ts';

const LARGEST = 15_000_000;

it.each<[string, Record<string, string>, number]>([
  ['none', {}, 0],
  ['a small one', { 'content-length': '1000000' }, 0],
  ['a large one', { 'content-length': '5000000' }, 200],
  ['the largest', { 'content-length': '15000000' }, 600],
  ['one without a declared length', { 'transfer-encoding': 'chunked' }, 600],
  ['one that says both', { 'transfer-encoding': 'chunked', 'content-length': '1' }, 600],
  ['a length that is none', { 'content-length': 'x' }, 0],
])('gives time by its size to %s', (_, headers, ms) => {
  expect(timeFor(new Headers(headers), LARGEST)).toBe(ms);
});

it('lets bodies that come at once be read one after the other, and those beyond a wait not', () => {
  const takeTurn = createTurns(10_000);
  const waits = Array.from({ length: 60 }, () => takeTurn(1_000, 600));
  expect(waits.slice(0, 3)).toEqual([0, 600, 1_200]);
  const turns = waits.filter((wait) => wait !== null);
  expect([turns.length, Math.max(...turns)]).toEqual([17, 9_600]);
  // Whoever comes later, or went away, is waited for by nobody.
  expect(takeTurn(12_000, 600)).toBe(0);
});
