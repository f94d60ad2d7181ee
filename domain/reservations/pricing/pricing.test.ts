import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SALE_NIGHTS } from '#domain/sale-horizon.ts';
import { addDays, eachNight } from '#domain/values/dates.ts';
import { formatKurus, parseLira, sumKurus } from '#domain/values/money.ts';
import { priceStay, quoteStay } from './pricing.ts';
import type { Priced, QuoteRequest, Season } from './pricing.ts';
import {
  discount,
  discountsArbitrary,
  held,
  NOW,
  request,
  season,
  seasonsArbitrary,
  stay,
  stayArbitrary,
  terms,
  TODAY,
} from './pricing.testing.ts';

function getPriced(overrides: Partial<QuoteRequest>): Priced {
  const answer = priceStay(request(overrides));
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

function heldBetween(from: string, to: string) {
  return eachNight(from, to).map((night) => held(night));
}

const SHOWN = { since: '2026-11-01T09:00:00.000Z', until: null };

const THREE_SEASONS: Season[] = [
  season('late', '2027-06-17', '2027-08-31', 800_000),
  season('early', '2027-04-01', '2027-06-14', 490_000),
  season('fair', '2027-06-15', '2027-06-16', 533_333),
];

describe('priceStay', () => {
  it('prices a stay over three seasons with a cleaning fee', () => {
    // 2 × 4.900 + 2 × 5.333,33 + 2 × 8.000 = 36.466,66; 20 % is 7.293,332; 17,5 % is 6.381,6655.
    expect(
      getPriced({
        stay: stay('2027-06-13', '2027-06-19'),
        seasons: THREE_SEASONS,
        terms: terms({ commissionRate: 1750 }),
      }),
    ).toEqual({
      ok: true,
      nights: 6,
      lines: [
        { code: 'nights', label: '13–14 Haz · 2 gece × 4.900 ₺', amount: 980_000 },
        { code: 'nights', label: '15–16 Haz · 2 gece × 5.333,33 ₺', amount: 1_066_666 },
        { code: 'nights', label: '17–18 Haz · 2 gece × 8.000 ₺', amount: 1_600_000 },
        { code: 'cleaning', label: 'Temizlik ücreti', amount: 300_000 },
      ],
      gross: 3_646_666,
      ownerDiscount: 0,
      agencyDiscount: 0,
      service: 0,
      net: 3_646_666,
      cleaning: 300_000,
      extras: 0,
      total: 3_946_666,
      prepayment: 729_333,
      balance: 3_217_333,
      commission: 638_167,
      ownerPayout: 91_166,
      deposit: 1_000_000,
      before: null,
    });
  });

  it('takes the cleaning rule of the row that covers check-in, not of the others', () => {
    const rows = THREE_SEASONS.map((row) =>
      row.id === 'fair' ? { ...row, cleaningThreshold: 3, shortStayFee: 1 } : row,
    );
    expect(getPriced({ stay: stay('2027-06-14', '2027-06-18'), seasons: rows }).cleaning).toBe(
      300_000,
    );
    expect(getPriced({ stay: stay('2027-06-15', '2027-06-18'), seasons: rows }).cleaning).toBe(0);
    const small = getPriced({ stay: stay('2027-06-15', '2027-06-17'), seasons: rows });
    expect(small.cleaning).toBe(1);
    expect(small.lines.at(-1)).toEqual({ code: 'cleaning', label: 'Temizlik ücreti', amount: 1 });
  });

  it('asks no cleaning line for a week', () => {
    const priced = getPriced({});
    expect(priced.lines).toEqual([
      { code: 'nights', label: '10–16 Haz · 7 gece × 5.000 ₺', amount: 3_500_000 },
    ]);
    expect(priced.total).toBe(3_500_000);
  });

  it('takes the discount off the owner’s price, and says what it was as far as the law lets it', () => {
    const campaign = { bookFrom: '2026-11-20', bookTo: '2026-11-30' };
    const given = discount('a', 1250, { stayFrom: '2027-06-12', ...campaign });
    const asked = { stay: stay('2027-06-10', '2027-06-15'), discounts: [given] };
    const linesWith = (nightly: number) =>
      getPriced({
        ...asked,
        shown: {
          sales: [
            { ...SHOWN, saleUntil: '2027-12-31', cleaningFee: 300_000, cleaningThreshold: 7 },
          ],
          seasons: [{ ...season('all', '2026-01-01', '2028-12-31', nightly), ...SHOWN }],
          discounts: [{ ...given, ...SHOWN }],
        },
      }).lines.map((l) => [l.code, l.label, l.amount]);
    // 12,5 % of three nights of 5.000 ₺; shares of 25.000 − 1.875 = 23.125 ₺.
    expect(linesWith(500_000)).toEqual([
      ['nights', '10–14 Haz · 5 gece × 5.000 ₺', 2_500_000],
      ['discount', 'Erken rezervasyon indirimi · %12,5 · 20–30 Kas 2026', -187_500],
      ['cleaning', 'Temizlik ücreti', 300_000],
    ]);
    expect(linesWith(480_000)).toEqual([
      ['nights', '5 gece · kampanyadan önce', 2_400_000],
      ['discount', 'Erken rezervasyon indirimi · 20–30 Kas 2026', -87_500],
      ['cleaning', 'Temizlik ücreti', 300_000],
    ]);
    const priced = getPriced(asked);
    expect(priced.lines.map((l) => [l.code, l.label, l.amount])).toEqual([
      ['nights', '5 gece · erken rezervasyon fiyatı', 2_312_500],
      ['cleaning', 'Temizlik ücreti', 300_000],
    ]);
    expect(priced.before).toBeNull();
    expect(priced).toMatchObject({
      gross: 2_500_000,
      ownerDiscount: 187_500,
      net: 2_312_500,
      total: 2_612_500,
      prepayment: 462_500,
      balance: 2_150_000,
      commission: 462_500,
    });
  });

  it('gives the long-stay discount by all nights and the early one by today', () => {
    const discounts = [
      discount('early', 500, { daysBefore: 30 }),
      discount('long', 1000, { kind: 'long_stay', minNights: 10 }),
    ];
    expect(getPriced({ discounts }).ownerDiscount).toBe(175_000);
    expect(getPriced({ discounts, stay: stay('2027-06-10', '2027-06-20') }).ownerDiscount).toBe(
      500_000,
    );
    expect(getPriced({ discounts, today: '2027-06-01' }).ownerDiscount).toBe(0);
  });

  it('counts the leap night and the nights around new year', () => {
    const rows = [
      season('27', '2027-01-01', '2027-12-31', 100),
      season('28', '2028-01-01', '2028-12-31', 1000),
    ];
    expect(getPriced({ seasons: rows, stay: stay('2028-02-27', '2028-03-02') }).gross).toBe(4000);
    expect(getPriced({ seasons: rows, stay: stay('2027-02-27', '2027-03-02') }).gross).toBe(300);
    expect(getPriced({ seasons: rows, stay: stay('2027-12-30', '2028-01-02') })).toMatchObject({
      gross: 1200,
      lines: [{ label: '30–31 Ara · 2 gece × 1 ₺' }, { label: '1 Oca · 1 gece × 10 ₺' }, {}],
    });
  });

  it('names the first night without a price', () => {
    const answer = priceStay(
      request({
        seasons: THREE_SEASONS.filter((row) => row.id !== 'fair'),
        stay: stay('2027-06-13', '2027-06-19'),
      }),
    );
    expect(answer).toMatchObject({ ok: false, code: 'CLOSED', details: { night: '2027-06-15' } });
  });

  it('refuses an empty and a swapped stay', () => {
    for (const checkOut of ['2027-06-10', '2027-06-01']) {
      expect(priceStay(request({ stay: stay('2027-06-10', checkOut) }))).toEqual({
        ok: false,
        code: 'MIN_NIGHTS',
        message: 'Çıkış günü giriş gününden sonra olmalı; en az 1 gece seçin.',
        details: { minNights: 1 },
      });
    }
  });
});

describe('quoteStay', () => {
  it('sells what has a price, is free, long enough and takes the party', () => {
    expect(quoteStay(request())).toEqual(priceStay(request()));
  });

  it('sells from today on and not before', () => {
    expect(quoteStay(request({ stay: stay(TODAY, addDays(TODAY, 3)) })).ok).toBe(true);
    expect(quoteStay(request({ stay: stay('2026-11-20', '2026-11-25') }))).toEqual({
      ok: false,
      code: 'PAST',
      message: 'Giriş günü geçmişte kaldı. En erken 21 Kas 2026 Cmt günü giriş yapabilirsiniz.',
      details: { earliest: TODAY },
    });
  });

  it('refuses an empty stay without a suggestion', () => {
    const answer = quoteStay(request({ stay: stay('2027-06-10', '2027-06-10') }));
    expect(answer).toMatchObject({ code: 'MIN_NIGHTS', details: { minNights: 1 } });
    expect(answer).not.toHaveProperty('details.suggestion');
    const swapped = quoteStay(request({ stay: stay('2027-06-10', '2027-06-08') }));
    expect(swapped).toEqual(answer);
  });

  it('sells a hundred nights and not one more', () => {
    expect(quoteStay(request({ stay: stay('2027-05-01', '2027-08-09') })).ok).toBe(true);
    expect(quoteStay(request({ stay: stay('2027-05-01', '2027-08-10') }))).toEqual({
      ok: false,
      code: 'TOO_LONG',
      message: 'En çok 100 gece kiralayabilirsiniz; en geç çıkış 9 Ağu 2027 Pzt.',
      details: { maxNights: 100 },
    });
  });

  it('refuses a party that does not fit', () => {
    const answer = quoteStay(request({ stay: stay('2027-06-10', '2027-06-17', { adults: 7 }) }));
    expect(answer).toEqual({
      ok: false,
      code: 'CAPACITY',
      message: 'Bu villada en çok 6 yetişkin konaklayabilir.',
      details: {},
    });
  });

  it('refuses a held night and suggests the nearest stay of equal length', () => {
    const nights = [held('2027-06-12'), held('2027-06-13')];
    expect(quoteStay(request({ nights }))).toEqual({
      ok: false,
      code: 'DATES_TAKEN',
      message: '12 Haz 2027 Cmt gecesi dolu. 14–21 Haziran 2027 uygun.',
      details: {
        night: '2027-06-12',
        suggestion: { checkIn: '2027-06-14', checkOut: '2027-06-21' },
      },
    });
    // The nearer suggestion lies before: two days back compared with six days ahead.
    expect(quoteStay(request({ nights: [held('2027-06-15')] }))).toMatchObject({
      details: { suggestion: { checkIn: '2027-06-08', checkOut: '2027-06-15' } },
    });
  });

  it('suggests neither past nor distant dates', () => {
    const soon = { today: '2027-06-09', nights: [held('2027-06-15')] };
    expect(quoteStay(request(soon))).toMatchObject({
      details: { suggestion: { checkIn: '2027-06-16' } },
    });
    // A free week lies 14 or 15 days later; the same before.
    const answers = [
      heldBetween('2027-05-01', '2027-06-24'),
      heldBetween('2027-05-01', '2027-06-25'),
      heldBetween('2027-06-03', '2027-08-01'),
      heldBetween('2027-06-02', '2027-08-01'),
    ].map((nights) => quoteStay(request({ nights })));
    expect(answers[0]).toHaveProperty('details.suggestion.checkIn', '2027-06-24');
    expect(answers[1]).not.toHaveProperty('details.suggestion');
    expect(answers[2]).toHaveProperty('details.suggestion.checkIn', '2027-05-27');
    expect(answers[3]).not.toHaveProperty('details.suggestion');
    const full = request({ nights: heldBetween('2027-05-20', '2027-07-20') });
    expect(quoteStay(full)).toEqual({
      ok: false,
      code: 'DATES_TAKEN',
      message: '10 Haz 2027 Per gecesi dolu. Başka tarihler deneyin ya da bizi arayın.',
      details: { night: '2027-06-10' },
    });
  });

  it('frees a hold at the instant it expires', () => {
    const hold = held('2027-06-12', { kind: 'hold', expiresAt: NOW });
    const later = { ...hold, expiresAt: '2026-11-21T09:00:00.001Z' };
    expect(quoteStay(request({ nights: [hold] })).ok).toBe(true);
    expect(quoteStay(request({ nights: [later] })).ok).toBe(false);
  });

  it('lets one guest arrive on the day another leaves', () => {
    const nights = [held('2027-06-09'), held('2027-06-17')];
    expect(quoteStay(request({ nights })).ok).toBe(true);
    expect(quoteStay(request({ nights: [held('2027-06-16')] })).ok).toBe(false);
  });

  it('refuses a night without a price and suggests others', () => {
    expect(
      quoteStay(request({ seasons: THREE_SEASONS, stay: stay('2027-08-28', '2027-09-03') })),
    ).toEqual({
      ok: false,
      code: 'CLOSED',
      message: '1 Eyl 2027 Çar gecesi satışa kapalı. 26 Ağustos – 1 Eylül 2027 uygun.',
      details: {
        night: '2027-09-01',
        suggestion: { checkIn: '2027-08-26', checkOut: '2027-09-01' },
      },
    });
  });

  it('says that a night is held before it says that it has no price', () => {
    const answer = quoteStay(request({ seasons: [], nights: [held('2027-06-12')] }));
    expect(answer).toMatchObject({ code: 'DATES_TAKEN' });
  });

  describe('minimum nights', () => {
    const short = stay('2027-06-10', '2027-06-12');

    it('suggests a later departure', () => {
      expect(quoteStay(request({ stay: short }))).toEqual({
        ok: false,
        code: 'MIN_NIGHTS',
        message: 'Bu tarihlerde en az 5 gece konaklayabilirsiniz. 10–15 Haziran 2027 uygun.',
        details: {
          minNights: 5,
          suggestion: { checkIn: '2027-06-10', checkOut: '2027-06-15' },
        },
      });
    });

    it.each([
      ['an earlier arrival', ['2027-06-12'], '2027-06-07', '2027-06-12'],
      ['the end of the gap', ['2027-06-08', '2027-06-14'], '2027-06-09', '2027-06-14'],
      ['the whole of a shorter gap', ['2027-06-08', '2027-06-13'], '2027-06-09', '2027-06-13'],
    ])('suggests %s', (_what, nights, checkIn, checkOut) => {
      const answer = quoteStay(request({ stay: short, nights: nights.map((n) => held(n)) }));
      expect(answer).toMatchObject({
        code: 'MIN_NIGHTS',
        details: { suggestion: { checkIn, checkOut } },
      });
    });

    it('suggests nothing that cannot be sold', () => {
      const seasons = [season('a', '2027-06-09', '2027-06-13', 1000, { minNights: 6 })];
      expect(quoteStay(request({ stay: short, seasons }))).toEqual({
        ok: false,
        code: 'MIN_NIGHTS',
        message:
          'Bu tarihlerde en az 6 gece konaklayabilirsiniz. Başka tarihler deneyin ya da bizi arayın.',
        details: { minNights: 6 },
      });
    });

    it('suggests nothing beyond the nights that were loaded', () => {
      const far = season('a', '2026-01-01', '2028-12-31', 1000, { minNights: 33 });
      expect(quoteStay(request({ stay: short, seasons: [far] }))).not.toHaveProperty(
        'details.suggestion',
      );
      const near = quoteStay(request({ stay: short, seasons: [{ ...far, minNights: 32 }] }));
      expect(near).toHaveProperty('details.suggestion.checkOut', '2027-07-12');
      // The same distance backwards: the night after the stay is taken.
      const before = request({ stay: short, nights: [held('2027-06-12')] });
      const back = (minNights: number) =>
        quoteStay({ ...before, seasons: [{ ...far, minNights }] });
      expect(back(32)).toHaveProperty('details.suggestion.checkIn', '2027-05-11');
      expect(back(33)).not.toHaveProperty('details.suggestion');
    });

    it('sells the whole of a gap that is too short, and only the whole', () => {
      const nights = [held('2027-06-09'), held('2027-06-12')];
      expect(quoteStay(request({ stay: short, nights }))).toMatchObject({
        ok: true,
        nights: 2,
        cleaning: 300_000,
      });
      const part = request({ stay: stay('2027-06-10', '2027-06-11'), nights });
      expect(quoteStay(part)).toMatchObject({
        code: 'MIN_NIGHTS',
        details: { suggestion: { checkIn: '2027-06-10', checkOut: '2027-06-12' } },
      });
    });

    it('sells exactly the minimum', () => {
      expect(quoteStay(request({ stay: stay('2027-06-10', '2027-06-15') })).ok).toBe(true);
      expect(quoteStay(request({ stay: stay('2027-06-10', '2027-06-14') })).ok).toBe(false);
      expect(quoteStay(request({ stay: stay('2027-05-10', '2027-05-13') })).ok).toBe(true);
    });
  });

  it('sells until the last night on sale, whatever is priced beyond', () => {
    const seasons = [season('a', '2026-01-01', '2040-12-31', 1000)];
    const last = addDays(TODAY, SALE_NIGHTS);
    const ending = (checkOut: string) =>
      quoteStay(request({ seasons, stay: stay(addDays(checkOut, -7), checkOut) }));
    expect(ending(last).ok).toBe(true);
    const refusal = {
      code: 'CLOSED',
      message: expect.stringContaining('Satış 20 Kasım 2028 Pazartesi gününe kadar açık'),
    };
    expect(ending(addDays(last, 1))).toMatchObject({
      ...refusal,
      details: { suggestion: { checkIn: addDays(last, -7), checkOut: last } },
    });
    expect(ending(addDays(last, 400))).toMatchObject(refusal);
  });

  it('answers at the very end of the calendar', () => {
    const today = '2199-12-01';
    expect(quoteStay(request({ today, stay: stay('2199-12-20', '2199-12-31') }))).toMatchObject({
      code: 'CLOSED',
      message: '20 Ara 2199 Cum gecesi satışa kapalı. Başka tarihler deneyin ya da bizi arayın.',
    });
    expect(quoteStay(request({ today, stay: stay('2199-12-31', '2199-12-31') })).ok).toBe(false);
    const seasons = [season('a', '2199-01-01', '2199-12-31', 1000, { minNights: 9 })];
    const answer = quoteStay(request({ today, seasons, stay: stay('2199-12-29', '2199-12-31') }));
    expect(answer).toHaveProperty('details.suggestion.checkIn', '2199-12-22');
  });
});

function shuffled<T>(rows: readonly T[]) {
  return fc.shuffledSubarray([...rows], { minLength: rows.length, maxLength: rows.length });
}

describe('properties of a price', () => {
  const priced = fc.record({
    seasons: seasonsArbitrary,
    discounts: discountsArbitrary,
    stay: stayArbitrary,
  });

  it('never depends on the order of the rows', () => {
    const reordered = priced.chain((world) =>
      fc.tuple(fc.constant(world), shuffled(world.seasons), shuffled(world.discounts)),
    );
    fc.assert(
      fc.property(reordered, ([world, seasons, discounts]) => {
        expect(quoteStay(request({ ...world, seasons, discounts }))).toEqual(
          quoteStay(request(world)),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('asks for the same nights the same sum, however the stay is split', () => {
    fc.assert(
      fc.property(priced, fc.integer({ min: 1, max: 20 }), (world, at) => {
        const { checkIn, checkOut } = world.stay;
        const middle = addDays(checkIn, at);
        fc.pre(middle < checkOut);
        const gross = (from: string, to: string) => {
          const answer = priceStay(request({ ...world, stay: stay(from, to) }));
          return answer.ok ? answer.gross : Number.NaN;
        };
        expect(gross(checkIn, middle) + gross(middle, checkOut)).toBe(gross(checkIn, checkOut));
      }),
    );
  });

  it('adds up, line by line and part by part', () => {
    fc.assert(
      fc.property(
        priced,
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (world, prepaymentRate, commissionRate) => {
          const answer = priceStay(
            request({ ...world, terms: terms({ prepaymentRate, commissionRate }) }),
          );
          fc.pre(answer.ok);
          expect(sumKurus(answer.lines.map((line) => line.amount))).toBe(answer.total);
          expect(answer.prepayment + answer.balance).toBe(answer.total);
          expect(answer.prepayment).toBeLessThanOrEqual(answer.total);
          expect(answer.prepayment).toBeGreaterThanOrEqual(0);
          expect(answer.net).toBe(answer.gross - answer.ownerDiscount);
          for (const { amount } of answer.lines) {
            expect(Number.isSafeInteger(amount)).toBe(true);
            expect(parseLira(formatKurus(amount))).toBe(amount);
          }
        },
      ),
    );
  });

  it('never sells a held night, and only suggests what it would sell', () => {
    const taken = fc.uniqueArray(fc.integer({ min: 0, max: 66 }), { maxLength: 25 });
    fc.assert(
      fc.property(priced, taken, (world, offsets) => {
        const nights = offsets.map((n) => held(addDays(TODAY, n)));
        const asked = request({ ...world, nights });
        const answer = quoteStay(asked);
        if (answer.ok) {
          const own = eachNight(asked.stay.checkIn, asked.stay.checkOut);
          expect(nights.some(({ night }) => own.includes(night))).toBe(false);
        } else if (answer.details.suggestion) {
          const instead = { ...asked.stay, ...answer.details.suggestion };
          expect(quoteStay({ ...asked, stay: instead }).ok).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
