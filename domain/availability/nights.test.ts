import { describe, expect, it } from 'vitest';
import { held } from '#domain/reservations/pricing/pricing.testing.ts';
import { isTakenAt, takenDays, takenState } from './nights.ts';

const night = (expiresAt: string | null) => held('2027-06-10', { kind: 'hold', expiresAt });

describe('isTakenAt', () => {
  it.each([
    [null, true],
    ['2026-11-21T09:00:00.001Z', true],
    ['2026-11-21T09:00:00.000Z', false],
    // The same instant written without milliseconds; compared as text it would come after ".000Z".
    ['2026-11-21T09:00:00Z', false],
    ['2026-11-21T12:00:00+03:00', false],
    ['2026-11-21T08:59:59.999Z', false],
    ['not a time', true],
  ])('expiring %s: %s', (expiresAt, taken) =>
    expect(isTakenAt(night(expiresAt), '2026-11-21T09:00:00.000Z')).toBe(taken),
  );
});

it('collects the nights that are held', () => {
  const nights = [
    held('2027-06-10'),
    held('2027-06-11', { expiresAt: '2026-11-21T08:00:00Z' }),
    held('2027-06-12', { expiresAt: '2026-11-21T10:00:00Z' }),
  ];
  const taken = takenDays(nights, '2026-11-21T09:00:00Z');
  expect([...taken]).toEqual(['2027-06-10', '2027-06-12']);
});

describe('takenState', () => {
  it.each([
    ['reservation', false, 'booked'],
    ['reservation', true, 'booked'],
    ['external', false, 'booked'],
    ['hold', false, 'option'],
    ['hold', true, 'option'],
    ['block', false, 'blocked'],
    ['block', true, 'option'],
  ] as const)('%s with option %s is %s', (kind, option, state) =>
    expect(takenState(held('2027-06-10', { kind, option }))).toBe(state),
  );
});
