import { expect, it } from 'vitest';
import { listNearby, NEARBY_KINDS, NEARBY_LABELS, nearbyKindOf } from './nearby.ts';

it('tells of every label what it says, and of names that they are names', () => {
  const places = NEARBY_KINDS.map((kind) => ({ kind, name: 'Köşe', metres: 1 }));
  const distances = (['sea', 'hospital', 'airport'] as const).map((place) => ({
    place,
    metres: 2,
  }));
  const kindsOf = (...near: Parameters<typeof listNearby>) =>
    listNearby(...near).map(({ label }) => nearbyKindOf(label));
  expect(kindsOf(places, [])).toEqual(
    NEARBY_KINDS.map((kind) => (kind === 'other' ? undefined : kind)),
  );
  expect(kindsOf([], distances)).toEqual(['sea', 'hospital', 'airport']);
  expect(nearbyKindOf(NEARBY_LABELS.other)).toBe('other');
});
