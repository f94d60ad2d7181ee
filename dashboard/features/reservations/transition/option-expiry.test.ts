import { expect, it } from 'vitest';
import { inHours, tomorrowEvening } from './option-expiry.ts';

it('adds hours', () =>
  expect(inHours(24, Date.UTC(2026, 10, 21)).toISOString()).toBe('2026-11-22T00:00:00.000Z'));

it.each([
  ['in the afternoon', '2026-11-26T12:00:00Z', '2026-11-27T15:00:00.000Z'],
  // Midnight in Türkiye is 21:00 UTC: tomorrow is the day after the new one.
  ['just before midnight in Türkiye', '2026-11-26T20:59:59Z', '2026-11-27T15:00:00.000Z'],
  ['just after midnight in Türkiye', '2026-11-26T21:00:00Z', '2026-11-28T15:00:00.000Z'],
])('knows tomorrow evening %s', (_, now, evening) => {
  expect(tomorrowEvening(Date.parse(now)).toISOString()).toBe(evening);
});
