import { expect, it } from 'vitest';
import { root } from '#scripts/lib/paths.ts';
import { findCircle, importsBetweenRooms } from './support/import-circles.ts';

it('imports no feature in a circle, not even for its types', () => {
  const rooms = importsBetweenRooms(root);
  expect(rooms.size).toBeGreaterThan(100);
  expect(findCircle(rooms)?.join(' → ')).toBeUndefined();
});

it('finds a circle where there is one', () => {
  const rooms = new Map([
    ['offers', new Set(['quotes'])],
    ['quotes', new Set(['reservations'])],
    ['reservations', new Set(['offers'])],
  ]);
  expect(findCircle(rooms)).toEqual(['offers', 'quotes', 'reservations', 'offers']);
});
