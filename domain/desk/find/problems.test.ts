import { describe, expect, it } from 'vitest';
import { terms } from '#domain/reservations/pricing/pricing.testing.ts';
import { villa } from '#domain/search/index/catalogues.testing.ts';
import type { CallQuestion } from '../call/question.ts';
import { budgetProblem, metres, problemsOf } from './problems.ts';

const QUESTION: CallQuestion = {
  adults: 2,
  children: 0,
  babies: 0,
  isPartyKnown: true,
  stay: null,
  towns: [],
  districts: [],
  types: [],
  features: [],
  bedrooms: 0,
  seaMetres: null,
  minTotal: null,
  maxTotal: null,
  minNightly: null,
  maxNightly: null,
  order: null,
  without: [],
  bathrooms: 0,
  rating: null,
  areAdultsKnown: true,
  villas: [],
};
const HOUSE = { ...villa(1), code: 'KY-1' };
const NAMES = new Map([['jakuzi', 'Jakuzi']]);

const said = (house: typeof HOUSE, question: Partial<CallQuestion>) =>
  problemsOf(house, { ...QUESTION, ...question }, NAMES).map(({ text }) => text);

describe('the problems of a villa for a call', () => {
  it.each([
    [{ adults: 7 }, { capacity: 6 }, '7 kişi çok: en fazla 6'],
    [{ adults: 5 }, { capacity: 6, maxAdults: 4 }, 'En fazla 4 yetişkin'],
    [{ children: 3 }, { capacity: 6, maxAdults: 6, maxChildren: 1 }, 'En fazla 1 çocuk'],
    [{ babies: 3 }, { capacity: 6, maxAdults: 6, maxBabies: 1 }, 'En fazla 1 bebek'],
  ])('is its people: %j', (party, limits, text) => {
    expect(said({ ...HOUSE, terms: terms(limits) }, party)).toEqual([text]);
  });

  it('has no problem with guests when no number was given', () => {
    expect(said(HOUSE, { adults: 40, isPartyKnown: false })).toEqual([]);
  });

  it('is its rooms, features, type and the way to the sea', () => {
    const house = { ...HOUSE, bedrooms: 2, features: [], types: ['balayi'], sea: 900 };
    const asked = { bedrooms: 3, features: ['jakuzi', 'sauna'], types: ['luks'], seaMetres: 500 };
    expect(said(house, asked)).toEqual([
      '2 yatak odası var',
      'Jakuzi yok',
      'sauna yok',
      'luks değil',
      'Denize 900 m',
    ]);
    expect(said({ ...house, sea: null }, { seaMetres: 500 })).toEqual([
      'Denize uzaklığı bilinmiyor',
    ]);
    expect(said(house, { types: ['balayi'], bedrooms: 2, seaMetres: 900 })).toEqual([]);
  });

  it.each([
    [{ maxTotal: 6_000_000 }, 'Bütçeyi 10.000 ₺ aşıyor', 1 / 6],
    [{ maxNightly: 500_000 }, 'Bütçeyi 35.000 ₺ aşıyor', 1],
    [{ minTotal: 8_000_000 }, 'Bütçenin altında', 0.1],
    [{ minNightly: 2_000_000 }, 'Bütçenin altında', 0.1],
  ])('is a total of 70.000 ₺ for a week: %j', (asked, text, off) => {
    const problem = budgetProblem(7_000_000, 7, { ...QUESTION, ...asked });
    expect(problem?.text).toBe(text);
    expect(problem?.off).toBeCloseTo(off);
  });

  it('has no problem with the total without a budget, or within it', () => {
    expect(budgetProblem(7_000_000, 7, QUESTION)).toBeNull();
    expect(budgetProblem(7_000_000, 7, { ...QUESTION, maxTotal: 7_000_000 })).toBeNull();
  });
});

it.each([
  [350, '350 m'],
  [1_240, '1,2 km'],
])('writes %d metres as %s', (count, text) => {
  expect(metres(count)).toBe(text);
});
