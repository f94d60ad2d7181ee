import { describe, expect, it } from 'vitest';
import { discount, season } from '#domain/reservations/pricing/pricing.testing.ts';
import { buildSearchIndex } from './build-index.ts';
import { villa } from './catalogues.testing.ts';
import { stayTotal } from './rates.ts';
import { totalIn, totalsOf } from './stay-totals.ts';

const index = () =>
  buildSearchIndex(
    [
      villa(1, { discounts: [discount('early', 1_000)] }),
      villa(2, { seasons: [season('all', '2026-01-01', '2028-12-31', 123_457)] }),
    ],
    { today: '2026-11-21', nights: 200, now: '2026-11-21T09:00:00.000Z' },
  );

describe('totals of stays', () => {
  it('are those of the rates, however many stays were asked between', () => {
    const one = index();
    for (let round = 0; round < 2; round++) {
      for (let night = 0; night < 40; night++) {
        const nights = 1 + (night % 9);
        const stay = totalsOf(one, night, nights);
        for (const v of [0, 1, 0]) {
          const expected = stayTotal(one.rates, one.discounts, v, night, nights);
          expect(totalIn(one, stay, v)).toBe(expected);
        }
      }
    }
  });

  it('are kept for all the days of a flexible search at once', () => {
    const one = index();
    const ask = () => Array.from({ length: 15 }, (_, shift) => totalsOf(one, 20 + shift, 7));
    totalsOf(one, 20, 7);
    for (let night = 1; night <= 5; night++) totalsOf(one, night, 3);
    const stays = ask();
    expect(stays.map(({ night }) => night)).toEqual(stays.map((_, shift) => 20 + shift));
    expect(ask()).toEqual(stays);
  });
});
