import { expect, it } from 'vitest';
import { kilometresBetween } from '#domain/maps/distance.ts';
import { locationRadius, ShownLocation, shownLocation } from './location.ts';

const HOUSE = { latitude: 36.26483, longitude: 29.41371 };

it.each([
  ['kilometre', 36.26, 29.41],
  ['half_kilometre', 36.265, 29.415],
  ['exact', 36.26483, 29.41371],
] as const)(
  'gives a villa’s location as exactly as its owner allows: %s',
  (locationShown, latitude, longitude) => {
    expect(shownLocation({ ...HOUSE, locationShown })).toEqual({ latitude, longitude });
  },
);

it('gives none when it is unknown or stays with the district', () => {
  expect(shownLocation({ ...HOUSE, locationShown: 'district' })).toBeNull();
  expect(shownLocation({ ...HOUSE, latitude: null, locationShown: 'exact' })).toBeNull();
  expect(shownLocation({ ...HOUSE, longitude: null, locationShown: 'exact' })).toBeNull();
});

it.each(ShownLocation.options)('every house lies within its circle: %s', (locationShown) => {
  for (let step = 0; step < 400; step += 1) {
    const house = { latitude: 36 + step * 0.00137, longitude: 28 + step * 0.00211 };
    const shown = shownLocation({ ...house, locationShown });
    if (!shown) continue;
    const metres = kilometresBetween(shown, house) * 1000;
    expect(metres).toBeLessThanOrEqual(locationRadius(locationShown) + 1);
  }
});
