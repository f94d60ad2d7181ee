import { expect, test } from 'vitest';
import { compareAmenities } from './amenities.ts';

const house = (...items: string[]) => ({ features: [{ category: 'Evde', items }] });

test('common amenities are listed once, differences by house', () => {
  const villas = [house('Klima', 'Hamam'), house('Klima', 'Sauna'), house('Sauna', 'Klima')];
  expect(compareAmenities(villas)).toEqual({
    shared: ['Klima'],
    differing: [
      { name: 'Hamam', has: [true, false, false] },
      { name: 'Sauna', has: [false, true, true] },
    ],
  });
});
