import { expect, it } from 'vitest';
import { approximateLocation } from './location.ts';

it('gives a villa’s location to a kilometre, or none when unknown', () => {
  expect(approximateLocation({ latitude: 36.26483, longitude: 29.41371 })).toEqual({
    latitude: 36.26,
    longitude: 29.41,
  });
  expect(approximateLocation({ latitude: null, longitude: 29.4 })).toBeNull();
  expect(approximateLocation({ latitude: 36.2, longitude: null })).toBeNull();
});
