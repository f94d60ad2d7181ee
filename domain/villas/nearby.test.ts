import { describe, expect, it } from 'vitest';
import { listNearby, Nearby } from './nearby.ts';

describe('what is near a house', () => {
  it('is what was named for its guests and the distances of which nothing was, the nearest first', () => {
    const near = listNearby(
      [
        { kind: 'market', name: 'Köşe Market', metres: 400 },
        { kind: 'pharmacy', name: '', metres: 900 },
        { kind: 'other', name: 'Pazar yeri', metres: 700 },
      ],
      [
        { place: 'sea', metres: 350 },
        { place: 'market', metres: 500 },
        { place: 'airport', metres: 60_000 },
      ],
    );
    expect(near).toEqual([
      { label: 'Deniz', name: '', metres: 350 },
      { label: 'Market', name: 'Köşe Market', metres: 400 },
      { label: 'Pazar yeri', name: '', metres: 700 },
      { label: 'Eczane', name: '', metres: 900 },
      { label: 'Havalimanı', name: '', metres: 60_000 },
    ]);
  });

  it('has a name where the kind says nothing', () => {
    expect(Nearby.safeParse([{ kind: 'other', name: ' ', metres: 10 }]).success).toBe(false);
    expect(Nearby.safeParse([{ kind: 'bus', name: '', metres: 10 }]).success).toBe(true);
  });
});
