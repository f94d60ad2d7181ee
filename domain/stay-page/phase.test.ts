import { describe, expect, test } from 'vitest';
import type { Status } from '#domain/reservation-status.ts';
import { knowsKeys, knowsPlace, phaseOf } from './phase.ts';

const at = (status: Status, today: string, deadline: string | null = null) =>
  phaseOf(
    { status, checkIn: '2027-06-14', checkOut: '2027-06-21', deadline },
    { now: `${today}T09:00:00.000Z`, today },
  );

describe('where a stay is', () => {
  test.each([
    ['confirmed', '2027-01-01', 'confirmed'],
    ['confirmed', '2027-06-10', 'confirmed'],
    ['confirmed', '2027-06-11', 'soon'],
    ['confirmed', '2027-06-13', 'soon'],
    // Whether or not the cron has run: the day decides.
    ['confirmed', '2027-06-14', 'staying'],
    ['staying', '2027-06-14', 'staying'],
    ['staying', '2027-06-20', 'staying'],
    ['completed', '2027-06-21', 'staying'],
    ['completed', '2027-06-22', 'after'],
    ['staying', '2027-06-22', 'after'],
    ['cancelled', '2027-06-14', 'off'],
    ['no_show', '2027-06-15', 'off'],
    ['rejected', '2027-01-01', 'off'],
    ['expired', '2027-01-01', 'off'],
  ] as const)('%s on %s is %s', (status, today, phase) => {
    expect(at(status, today)).toBe(phase);
  });

  test('a hold is over the moment its clock is, whether the cron has run or not', () => {
    expect(at('requested', '2027-01-01', '2027-01-01T09:00:00.001Z')).toBe('waiting');
    expect(at('option', '2027-01-01', '2027-01-01T09:00:00.001Z')).toBe('option');
    expect(at('option', '2027-01-01', '2027-01-01T09:00:00.000Z')).toBe('off');
    expect(at('option', '2027-01-01', null)).toBe('option');
  });
});

test('the location is shown from the prepayment on, the keys from arrival to departure', () => {
  const owed = { prepayment: 8_000_00, dues: { prepayment: 1 } };
  const paid = { prepayment: 8_000_00, dues: { prepayment: 0 } };
  expect(knowsPlace('waiting', paid)).toBe(false);
  expect(knowsPlace('option', owed)).toBe(false);
  expect(knowsPlace('option', { prepayment: 0, dues: { prepayment: 0 } })).toBe(false);
  expect(knowsPlace('option', paid)).toBe(true);
  for (const phase of ['confirmed', 'soon', 'staying'] as const) {
    expect(knowsPlace(phase, owed)).toBe(true);
    expect(knowsKeys(phase)).toBe(phase === 'staying');
  }
  for (const phase of ['after', 'off'] as const) {
    expect([knowsPlace(phase, paid), knowsKeys(phase)]).toEqual([false, false]);
  }
});
