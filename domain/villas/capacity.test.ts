import { describe, expect, it } from 'vitest';
import { countGuests, describeLimits, findPartyProblem, legalCapacity } from './capacity.ts';

it.each([
  [0, 2],
  [1, 4],
  [2, 6],
  [4, 10],
  [5, 12],
  [6, 12],
  [12, 12],
])('a home with %i bedrooms takes %i guests', (bedrooms, guests) =>
  expect(legalCapacity(bedrooms)).toBe(guests),
);

it('does not count babies', () => {
  expect(countGuests({ adults: 2, children: 3, babies: 4 })).toBe(5);
});

const party = (adults: number, children = 0, babies = 0) => ({ adults, children, babies });

describe('findPartyProblem', () => {
  const limits = { maxAdults: 6, maxChildren: 3, maxBabies: 1, capacity: 7 };

  it.each([party(1), party(6, 1, 1), party(4, 3), party(2, 3, 1)])('takes %o', (fitting) =>
    expect(findPartyProblem(fitting, limits)).toBeNull(),
  );

  it.each([
    [party(0, 2), 'Rezervasyon için en az bir yetişkin seçin.'],
    [party(7), 'Bu villada en çok 6 yetişkin konaklayabilir.'],
    [party(2, 4), 'Bu villada en çok 3 çocuk konaklayabilir.'],
    [party(2, 0, 2), 'Bu villada en çok 1 bebek konaklayabilir.'],
    [
      party(6, 2),
      '8 kişi bu villaya sığmıyor: en çok 7 kişi kalabilir; 3 yaşından küçük bebekler sayılmaz.',
    ],
    [
      party(9),
      '9 kişi bu villaya sığmıyor: en çok 7 kişi kalabilir; 3 yaşından küçük bebekler sayılmaz.',
    ],
  ])('explains %o', (refused, text) => expect(findPartyProblem(refused, limits)).toBe(text));

  it('has other words for a villa without children or babies', () => {
    const adultsOnly = { ...limits, maxChildren: 0, maxBabies: 0 };
    expect(findPartyProblem(party(2, 1), adultsOnly)).toBe(
      'Bu villa çocuk konaklamasına uygun değil. Size uygun başka bir villa önerebiliriz.',
    );
    expect(findPartyProblem(party(2, 0, 1), adultsOnly)).toContain('bebek konaklamasına');
    expect(findPartyProblem(party(2), adultsOnly)).toBeNull();
  });
});

it('says beforehand when fewer adults than people fit', () => {
  const limits = { maxAdults: 9, maxChildren: 3, maxBabies: 1, capacity: 9 };
  expect(describeLimits(limits)).toBe(
    'Villa en çok 9 kişiliktir; 3 yaşından küçük bebekler sayılmaz.',
  );
  expect(describeLimits({ ...limits, maxAdults: 8 })).toContain('9 kişiliktir, en çok 8 yetişkin;');
});
