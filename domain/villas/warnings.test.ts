import { describe, expect, it } from 'vitest';
import { listCapacityIssues } from './capacity-rule.ts';
import { permitState } from './permit-state.ts';
import { listVillaWarnings, type WarningFacts } from './warnings.ts';

const TODAY = '2026-11-21';

const FINE: WarningFacts = {
  capacity: { bedrooms: 3, capacity: 8, maxAdults: 8, maxChildren: 4, permitMaxGuests: 8 },
  permit: { no: '07-1', expiresOn: null, verifiedAt: '2026-01-01T00:00:00.000Z' },
  pricesEndOn: '2027-12-31',
  gaps: [],
  images: 5,
};

it.each([
  [null, null, 'missing'],
  [' - ', '2030-01-01', 'missing'],
  ['07-1', null, 'valid'],
  ['07-1', '2026-11-20', 'expired'],
  ['07-1', '2026-11-21', 'expiring'],
  ['07-1', '2027-01-20', 'expiring'],
  ['07-1', '2027-01-21', 'valid'],
] as const)('a permit %j that ends %s is %s', (no, expiresOn, state) =>
  expect(permitState({ no, expiresOn }, TODAY)).toBe(state),
);

describe('listVillaWarnings', () => {
  it('has nothing to say of a villa that is fine', () =>
    expect(listVillaWarnings(FINE, TODAY)).toEqual([]));

  it.each<[string, Partial<WarningFacts>, string]>([
    ['PERMIT_MISSING', { permit: { ...FINE.permit, no: null } }, 'İzin belgesi numarası yok'],
    ['PERMIT_EXPIRED', { permit: { ...FINE.permit, expiresOn: '2026-11-01' } }, '1 Kasım 2026'],
    ['PERMIT_EXPIRING', { permit: { ...FINE.permit, expiresOn: '2026-12-01' } }, '1 Aralık 2026'],
    ['PERMIT_UNVERIFIED', { permit: { ...FINE.permit, verifiedAt: null } }, 'doğrulanmadı'],
    ['PRICES_MISSING', { pricesEndOn: null }, 'fiyat yok'],
    ['PRICES_ENDING', { pricesEndOn: '2027-01-15' }, '15 Ocak 2027'],
    ['PRICE_GAPS', { gaps: [{ from: '2027-01-01', to: '2027-01-03', nights: 3 }] }, '3 gecenin'],
    ['IMAGES_MISSING', { images: 0 }, 'fotoğrafı yok'],
    ['CAPACITY_RULE', { capacity: { ...FINE.capacity, capacity: 9, permitMaxGuests: null } }, '8'],
  ])('says %s', (code, facts, text) => {
    const warnings = listVillaWarnings({ ...FINE, ...facts }, TODAY);
    expect(warnings.map((warning) => warning.code)).toEqual([code]);
    expect(warnings[0]?.message).toContain(text);
  });
});

it.each([
  [{}, []],
  [{ permitMaxGuests: null }, []],
  [{ bedrooms: 2 }, ['facts.capacity']],
  [{ permitMaxGuests: 6 }, ['facts.capacity']],
  [{ maxAdults: 9, maxChildren: 9 }, ['facts.maxAdults', 'facts.maxChildren']],
  [{ bedrooms: 10, capacity: 13, permitMaxGuests: null }, ['facts.capacity']],
])('the capacity rule looks at %j', (facts, paths) =>
  expect(listCapacityIssues({ ...FINE.capacity, ...facts }).map((issue) => issue.path)).toEqual(
    paths,
  ),
);
