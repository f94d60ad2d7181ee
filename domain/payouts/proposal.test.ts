import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumKurus } from '#domain/values/money.ts';
import { dueAfter, dueOf, findObstacle, nextDue, spread } from './proposal.ts';

const stay = (checkIn: string, checkOut: string, owed: number, isAgreed = false) => ({
  checkIn,
  checkOut,
  owed,
  isAgreed,
});

describe('what is due', () => {
  const positions = [
    stay('2027-05-17', '2027-05-24', 500),
    stay('2027-05-10', '2027-05-17', 1000),
    stay('2027-09-01', '2027-09-08', -300),
  ];

  it.each([
    ['the day before the first arrival', 'arrival', '2027-05-09', -300],
    ['the first arrival', 'arrival', '2027-05-10', 700],
    ['the same day, paid after departure', 'departure', '2027-05-10', -300],
    ['the first departure', 'departure', '2027-05-17', 700],
    ['the second arrival', 'arrival', '2027-05-17', 1200],
  ] as const)('on %s', (_, timing, until, due) => {
    expect(dueOf(positions, timing, until).due).toBe(due);
  });

  it('counts a commission above the prepayment when the stay is due, not before', () => {
    const agreed = [...positions, stay('2027-05-17', '2027-05-24', -200, true)];
    expect(dueOf(agreed, 'arrival', '2027-05-10').due).toBe(700);
    expect(dueOf(agreed, 'arrival', '2027-05-17').due).toBe(1000);
    expect(nextDue(agreed, 'arrival', '2027-05-10')).toEqual({ day: '2027-05-17', amount: 300 });
  });

  it('is named the oldest first', () => {
    const { stays } = dueOf(positions, 'arrival', '2027-12-31');
    expect(stays.map(({ owed }) => owed)).toEqual([1000, 500, -300]);
  });
});

it.each([
  ['arrival', '2027-05-09', { day: '2027-05-10', amount: 1000 }],
  ['arrival', '2027-05-10', { day: '2027-05-17', amount: 500 }],
  ['departure', '2027-05-10', { day: '2027-05-17', amount: 1000 }],
  ['arrival', '2027-05-17', null],
] as const)('is paid next, %s and seen from %s, on %j', (timing, today, next) => {
  const positions = [
    stay('2027-05-17', '2027-05-24', 500),
    stay('2027-05-10', '2027-05-17', 1000),
    stay('2027-09-01', '2027-09-08', -300),
  ];
  expect(nextDue(positions, timing, today)).toEqual(next);
});

it.each([
  [0, 'TR330006100519786457841326', 'overpaid'],
  [-1, null, 'overpaid'],
  [1, null, 'no_iban'],
  [1, '', 'no_iban'],
  [1, 'TR330006100519786457841327', 'bad_iban'],
  [1, 'TR330006100519786457841326', null],
] as const)('with %d due and the IBAN %s an owner meets %s', (due, iban, obstacle) => {
  expect(findObstacle(due, iban)).toBe(obstacle);
});

it('spreads exactly the amount, and no stay gets more than is open', () => {
  const owed = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 12 });
  fc.assert(
    fc.property(owed, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, share) => {
      const stays = amounts.map((open) => stay('2027-05-10', '2027-05-17', open));
      const due = sumKurus(amounts);
      fc.pre(due > 0);
      const amount = Math.max(1, Math.floor(due * share));
      const parts = spread(amount, stays);
      expect(sumKurus(parts.map((part) => part.amount))).toBe(amount);
      for (const part of parts) {
        expect(part.amount).toBeGreaterThan(0);
        expect(part.amount).toBeLessThanOrEqual(part.stay.owed);
      }
    }),
  );
});

it('says of all owners what becomes due on which day after one, each by the own rule', () => {
  const of = (
    ownerId: number,
    timing: 'arrival' | 'departure',
    position: ReturnType<typeof stay>,
  ) => ({
    ...position,
    ownerId,
    timing,
  });
  const positions = [
    of(1, 'arrival', stay('2027-05-24', '2027-05-31', 500)),
    of(1, 'arrival', stay('2027-05-24', '2027-05-28', 200)),
    of(2, 'departure', stay('2027-05-17', '2027-05-24', 1000)),
    of(2, 'departure', stay('2027-05-24', '2027-05-31', 40)),
    // Due already, and paid too much.
    of(1, 'arrival', stay('2027-05-17', '2027-05-24', 7)),
    of(3, 'arrival', stay('2027-05-24', '2027-05-31', -300)),
  ];
  expect(dueAfter(positions, '2027-05-17')).toEqual([
    { day: '2027-05-24', owners: 2, amount: 1700 },
    { day: '2027-05-31', owners: 1, amount: 40 },
  ]);
});
