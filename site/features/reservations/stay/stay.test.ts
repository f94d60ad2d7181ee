import { describe, expect, it } from 'vitest';
import { dayAfterKey } from '#site/lib/calendar-keys.ts';
import { comingStay, readStay, stayQuery } from './stay.ts';

const read = (query: string) => readStay(new URLSearchParams(query));

describe('readStay', () => {
  it('takes what is usable and leaves the rest out', () => {
    expect(read('checkin=2027-06-01&checkout=2027-06-08&adults=4&babies=1')).toEqual({
      checkIn: '2027-06-01',
      checkOut: '2027-06-08',
      adults: 4,
      children: 0,
      babies: 1,
    });
    expect(read('checkin=2027-02-30&checkout=x&adults=-3&children=1e9')).toEqual({
      checkIn: null,
      checkOut: null,
      adults: 2,
      children: 0,
      babies: 0,
    });
    expect(read('checkin=2027-06-08&checkout=2027-06-01').checkOut).toBeNull();
    expect(read('adults=0').adults).toBe(1);
    expect(read('adults=99').adults).toBe(30);
  });

  it('writes what it reads', () => {
    const query = 'checkin=2027-06-01&checkout=2027-06-08&adults=3&children=2';
    expect(stayQuery(read(query)).toString()).toBe(query);
  });
});

describe('an old link', () => {
  it.each([
    ['checkin=2026-07-11&checkout=2026-07-18&adults=4', '2027-07-10', '2027-07-17'],
    ['checkin=2026-11-27&checkout=2026-11-29', '2027-11-26', '2027-11-28'],
  ])('asks for the same week of the coming year: %s', (query, checkIn, checkOut) => {
    expect(comingStay(read(query), '2026-11-28')).toEqual({ ...read(query), checkIn, checkOut });
  });

  it.each(['', 'checkin=2026-07-11', 'checkin=2026-11-28&checkout=2026-11-30'])(
    'is none with “%s”',
    (query) => expect(comingStay(read(query), '2026-11-28')).toBeNull(),
  );
});

describe('dayAfterKey', () => {
  it.each([
    ['ArrowLeft', '2027-05-30'],
    ['ArrowDown', '2027-06-07'],
    ['Home', '2027-05-31'],
    ['End', '2027-06-06'],
    ['PageUp', '2027-04-30'],
    ['PageDown', '2027-06-30'],
    ['Enter', null],
  ])('%s', (key, day) => expect(dayAfterKey(key, '2027-05-31')).toBe(day));

  it.each([
    ['ArrowLeft', '2027-06-01'],
    ['ArrowRight', '2027-05-30'],
    ['ArrowDown', '2027-06-07'],
  ])('%s, read from right to left', (key, day) =>
    expect(dayAfterKey(key, '2027-05-31', -1)).toBe(day),
  );
});
