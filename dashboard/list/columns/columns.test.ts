import { expect, it } from 'vitest';
import { fitColumns } from './columns.ts';

const COLUMNS = [
  { id: 'guest', width: 140, drop: 3 },
  { id: 'nights', width: 60, drop: 1 },
  { id: 'villa', width: 160, drop: 2 },
];

const ids = (room: number) => fitColumns(COLUMNS, room).map((column) => column.id);

it.each([
  [Infinity, ['guest', 'nights', 'villa']],
  [360, ['guest', 'nights', 'villa']],
  [359, ['guest', 'villa']],
  [299, ['guest']],
  [139, []],
])('keeps in %i pixels what fits, the least needed going first', (room, left) =>
  expect(ids(room)).toEqual(left),
);
