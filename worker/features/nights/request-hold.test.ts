import { expect, test } from 'vitest';
import type { Deps } from '#worker/platform/deps.ts';
import { holdMinutesOf } from './request-hold.ts';

test('the minutes of a hold are whole while the clock runs', () => {
  let at = Date.parse('2027-06-12T20:00:00.000Z');
  const deps = { clock: { now: () => new Date((at += 1)) } } as Deps;
  expect(holdMinutesOf(deps, 120, '2027-07-01')).toBe(120);
  // Until the midnight of the day of arrival.
  expect(holdMinutesOf(deps, 120, '2027-06-12')).toBe(59);
  expect(holdMinutesOf(deps, 120, '2027-06-11')).toBe(0);
});
