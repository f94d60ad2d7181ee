import { describe, expect, it } from 'vitest';
import { type AgreedStay, assessSale, type SaleRequest } from './clerk-sale.ts';
import { priceStay, quoteStay } from './pricing/pricing.ts';
import { held, request, season, stay, terms } from './pricing/pricing.testing.ts';
import { moneySnapshot } from './pricing/snapshot.ts';

const RATES = { prepaymentRate: 2000, commissionRate: 2000 };

function sale(overrides: Partial<SaleRequest> = {}) {
  return assessSale({
    ...request(),
    villa: { id: 1, active: true },
    agreed: null,
    discount: 0,
    overridden: [],
    price: null,
    ...overrides,
  });
}

function snapshotOf(overrides: Parameters<typeof request>[0] = {}) {
  const priced = priceStay(request(overrides));
  if (!priced.ok) throw new Error(priced.message);
  return moneySnapshot(priced);
}

/** Agreed when a night cost 4.000 ₺; it now costs 5.000 ₺. */
const agreed: AgreedStay = {
  ...snapshotOf({ seasons: [season('then', '2026-01-01', '2028-12-31', 400_000)] }),
  ...RATES,
  status: 'confirmed',
  villaId: 1,
  checkIn: '2027-06-10',
  checkOut: '2027-06-17',
};

describe('a new stay', () => {
  const short = { stay: stay('2027-06-10', '2027-06-12') };

  it('is what anybody may book, at the same price', () => {
    const quoted = quoteStay(request());
    if (!quoted.ok) throw new Error(quoted.message);
    expect(sale()).toEqual({
      money: moneySnapshot(quoted),
      rates: RATES,
      refusal: null,
      override: [],
    });
  });

  it('below the minimum names the rule that a clerk may set aside, with the price', () => {
    const { refusal, override, money } = sale(short);
    expect(refusal?.code).toBe('MIN_NIGHTS');
    expect(refusal?.suggestion).toEqual({ checkIn: '2027-06-10', checkOut: '2027-06-15' });
    expect([override, money?.total]).toEqual([['MIN_NIGHTS'], 2 * 500_000 + 300_000]);
  });

  it('below the minimum is sold once the clerk has said so', () => {
    const { refusal, override, money } = sale({ ...short, overridden: ['MIN_NIGHTS'] });
    expect([refusal, override, money?.nights]).toEqual([null, ['MIN_NIGHTS'], 2]);
  });

  it('over a taken night is refused whatever the clerk says, but has a price', () => {
    const answer = sale({ nights: [held('2027-06-12')], overridden: ['MIN_NIGHTS'] });
    expect([answer.refusal?.code, answer.override]).toEqual(['DATES_TAKEN', []]);
    expect(answer.money?.total).toBe(7 * 500_000);
  });

  it('has no price when it is empty, too long, or a night has none', () => {
    const answers = [
      stay('2027-06-10', '2027-06-10'),
      stay('2027-06-10', '2027-10-10'),
      stay('2028-12-30', '2029-01-06'),
    ].map((wanted) => sale({ stay: wanted, overridden: ['MIN_NIGHTS'], discount: 1 }));
    expect(answers.map(({ refusal, money }) => [refusal?.code, money])).toEqual([
      ['MIN_NIGHTS', null],
      ['TOO_LONG', null],
      ['CLOSED', null],
    ]);
  });

  it('is not sold in a villa that is off the market', () => {
    const answer = sale({ villa: { id: 1, active: false } });
    expect([answer.refusal?.code, answer.money?.total]).toEqual(['VILLA_INACTIVE', 7 * 500_000]);
  });

  it('takes a discount that the agency can afford, and says how much that is', () => {
    expect(sale({ discount: 700_000 }).money).toMatchObject({
      total: 7 * 500_000 - 700_000,
      prepayment: 0,
      commission: 0,
    });
    const answer = sale({ discount: 700_001 });
    expect([answer.refusal?.code, answer.money?.agencyDiscount]).toEqual(['DISCOUNT_TOO_LARGE', 0]);
    const first = sale({ discount: 700_001, nights: [held('2027-06-12')] });
    expect(first.refusal?.code).toBe('DATES_TAKEN');
  });
});

describe('a stay that changes', () => {
  it('keeps its price with other guests, and its rates with them', () => {
    const answer = sale({
      agreed,
      terms: terms({ prepaymentRate: 3000 }),
      stay: stay('2027-06-10', '2027-06-17', { adults: 4 }),
    });
    expect(answer).toEqual({
      money: moneySnapshot(agreed),
      rates: RATES,
      refusal: null,
      override: [],
    });
  });

  it('may not outgrow the villa', () => {
    const tooMany = stay('2027-06-10', '2027-06-17', { adults: 7 });
    expect(sale({ agreed, stay: tooMany }).refusal?.code).toBe('CAPACITY');
  });

  it('may go on in a villa that has left the market', () => {
    expect(sale({ agreed, villa: { id: 1, active: false } }).refusal).toBeNull();
  });

  it('takes another discount off what was agreed', () => {
    const once = sale({ agreed, discount: 50_000 }).money;
    expect(once?.total).toBe(agreed.total - 50_000);
    const kept = { ...agreed, agencyDiscount: 50_000, total: agreed.total - 50_000 };
    expect(sale({ agreed: kept, discount: 50_000 }).money?.total).toBe(kept.total);
  });

  it.each([
    ['another villa', { villa: { id: 2, active: true } }, 7],
    ['another arrival', { stay: stay('2027-06-11', '2027-06-17') }, 6],
    ['another departure', { stay: stay('2027-06-10', '2027-06-18') }, 8],
  ])('is priced by today with %s', (_, change, nights) => {
    const { money } = sale({ agreed, ...change });
    expect([money?.nights, money?.gross]).toEqual([nights, nights * 500_000]);
  });
});

describe('another stay at the price that was agreed', () => {
  const longer = { agreed, stay: stay('2027-06-10', '2027-06-18') };

  it('costs what was agreed, whatever the nights would', () => {
    const { money, refusal, rates } = sale({ ...longer, price: 'agreed' });
    expect([refusal, rates]).toEqual([null, RATES]);
    expect(money).toMatchObject({
      nights: 8,
      total: agreed.total,
      prepayment: agreed.prepayment,
      commission: agreed.commission,
      ownerPayout: agreed.ownerPayout,
    });
    expect(money?.lines[0]).toEqual({
      code: 'nights',
      label: '8 gece, anlaşılan fiyat',
      amount: agreed.gross,
    });
    expect(money?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(agreed.total);
  });

  it('is priced again when the old price was not requested', () =>
    expect(sale(longer).money?.total).toBe(8 * 500_000));

  it('is sold by the rules of today all the same', () => {
    const short = { agreed, stay: stay('2027-06-10', '2027-06-12') };
    expect(sale({ ...short, price: 'agreed' }).refusal?.code).toBe('MIN_NIGHTS');
    const taken = { ...longer, nights: [held('2027-06-17')], price: 'agreed' } as const;
    expect(sale(taken).refusal?.code).toBe('DATES_TAKEN');
  });

  it('may also be today’s price for the nights that stay', () =>
    expect(sale({ agreed, price: 'new' }).money?.total).toBe(7 * 500_000));

  it('takes another discount of the agency off the agreed price', () =>
    expect(sale({ ...longer, price: 'agreed', discount: 100_000 }).money?.total).toBe(
      agreed.total - 100_000,
    ));
});
