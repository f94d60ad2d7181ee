import { describe, expect, it } from 'vitest';
import { sellWhole } from '#domain/prices/sell-whole.ts';
import type { StayDays } from '#domain/prices/stay-days.ts';
import { findStays } from '#domain/desk/find/find-stays.ts';
import { quoteStay } from '#domain/reservations/pricing/pricing.ts';
import { held, season, terms } from '#domain/reservations/pricing/pricing.testing.ts';
import type { Season } from '#domain/reservations/pricing/seasons.ts';
import { departuresFrom } from '#domain/reservations/departures.ts';
import { calendarDays } from '#domain/reservations/stay-calendar.ts';
import { addDays, eachNight, nightsBetween } from '#domain/values/dates.ts';
import { modelSells, tabulate } from '#tests/support/weekday-model.ts';
import { countBits } from '../index/bitset.ts';
import { buildSearchIndex } from '../index/build-index.ts';
import { query, villa } from '../index/catalogues.testing.ts';
import { shortGaps } from './gaps.ts';
import { findVillas } from './search.ts';

/*
 * Cases that people would ask about, each said by hand and answered by everything that sells: kernel,
 * quote, desk, calendar, and the independent model. 1 May 2028 is a Monday, 2028 has a 29 February.
 */
const TODAY = '2028-01-01';
const NIGHTS = 400;
const NOW = '2028-01-01T09:00:00.000Z';
const OWN = terms({ minNightsSeason: 7, minNightsOther: 3 });

type House = { rows: Season[]; taken?: string[] };
type Case = [name: string, house: House, checkIn: string, checkOut: string, code: string | null];

const row = (startsOn: string, endsOn: string, rules: StayDays & { minNights?: number } = {}) =>
  season(startsOn, startsOn, endsOn, 500_000, { minNights: null, ...rules });
const whole = (rows: Season[], startsOn: string, endsOn: string) =>
  sellWhole(rows as never, { startsOn, endsOn }).map((one, i) => ({
    ...season(String(i), one.startsOn, one.endsOn, one.nightly),
    ...one,
    id: String(i),
  })) as Season[];
const nightsOf = (from: string, to: string) => eachNight(from, to);

const YEAR = [row('2028-01-01', '2029-12-31')];
/** Friday to Tuesday, 5 to 9 May, sold as five nights. */
const FEAST: House = { rows: whole(YEAR, '2028-05-05', '2028-05-09') };
/** Two feasts that touch, whichever is entered first. */
const TWO: House = {
  rows: whole(whole(YEAR, '2028-05-10', '2028-05-12'), '2028-05-05', '2028-05-09'),
};
const TWO_OTHER_WAY: House = {
  rows: whole(whole(YEAR, '2028-05-05', '2028-05-09'), '2028-05-10', '2028-05-12'),
};
const SATURDAYS = { arrivalDays: [6], departureDays: [6] };
/** June as it comes, four nights for those who arrive on a Friday; July by the week. */
const EDGE: House = {
  rows: [
    row('2028-05-15', '2028-06-30', {
      minNights: 2,
      dayNights: [{ day: 5, minNights: 4, maxNights: 9 }],
    }),
    row('2028-07-01', '2028-08-31', SATURDAYS),
  ],
};
const LEAP: House = { rows: [row('2028-02-01', '2028-03-31', { arrivalDays: [2] })] };
const NEW_YEAR: House = {
  rows: [
    row('2028-12-20', '2028-12-31', { arrivalDays: [6], minNights: 2 }),
    row('2029-01-01', '2029-01-31', { departureDays: [1], minNights: 2 }),
  ],
};
/** Taken until Saturday 8 July and again from Wednesday 12, then from Saturday 22. */
const GAPS: House = {
  rows: [row('2028-06-01', '2028-08-31', { ...SATURDAYS, minNights: 14 })],
  taken: [
    ...nightsOf('2028-07-01', '2028-07-08'),
    ...nightsOf('2028-07-12', '2028-07-15'),
    ...nightsOf('2028-07-22', '2028-07-29'),
  ],
};
const CLOSED: House = {
  rows: [row('2028-06-01', '2028-08-31', { arrivalDays: [] })],
  taken: [...nightsOf('2028-07-01', '2028-07-08'), ...nightsOf('2028-07-10', '2028-07-12')],
};
const FEAST_HALF_TAKEN: House = { ...FEAST, taken: ['2028-05-08'] };

const CASES: Case[] = [
  ['a feast whole', FEAST, '2028-05-05', '2028-05-10', null],
  ['a feast but its last night', FEAST, '2028-05-05', '2028-05-09', 'DEPARTURE_DAY'],
  ['a feast but its first night', FEAST, '2028-05-06', '2028-05-10', 'ARRIVAL_DAY'],
  ['a feast with days before', FEAST, '2028-05-02', '2028-05-10', null],
  ['a feast with days after', FEAST, '2028-05-05', '2028-05-14', null],
  ['into a feast', FEAST, '2028-05-02', '2028-05-07', 'DEPARTURE_DAY'],
  ['up to a feast', FEAST, '2028-05-02', '2028-05-05', null],
  ['from a feast on', FEAST, '2028-05-10', '2028-05-13', null],
  ['what somebody left of a feast', FEAST_HALF_TAKEN, '2028-05-05', '2028-05-08', 'DEPARTURE_DAY'],
  ['its last night alone', FEAST_HALF_TAKEN, '2028-05-09', '2028-05-10', 'ARRIVAL_DAY'],
  ['the first of two feasts', TWO, '2028-05-05', '2028-05-10', null],
  ['the second of two feasts', TWO, '2028-05-10', '2028-05-13', null],
  ['both feasts', TWO, '2028-05-05', '2028-05-13', null],
  ['one and a half feasts', TWO, '2028-05-05', '2028-05-12', 'DEPARTURE_DAY'],
  ['the first, entered first', TWO_OTHER_WAY, '2028-05-05', '2028-05-10', null],
  ['the second, entered last', TWO_OTHER_WAY, '2028-05-10', '2028-05-13', null],
  ['both, entered in order', TWO_OTHER_WAY, '2028-05-05', '2028-05-13', null],
  ['one night of a Friday', EDGE, '2028-06-30', '2028-07-01', 'MIN_NIGHTS'],
  ['a Friday over the edge', EDGE, '2028-06-30', '2028-07-04', 'DEPARTURE_DAY'],
  ['a Friday to a Saturday', EDGE, '2028-06-30', '2028-07-08', null],
  ['a Friday too long', EDGE, '2028-06-23', '2028-07-08', 'MAX_NIGHTS'],
  ['a Thursday to the edge', EDGE, '2028-06-29', '2028-07-01', null],
  ['a Sunday of July', EDGE, '2028-07-02', '2028-07-08', 'ARRIVAL_DAY'],
  ['out of the rows on a weekday', EDGE, '2028-08-26', '2028-09-01', 'MIN_NIGHTS'],
  ['a leap day', LEAP, '2028-02-29', '2028-03-07', null],
  ['over a leap day', LEAP, '2028-02-22', '2028-03-01', null],
  ['the day before', LEAP, '2028-02-28', '2028-03-06', 'ARRIVAL_DAY'],
  ['the day after', LEAP, '2028-03-01', '2028-03-08', 'ARRIVAL_DAY'],
  ['New Year to a Monday', NEW_YEAR, '2028-12-30', '2029-01-01', null],
  ['New Year to a Tuesday', NEW_YEAR, '2028-12-30', '2029-01-02', 'DEPARTURE_DAY'],
  ['New Year from a Sunday', NEW_YEAR, '2028-12-31', '2029-01-08', 'ARRIVAL_DAY'],
  ['a gap that ends on a Wednesday', GAPS, '2028-07-08', '2028-07-12', 'DEPARTURE_DAY'],
  ['a gap of a week', GAPS, '2028-07-15', '2028-07-22', null],
  ['a part of a gap', GAPS, '2028-07-15', '2028-07-20', 'DEPARTURE_DAY'],
  ['a gap closed to arrival', CLOSED, '2028-07-08', '2028-07-10', 'ARRIVAL_DAY'],
  ['a summer closed to arrival', CLOSED, '2028-08-01', '2028-08-08', 'ARRIVAL_DAY'],
];

describe.each(CASES)('%s', (_name, { rows, taken = [] }, checkIn, checkOut, code) => {
  const index = buildSearchIndex(
    [
      villa(1, {
        seasons: rows,
        terms: OWN,
        taken: taken.map((night) => ({ night, expiresAt: null })),
      }),
    ],
    { today: TODAY, nights: NIGHTS, now: NOW },
  );
  const night = nightsBetween(TODAY, checkIn);
  const nights = nightsBetween(checkIn, checkOut);
  const isSold = code === null;
  const nightRows = taken.map((day) => held(day));

  it(`is ${isSold ? 'sold' : `refused by ${code}`} by all who sell`, () => {
    const quoted = quoteStay({
      stay: { checkIn, checkOut, adults: 2, children: 0, babies: 0 },
      seasons: rows,
      terms: OWN,
      nights: nightRows,
      discounts: [],
      now: NOW,
      today: TODAY,
    });
    const days = calendarDays({
      from: addDays(checkIn, -1),
      to: addDays(checkOut, 40),
      today: TODAY,
      nights: nightRows,
      seasons: rows,
      villa: OWN,
      now: NOW,
    });
    const onPhone = findStays(
      { index } as never,
      index.onSale,
      { nights, tried: [night] } as never,
      {} as never,
    );
    const table = tabulate({ seasons: rows, terms: OWN, taken: new Set(taken) }, TODAY, NIGHTS);
    expect({
      quote: quoted.ok ? null : quoted.code,
      kernel:
        countBits(findVillas(index, query({ checkin: checkIn, checkout: checkOut })).all) === 1,
      desk: onPhone[0]?.broken === null,
      calendar: days[1]?.arrival === true && departuresFrom(days, checkIn).includes(checkOut),
      model: modelSells(table, night, night + nights),
      gap: shortGaps(index, {}).some((one) => one.checkin === checkIn && one.checkout === checkOut),
    }).toEqual({
      quote: code,
      kernel: isSold,
      desk: isSold,
      calendar: isSold,
      model: isSold,
      gap: _name === 'a gap of a week',
    });
  });
});
