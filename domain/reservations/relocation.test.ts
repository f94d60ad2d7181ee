import { describe, expect, it } from 'vitest';
import { sumKurus } from '#domain/values/money.ts';
import type { AgreedStay } from './clerk-sale.ts';
import { withAgencyDiscount } from './pricing/agency-discount.ts';
import { priceStay } from './pricing/pricing.ts';
import { held, request, season, stay, terms } from './pricing/pricing.testing.ts';
import { moneySnapshot } from './pricing/snapshot.ts';
import { assessRelocation, type RelocationRequest } from './relocation.ts';

/** Seven nights from the 10th at 4.000 ₺ in house 1, cleaning and all. */
function agreedStay(overrides: Partial<AgreedStay> = {}): AgreedStay {
  const then = [season('then', '2026-01-01', '2028-12-31', 400_000)];
  const priced = priceStay(request({ seasons: then }));
  if (!priced.ok) throw new Error(priced.message);
  return {
    ...moneySnapshot(priced),
    prepaymentRate: 2000,
    commissionRate: 2000,
    status: 'staying',
    villaId: 1,
    checkIn: '2027-06-10',
    checkOut: '2027-06-17',
    ...overrides,
  };
}

/** The guests move after two nights to house 2, where a night costs 5.000 ₺. */
const move = (overrides: Partial<RelocationRequest> = {}) =>
  assessRelocation({
    ...request({ terms: terms({ minNightsSeason: 2, minNightsOther: 2 }) }),
    stay: stay('2027-06-10', '2027-06-17'),
    today: '2027-06-12',
    now: '2027-06-12T09:00:00.000Z',
    villa: { id: 2, active: true },
    agreed: agreedStay(),
    price: null,
    ...overrides,
  });

describe('guests who move to another house', () => {
  it('pay what was agreed, in two stays', () => {
    const agreed = agreedStay();
    const { refusal, before, after, total } = move();
    expect(refusal).toBeNull();
    expect(before).toMatchObject({ nights: 2, gross: 800_000 });
    expect(after).toMatchObject({ nights: 5, gross: 2_000_000, cleaning: 0, deposit: 0 });
    expect(total).toBe(agreed.total);
  });

  it('have lines that come to the total whatever discount they get later', () => {
    const rates = { prepaymentRate: 2000, commissionRate: 2000 };
    const agreed = { ...agreedStay(), ...withAgencyDiscount(agreedStay(), rates, 300_000) };
    const { before, after } = move({ agreed });
    for (const money of [before, after!, withAgencyDiscount(after!, rates, 110_000)]) {
      expect(sumKurus(money.lines.map(({ amount }) => amount))).toBe(money.total);
    }
  });

  it('pay what the other house costs where that is wished', () => {
    const { refusal, after } = move({ price: 'new' });
    expect(refusal).toBeNull();
    expect(after).toMatchObject({ nights: 5, gross: 2_500_000, deposit: 0 });
  });

  it('may move to a house without a price only for the agreed one', () => {
    expect(move({ seasons: [] }).refusal).toBeNull();
    const { refusal, after, total } = move({ seasons: [], price: 'new' });
    expect(refusal?.code).toBe('CLOSED');
    expect([after, total]).toEqual([null, null]);
  });

  it('need not stay as long as others must', () => {
    expect(move({ terms: terms({ minNightsSeason: 7, minNightsOther: 7 }) }).refusal).toBeNull();
  });

  it.each<[string, Partial<RelocationRequest>, string]>([
    ['have not come', { agreed: agreedStay({ status: 'option' }) }, 'STAY_FIXED'],
    ['came today', { today: '2027-06-10' }, 'STAY_FIXED'],
    ['leave today', { today: '2027-06-17' }, 'STAY_FIXED'],
    ['are in that house', { villa: { id: 1, active: true } }, 'STAY_FIXED'],
    ['would be in a house that is not let', { villa: { id: 2, active: false } }, 'VILLA_INACTIVE'],
    ['would be in a taken house', { nights: [held('2027-06-14')] }, 'DATES_TAKEN'],
  ])('do not move while they %s', (_name, overrides, code) => {
    const { refusal } = move(overrides);
    expect(refusal?.code).toBe(code);
    expect(refusal?.suggestion).toBeNull();
  });

  it('do not move to a house that is too small', () => {
    const many = stay('2027-06-10', '2027-06-17', { adults: 9 });
    expect(move({ stay: many }).refusal?.message).toMatch(/yetişkin|kişi/);
  });
});
