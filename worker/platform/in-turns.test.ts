import { expect, it } from 'vitest';
import { mapInTurns } from './in-turns.ts';

it('answers others before a long work ends, and gives what a map gives', async () => {
  const ended: string[] = [];
  setTimeout(() => ended.push('visitor'), 0);
  const rows = Array.from({ length: 1_500 }, (_, at) => at);
  const made = await mapInTurns(rows, (row, at) => row * at);
  ended.push('file');
  expect(made).toEqual(rows.map((row) => row * row));
  expect(ended).toEqual(['visitor', 'file']);
});

it('gives on what goes wrong in a row', async () => {
  const failing = mapInTurns([1, 2, 3, 4, 5, 6, 7], (row) => {
    if (row === 7) throw new Error('the seventh');
  });
  await expect(failing).rejects.toThrow('the seventh');
});
