import { expect, it } from 'vitest';
import { cellName } from './cell-name.ts';

it.each([
  [1, 0, 'A1'],
  [7, 2, 'C7'],
  [12, 25, 'Z12'],
  [1, 26, 'AA1'],
  [1, 701, 'ZZ1'],
  [1_048_576, 16_383, 'XFD1048576'],
])('row %i, column %i is %s', (row, column, name) => expect(cellName(row, column)).toBe(name));
