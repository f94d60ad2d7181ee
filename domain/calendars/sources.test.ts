import { expect, it } from 'vitest';
import { guestOf, type Source } from './sources.ts';

it.each<[Source | null, string]>([
  ['airbnb', 'Airbnb misafiri'],
  ['booking', 'Booking.com misafiri'],
  ['other', 'Başka kanalın misafiri'],
  [null, 'Başka kanalın misafiri'],
])('a guest of %s is called “%s”', (source, name) => {
  expect(guestOf(source)).toBe(name);
});
