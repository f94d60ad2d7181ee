import { describe, expect, it } from 'vitest';
import { calendarDays, wireState } from '#domain/reservations/stay-calendar.ts';
import type { AvailabilityDay } from '#domain/availability/schema.ts';
import { addDays } from '#domain/values/dates.ts';
import { dayUses, nearbyStays } from './choosing.ts';

const TODAY = '2027-06-01';
const june = (date: number) => `2027-06-${String(date).padStart(2, '0')}`;

/** June with the nights of the 10th to the 12th sold; at least five nights. */
function days(): AvailabilityDay[] {
  const request = {
    from: TODAY,
    to: addDays(TODAY, 40),
    today: TODAY,
    now: '2027-06-01T06:00:00Z',
    nights: [10, 11, 12].map((date) => ({
      night: june(date),
      kind: 'reservation' as const,
      option: false,
      expiresAt: null,
    })),
    seasons: [
      {
        id: 'a',
        startsOn: '2027-01-01',
        endsOn: '2027-12-31',
        nightly: 490_000,
        minNights: 5,
        shortStayFee: null,
        cleaningThreshold: null,
      },
    ],
    villa: {
      maxAdults: 6,
      maxChildren: 4,
      maxBabies: 2,
      capacity: 6,
      minNightsSeason: 5,
      minNightsOther: 3,
      cleaningFee: 0,
      cleaningThreshold: 7,
      prepaymentRate: 2000,
      commissionRate: 2000,
      deposit: 0,
    },
  };
  return calendarDays(request).map((day) => ({ ...day, state: wireState(day.state) }));
}

describe('dayUses', () => {
  it('says why a stay cannot begin', () => {
    const uses = dayUses(days(), null);
    expect(uses.get(june(2))).toEqual({ as: 'arrival' });
    expect(uses.get(june(10))).toEqual({ as: 'nothing', reason: 'Yalnız çıkış' });
    expect(uses.get(june(11))).toEqual({ as: 'nothing', reason: 'Dolu' });
    expect(uses.get(june(13))).toEqual({ as: 'arrival' });
  });

  it('offers departures up to the next guest and explains the days before', () => {
    const uses = dayUses(days(), june(2));
    expect(uses.get(june(4))).toEqual({ as: 'nothing', reason: 'En az 5 gece' });
    expect(uses.get(june(7))).toEqual({ as: 'departure' });
    expect(uses.get(june(10))).toEqual({ as: 'departure' });
    expect(uses.get(june(11))).toEqual({ as: 'nothing', reason: 'Dolu' });
    expect(uses.get(june(14))).toEqual({ as: 'arrival' });
  });
});

describe('nearbyStays', () => {
  it('finds stays of the same length around a taken one, nearest first', () => {
    const wanted = { checkIn: june(8), checkOut: june(13) };
    expect(nearbyStays(days(), wanted, 2)).toEqual([
      { checkIn: june(5), checkOut: june(10) },
      { checkIn: june(4), checkOut: june(9) },
    ]);
  });

  it('finds the shortest stays that are sold around one that is too short', () => {
    const wanted = { checkIn: june(4), checkOut: june(5) };
    expect(nearbyStays(days(), wanted, 3)).toEqual([
      { checkIn: june(4), checkOut: june(9) },
      { checkIn: june(3), checkOut: june(8) },
      { checkIn: june(5), checkOut: june(10) },
    ]);
  });
});
