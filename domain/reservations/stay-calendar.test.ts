import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, eachNight } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import { quoteStay } from '#domain/reservations/pricing/pricing.ts';
import {
  held,
  NOW,
  request,
  season,
  seasonsArbitrary,
  stay,
  terms,
  TODAY,
} from '#domain/reservations/pricing/pricing.testing.ts';
import { runs } from '#tests/support/runs.ts';
import { calendarDays, wireState } from './stay-calendar.ts';
import { SALE_NIGHTS } from '#domain/sale-horizon.ts';
import type { CalendarDay, CalendarRequest } from './stay-calendar.ts';
import { departuresFrom } from './departures.ts';

const june = (date: number) => `2027-06-${String(date).padStart(2, '0')}`;

function calendar(overrides: Partial<CalendarRequest> = {}): CalendarDay[] {
  return calendarDays({
    from: june(1),
    to: '2027-07-01',
    today: TODAY,
    nights: [],
    seasons: [season('all', '2026-01-01', '2028-12-31', 500_000)],
    villa: terms(),
    now: NOW,
    ...overrides,
  });
}

function show(days: readonly CalendarDay[], from: number, to: number) {
  return days
    .slice(from - 1, to)
    .map(
      (d) =>
        `${Number(d.date.slice(8))} ${d.state} ${d.arrival ? 'A' : '-'}${d.departure ? 'D' : '-'}`,
    );
}

describe('calendarDays', () => {
  it('gives one cell a day of [from, to)', () => {
    const days = calendar();
    expect(days.map((day) => day.date)).toEqual(eachNight(june(1), '2027-07-01'));
    expect(days[0]).toEqual({
      date: june(1),
      state: 'free',
      arrival: true,
      departure: true,
      price: 500_000,
      minNights: 5,
    });
    expect(calendar({ to: june(1) })).toEqual([]);
  });

  it('halves the changeover days of a stay', () => {
    // A free week from 10 to 17 June: one guest leaves on the 10th, the next arrives on the 17th.
    const days = calendar({ nights: eachNight(june(10), june(17)).map((n) => held(n)) });
    expect(show(days, 5, 10)).toEqual([
      '5 free AD',
      '6 free -D',
      '7 free -D',
      '8 free -D',
      '9 free -D',
      '10 booked -D',
    ]);
    expect(show(days, 11, 12)).toEqual(['11 booked --', '12 booked --']);
    expect(show(days, 16, 22)).toEqual([
      '16 booked --',
      '17 free A-',
      '18 free A-',
      '19 free A-',
      '20 free A-',
      '21 free A-',
      '22 free AD',
    ]);
    expect(days[9]?.reason).toBe('Yalnız çıkış');
    expect(days[10]?.reason).toBe('Dolu');
    expect(days[16]?.reason).toBeUndefined();
    expect(days[5]?.reason).toBe('Yalnız çıkış');
  });

  it('sells a gap below the minimum as a whole', () => {
    const days = calendar({ nights: [held(june(9)), held(june(13))] });
    expect(show(days, 9, 14)).toEqual([
      '9 booked -D',
      '10 free A-',
      '11 free --',
      '12 free --',
      '13 booked -D',
      '14 free A-',
    ]);
    expect(days[9]?.minNights).toBe(3);
    expect(days[10]).toMatchObject({ minNights: 5, reason: 'En az 5 gece' });
    expect(departuresFrom(days, june(10))).toEqual([june(13)]);
  });

  it('sells what is left from today to the next stay, and nothing before today', () => {
    const days = calendar({ today: june(10), nights: [held(june(12))] });
    expect(show(days, 8, 12)).toEqual([
      '8 past --',
      '9 past --',
      '10 free A-',
      '11 free --',
      '12 booked -D',
    ]);
    expect(days[8]?.reason).toBe('Geçmiş gün');
    expect(days[9]?.minNights).toBe(2);
  });

  it('does not sell a rest at the end of the price table', () => {
    const days = calendar({ seasons: [season('a', june(1), june(20), 500_000)] });
    expect(show(days, 15, 22)).toEqual([
      '15 free AD',
      '16 free AD',
      '17 free -D',
      '18 free -D',
      '19 free -D',
      '20 free -D',
      '21 closed -D',
      '22 closed --',
    ]);
    expect(days[20]).toMatchObject({ price: null, reason: 'Yalnız çıkış' });
    expect(days[21]?.reason).toBe('Satışa kapalı');
    // 1 June follows a gap too: no departure before five nights.
    expect(show(days, 1, 6)).toEqual([
      '1 free A-',
      '2 free A-',
      '3 free A-',
      '4 free A-',
      '5 free A-',
      '6 free AD',
    ]);
  });

  it('distinguishes holds, blocks and expired rows', () => {
    const days = calendar({
      nights: [
        held(june(2), { kind: 'hold' }),
        held(june(3), { kind: 'block' }),
        held(june(4), { kind: 'block', option: true }),
        held(june(5), { kind: 'external' }),
        held(june(6), { kind: 'hold', expiresAt: NOW }),
      ],
    });
    expect(days.slice(1, 6).map((d) => d.state)).toEqual([
      'option',
      'blocked',
      'option',
      'booked',
      'free',
    ]);
    // 1 June follows 31 May, so one may leave on the 2nd; the others lie inside.
    expect(days.slice(1, 5).map((d) => d.reason)).toEqual([
      'Yalnız çıkış',
      'Dolu',
      'Opsiyonlu',
      'Dolu',
    ]);
  });

  it('lets every kind of held night bound a gap', () => {
    for (const kind of ['hold', 'block', 'external', 'reservation'] as const) {
      const days = calendar({ nights: [held(june(9), { kind }), held(june(12), { kind })] });
      expect(days[9]).toMatchObject({ arrival: true, minNights: 2 });
    }
  });

  it('reads the minimum from the row that covers check-in', () => {
    const seasons = [
      season('a', june(1), june(9), 500_000, { minNights: 2 }),
      season('b', june(10), june(30), 700_000, { minNights: 7 }),
    ];
    const days = calendar({ seasons, nights: [held(june(12))] });
    expect(days[8]).toMatchObject({ minNights: 2, arrival: true, price: 500_000 });
    expect(days[9]).toMatchObject({ minNights: 7, arrival: false, price: 700_000 });
    expect(days[11]?.departure).toBe(true);
  });

  it('looks beyond the days shown on both sides', () => {
    const nights = [held('2027-05-30'), held('2027-07-03')];
    const days = calendar({ nights, villa: terms({ minNightsOther: 5 }) });
    // Nights 31 May to 3 June are too few to leave on the 4th; from 5 June on they are enough.
    expect(show(days, 3, 5)).toEqual(['3 free A-', '4 free A-', '5 free AD']);
    expect(show(days, 27, 30)).toEqual(['27 free AD', '28 free AD', '29 free -D', '30 free -D']);
  });

  it('ends no stay after more than a hundred nights', () => {
    const long = season('a', june(1), '2028-12-31', 500_000, { minNights: 101 });
    expect(
      calendar({ seasons: [long], to: '2027-12-01' }).some((d) => d.arrival || d.departure),
    ).toBe(false);
    const longest = { ...long, minNights: 100 };
    const days = calendar({ seasons: [longest], to: '2027-10-01' });
    expect(days[0]).toMatchObject({ arrival: true, minNights: 100 });
    expect(days.findIndex((d) => d.departure)).toBe(100);
  });

  it('works at either end of the calendar', () => {
    const all = [season('a', '2000-01-01', '2199-12-31', 1000)];
    const end = { from: '2199-12-20', to: '2199-12-31', today: '2199-12-01' };
    const last = calendar({ ...end, seasons: all });
    expect(last.map((d) => d.arrival)).toEqual(last.map((d) => d.date <= '2199-12-28'));
    const first = calendar({
      from: '2000-01-01',
      to: '2000-01-10',
      seasons: all,
      today: '2000-01-01',
    });
    expect(first.map((d) => d.departure)).toEqual(first.map((d) => d.date >= '2000-01-04'));
  });

  it('closes what is not for sale yet, and still lets a stay end on the last day', () => {
    const seasons = [season('a', '2026-01-01', '2040-12-31', 1000)];
    const from = addDays(TODAY, SALE_NIGHTS - 4);
    const days = calendar({ from, to: addDays(from, 8), seasons });
    expect(days.map(({ state, departure }) => [state, departure])).toEqual([
      ...Array.from({ length: 4 }, () => ['free', true]),
      ['closed', true],
      ...Array.from({ length: 3 }, () => ['closed', false]),
    ]);
  });

  it('agrees with the quote on every day, whatever is held and priced', () => {
    const world = fc.record({
      seasons: seasonsArbitrary,
      taken: fc.uniqueArray(fc.integer({ min: -3, max: 30 }), { maxLength: 10 }),
      min: fc.integer({ min: 1, max: 8 }),
    });
    const LONGEST = 16;
    fc.assert(
      fc.property(world, ({ seasons, taken, min }) => {
        const villa = terms({ minNightsOther: min });
        const nights = taken.map((n) => held(addDays(TODAY, n)));
        const from = addDays(TODAY, -2);
        const days = calendar({ from, to: addDays(TODAY, 14), nights, seasons, villa });
        const isSold = (checkIn: Day, checkOut: Day) =>
          quoteStay(request({ stay: stay(checkIn, checkOut), nights, seasons, terms: villa })).ok;
        for (const { date, arrival, departure, minNights } of days) {
          const lengths = Array.from({ length: LONGEST }, (_, i) => i + 1);
          const sold = lengths.filter((n) => isSold(date, addDays(date, n)));
          expect(arrival).toBe(sold.length > 0);
          if (arrival) expect(minNights).toBe(sold[0]);
          expect(departure).toBe(lengths.some((n) => isSold(addDays(date, -n), date)));
          const reachable = sold.map((n) => addDays(date, n)).filter((d) => d < addDays(TODAY, 14));
          expect(departuresFrom(days, date).slice(0, reachable.length)).toEqual(reachable);
        }
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('departuresFrom', () => {
  it('offers every day from the minimum to the next held night', () => {
    const days = calendar({ nights: [held(june(20))] });
    expect(departuresFrom(days, june(12))).toEqual([17, 18, 19, 20].map(june));
  });
  it('offers nothing where nothing may begin or the day is not shown', () => {
    const days = calendar({ nights: [held(june(20))] });
    expect(departuresFrom(days, june(18))).toEqual([]);
    expect(departuresFrom(days, june(20))).toEqual([]);
    expect(departuresFrom(days, '2027-08-01')).toEqual([]);
    expect(departuresFrom([], june(1))).toEqual([]);
  });
  it('stops at the last day shown and after a hundred nights', () => {
    const days = calendar({ to: '2027-12-01' });
    expect(departuresFrom(days, '2027-11-25').at(-1)).toBe('2027-11-30');
    expect(departuresFrom(days, june(1))).toHaveLength(96);
    expect(departuresFrom(days, june(1)).at(-1)).toBe(addDays(june(1), 100));
  });
});

it('sends less to the client', () => {
  const states = ['free', 'booked', 'option', 'blocked', 'past', 'closed'] as const;
  expect(states.map(wireState)).toEqual([
    'free',
    'booked',
    'option',
    'blocked',
    'blocked',
    'blocked',
  ]);
});
