import { describe, expect, it } from 'vitest';
import { season, terms } from '#domain/reservations/pricing/pricing.testing.ts';
import { changeMinimum, lastHighSeason, nightsTaken, repriceSeason } from './last-season.ts';

const span = { from: '2026-06-01', to: '2026-10-01' };
const STAYS = [
  { checkIn: '2026-06-01', checkOut: '2026-09-20', gross: 900_000 },
  { checkIn: '2026-09-26', checkOut: '2026-09-28', gross: 100_000 },
];

const past = (minNights: number | null) => ({
  span,
  seasons: [season('a', '2026-05-01', '2026-09-30', 500_000, { minNights })],
  terms: terms({ minNightsSeason: 5 }),
  taken: nightsTaken(STAYS, ['2026-09-25']),
  stays: STAYS,
});

describe('another minimum stay last season', () => {
  it('is judged on the calendar as it ended', () => {
    // Free: 20–24 September, a whole gap, and 28–30 September, after which nothing is for sale.
    expect(changeMinimum(past(null), 3)).toEqual({
      freeNights: 8,
      before: { arrivals: 1, unsellable: 3 },
      after: { arrivals: 4, unsellable: 0 },
      shorter: { stays: 1, nights: 2, gross: 100_000 },
    });
  });

  it('may close what was open', () => {
    const { before, after } = changeMinimum(past(2), 7);
    expect([before, after]).toEqual([
      { arrivals: 6, unsellable: 0 },
      { arrivals: 1, unsellable: 3 },
    ]);
  });
});

describe('another price last season', () => {
  it('says from how many nights on it gains or loses', () => {
    const was = { stays: 10, nights: 70, gross: 7_000_000 };
    expect(repriceSeason(was, 1000)).toEqual({ gross: 7_700_000, breakEvenNights: 6 });
    expect(repriceSeason(was, -1000)).toEqual({ gross: 6_300_000, breakEvenNights: 8 });
    expect(repriceSeason({ stays: 0, nights: 0, gross: 0 }, 1000).breakEvenNights).toBe(0);
  });
});

it.each([
  ['2026-09-30', '2025-06-01'],
  ['2026-10-01', '2026-06-01'],
  ['2027-02-01', '2026-06-01'],
])('the last high season on %s began on %s', (today, from) => {
  expect(lastHighSeason(today).from).toBe(from);
});
