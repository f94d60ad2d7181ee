import { expect, it } from 'vitest';
import { approximateLocation } from './location.ts';

it('tells to a kilometre where a villa is, and nothing where nobody knows', () => {
  expect(approximateLocation({ latitude: 36.26483, longitude: 29.41371 })).toEqual({
    latitude: 36.26,
    longitude: 29.41,
  });
  expect(approximateLocation({ latitude: null, longitude: 29.4 })).toBeNull();
  expect(approximateLocation({ latitude: 36.2, longitude: null })).toBeNull();
});
