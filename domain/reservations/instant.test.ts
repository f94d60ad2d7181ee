import { describe, expect, it } from 'vitest';
import { findInstantEnd, type InstantVilla, isSoldAtOnce, sellsAtOnce } from './instant.ts';
import { season } from './pricing/pricing.testing.ts';

const NOW = '2027-05-01T09:00:00.000Z';
const RULE = { minutes: 20, feedHours: 3 };
const VILLA: InstantVilla = { instant: true, instantAgreedOn: '2027-01-05', feedReadAt: null };
const STAY = {
  checkIn: '2027-06-10',
  checkOut: '2027-06-17',
  checkInTime: '16:00',
  prepayment: 700_000,
};
const rows = (...instant: (boolean | null)[]) =>
  instant.map((one, i) => ({
    ...season(
      `row ${i}`,
      `2027-06-${String(10 + 4 * i).padStart(2, '0')}`,
      `2027-06-${13 + 4 * i}`,
      400_000,
    ),
    instant: one,
  }));

describe('a stay can be booked at once', () => {
  const endOf = (
    villa: Partial<InstantVilla> = {},
    stay: Partial<typeof STAY> = {},
    instant: (boolean | null)[] = [null, null],
    now = NOW,
  ) => findInstantEnd({ ...VILLA, ...villa }, RULE, rows(...instant), { ...STAY, ...stay }, now);

  it('for as long as its guest may pay', () => {
    expect(endOf()).toBe('2027-05-01T09:20:00.000Z');
  });

  it.each<[string, Parameters<typeof endOf>, boolean]>([
    ['the villa does not say so', [{ instant: false }], false],
    [
      'the villa does not say so, but every season does',
      [{ instant: false }, {}, [true, true]],
      true,
    ],
    ['one season of two does not', [{}, {}, [null, false]], false],
    ['one season of two does alone', [{ instant: false }, {}, [true, null]], false],
    ['the owner has not agreed', [{ instantAgreedOn: null }], false],
    ['a calendar was read three hours ago', [{ feedReadAt: '2027-05-01T06:00:00.000Z' }], true],
    ['a calendar was read before that', [{ feedReadAt: '2027-05-01T05:59:59.999Z' }], false],
    ['a calendar was never read', [{ feedReadAt: '' }], false],
    ['there is nothing to pay', [{}, { prepayment: 0 }], false],
    [
      'the time to pay ends at the arrival',
      [{}, {}, [null, null], '2027-06-10T12:40:00.000Z'],
      true,
    ],
    ['it would end after the arrival', [{}, {}, [null, null], '2027-06-10T12:40:00.001Z'], false],
  ])('or not: %s', (_name, given, isOpen) => {
    expect(endOf(...given) !== null).toBe(isOpen);
  });
});

it('a villa sells at once where it or any season says so', () => {
  expect([sellsAtOnce(true, rows(false)), sellsAtOnce(false, rows(null, true))]).toEqual([
    true,
    true,
  ]);
  expect(sellsAtOnce(false, rows(null, false))).toBe(false);
});

it('a night is of its own row: the morning of departure does not count', () => {
  const stay = { checkIn: '2027-06-12', checkOut: '2027-06-14' };
  expect(isSoldAtOnce(true, rows(null, false), stay)).toBe(true);
  expect(isSoldAtOnce(true, rows(null, false), { ...stay, checkOut: '2027-06-15' })).toBe(false);
});
