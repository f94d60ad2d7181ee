import { expect, it } from 'vitest';
import type { Wish } from '#domain/wishes/schema.ts';
import { wantedText } from './wanted-text.ts';

const wish = (given: Partial<Wish>): Wish => ({
  id: '1',
  email: 'a@posta.example',
  villa: null,
  search: {},
  checkin: '2027-06-10',
  checkout: '2027-06-17',
  adults: 2,
  children: 0,
  babies: 0,
  below: null,
  created_at: '2027-01-01T00:00:00.000Z',
  told_at: null,
  told: 0,
  ...given,
});

it.each<[Partial<Wish>, string]>([
  [{}, 'Herhangi bir ev'],
  [{ villa: { id: 1, name: 'Villa Ada' } }, 'Villa Ada'],
  [{ villa: { id: 1, name: 'Villa Ada' }, below: 3_500_000 }, 'Villa Ada, 35.000 ₺ altında'],
  [{ search: { town: ['kalkan'], bedrooms: 3 } }, 'kalkan, 3'],
])('says what is waited for: %j', (given, text) => {
  expect(wantedText(wish(given))).toBe(text);
});
