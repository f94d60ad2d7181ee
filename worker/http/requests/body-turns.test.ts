import { expect, it } from 'vitest';
import { createTurns } from '#worker/platform/turns.ts';
import { timeFor } from './body-turns.ts';

const LARGEST = 15_000_000;

it.each<[string, Record<string, string>, number]>([
  ['none', {}, 0],
  ['a small one', { 'content-length': '1000000' }, 0],
  ['a large one', { 'content-length': '5000000' }, 100],
  ['the largest', { 'content-length': '15000000' }, 300],
  ['one without a declared length', { 'transfer-encoding': 'chunked' }, 300],
  ['one that says both', { 'transfer-encoding': 'chunked', 'content-length': '1' }, 300],
  ['a length that is none', { 'content-length': 'x' }, 0],
])('gives time by its size to %s', (_, headers, ms) => {
  expect(timeFor(new Headers(headers), LARGEST)).toBe(ms);
});

it('lets bodies that come at once be read one after the other, and those beyond a wait not', () => {
  const takeTurn = createTurns(10_000);
  const waits = Array.from({ length: 60 }, () => takeTurn(1_000, 300));
  expect(waits.slice(0, 3)).toEqual([0, 300, 600]);
  const turns = waits.filter((wait) => wait !== null);
  expect([turns.length, Math.max(...turns)]).toEqual([34, 9_900]);
  // Whoever comes later, or went away, is waited for by nobody.
  expect(takeTurn(12_000, 300)).toBe(0);
});
