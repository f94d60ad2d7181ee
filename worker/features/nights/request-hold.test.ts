import { expect, test } from 'vitest';
import { requestHoldEnd, toHoldRule } from './request-hold.ts';

/** Friday 27 November 2026, 23.30 in Istanbul. */
const clock = { now: () => new Date('2026-11-27T20:30:00.000Z') };

test('a hold waits for the office, with the hours of the settings', () => {
  expect(requestHoldEnd({ clock }, toHoldRule({}), '2027-07-01')).toBe('2026-11-28T08:00:00.000Z');
  const own = { hold_minutes: '60', office_hours: '10:00-18:00', office_days: '5' };
  expect(requestHoldEnd({ clock }, toHoldRule(own), '2027-07-01')).toBe('2026-11-30T08:00:00.000Z');
});

test('no hold lasts beyond the day of arrival', () => {
  expect(requestHoldEnd({ clock }, toHoldRule({}), '2026-11-27')).toBe('2026-11-27T21:00:00.000Z');
});
