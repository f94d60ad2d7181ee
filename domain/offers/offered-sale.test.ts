import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShownPrices } from '#domain/reservations/pricing/before-price.ts';
import type { QuoteRequest } from '#domain/reservations/pricing/pricing.ts';
import { NOW, season, terms, TODAY } from '#domain/reservations/pricing/pricing.testing.ts';
import { applyDiscount, assessOffered, findPromiseProblem } from './offered-sale.ts';
import { offerState } from './state.ts';

/** A week at 5.000 ₺ a night: 35.000 ₺, on which the agency may give up to 7.000 ₺. */
const week = (nightly = 500_000): QuoteRequest => ({
  stay: { checkIn: '2027-05-10', checkOut: '2027-05-17', adults: 2, children: 0, babies: 0 },
  seasons: [season('s', '2027-01-01', '2027-12-31', nightly)],
  discounts: [],
  terms: terms(),
  nights: [],
  now: NOW,
  today: TODAY,
});
const TIME = { createdAt: '2026-11-20T09:00:00.000Z', expiresAt: '2026-11-22T09:00:00.000Z' };
/** What was shown since a day, at so much a night. */
const shownSince = (since: string, nightly = 500_000): ShownPrices => ({
  sales: [
    { since, until: null, saleUntil: '2028-01-01', cleaningFee: 300_000, cleaningThreshold: 7 },
  ],
  seasons: [{ ...season('s', '2027-01-01', '2027-12-31', nightly), since, until: null }],
  discounts: [],
});
const taken = (): QuoteRequest => ({
  ...week(),
  nights: [{ night: '2027-05-12', kind: 'reservation', expiresAt: null, option: false }],
});

describe('a stay of an offer', () => {
  it('costs the list where nothing else was promised', () => {
    const sale = assessOffered(week(), null, TIME);
    expect(sale).toMatchObject({ ok: true, listTotal: 3_500_000, discount: 0 });
    expect(sale.ok && sale.money.total).toBe(3_500_000);
  });

  it('costs what was promised, and its lines say so', () => {
    const sale = assessOffered(week(), 3_300_000, TIME);
    expect(sale).toMatchObject({
      ok: true,
      discount: 200_000,
      money: { total: 3_300_000, prepayment: 500_000, agencyDiscount: 200_000 },
    });
    const sum = sale.ok ? sale.money.lines.reduce((all, { amount }) => all + amount, 0) : 0;
    expect(sum).toBe(3_300_000);
  });

  it('strikes through what the stay cost in the ten days before it was made, and names its days', () => {
    const shown = shownSince('2026-11-01T09:00:00.000Z');
    expect(assessOffered({ ...week(), shown }, 3_300_000, TIME)).toMatchObject({
      before: { total: 3_500_000, from: '2026-11-20', to: '2026-11-22' },
      money: { lines: [{ code: 'nights', label: '7 gece · teklif fiyatı', amount: 3_300_000 }] },
    });
    const cheaper = shownSince('2026-11-01T09:00:00.000Z', 480_000);
    expect(assessOffered({ ...week(), shown: cheaper }, 3_300_000, TIME)).toMatchObject({
      before: { total: 3_360_000 },
    });
  });

  it.each([
    ['nobody knows what was shown', undefined, 3_300_000],
    ['it was shown for nine days', shownSince('2026-11-11T09:00:00.000Z'), 3_300_000],
    ['it cost as much', shownSince('2026-11-01T09:00:00.000Z', 400_000), 2_800_000],
    ['nothing was promised', shownSince('2026-11-01T09:00:00.000Z'), null],
  ])('strikes nothing through where %s', (_what, shown, promised) => {
    const sale = assessOffered({ ...week(), ...(shown && { shown }) }, promised, TIME);
    expect(sale).toMatchObject({ ok: true, before: null });
  });

  it('costs the list once that is lower', () => {
    expect(assessOffered(week(400_000), 3_300_000, TIME)).toMatchObject({
      ok: true,
      discount: 0,
      money: { total: 2_800_000 },
    });
  });

  it('cannot be had once the promise is more than the agency may give', () => {
    expect(assessOffered(week(600_000), 3_300_000, TIME)).toMatchObject({
      ok: false,
      listTotal: 4_200_000,
      message: expect.stringContaining('fiyatı değişti'),
    });
  });

  it('cannot be had when its nights are taken', () => {
    expect(assessOffered(taken(), 3_300_000, TIME)).toMatchObject({ ok: false, listTotal: null });
    expect(findPromiseProblem(taken(), null)).not.toBeNull();
  });

  it('never costs more than promised nor less than the agency may give', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 900_000 }),
        fc.integer({ min: 1, max: 7_000_000 }),
        (nightly, promised) => {
          const sale = assessOffered(week(nightly), promised, TIME);
          if (!sale.ok) return;
          expect(sale.money.total).toBe(Math.min(promised, sale.listTotal));
          expect(sale.money.commission).toBeGreaterThanOrEqual(0);
          expect(sale.money.prepayment).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('a promise', () => {
  it.each([
    ['of the list', null, null],
    ['at the list', 3_500_000, null],
    ['as low as can be', 2_800_000, null],
    ['lower', 2_799_999, 'en çok 7.000 ₺'],
    ['above the list', 3_500_001, '35.000 ₺'],
  ])('%s', (_what, promised, problem) => {
    const found = findPromiseProblem(week(), promised);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toContain(problem);
  });

  it('of no discount changes nothing', () => {
    const sale = assessOffered(week(), null, TIME);
    if (!sale.ok) throw new Error('sold');
    expect(applyDiscount(sale.money, terms(), 0)).toBe(sale.money);
    expect(applyDiscount(sale.money, terms(), 9_999_999)).toBeNull();
  });
});

describe('an offer', () => {
  const offer = { acceptedAt: null, openedAt: null, expiresAt: '2026-11-30' };
  it.each([
    ['sent', offer, '2026-11-21'],
    ['opened', { ...offer, openedAt: '2026-11-20' }, '2026-11-21'],
    ['expired', { ...offer, openedAt: '2026-11-20' }, '2026-11-30'],
    ['accepted', { ...offer, acceptedAt: '2026-11-22' }, '2026-12-30'],
  ])('is %s', (state, facts, now) => {
    expect(offerState(facts, now)).toBe(state);
  });
});
