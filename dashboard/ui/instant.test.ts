import { expect, it } from 'vitest';
import { formatShownDay, formatTimeLeft, formatTimestamp } from './instant.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');

it('tells the time and day of Istanbul', () => {
  expect(formatTimestamp('2026-11-21T21:05:00.000Z', NOW)).toBe('22 Kas 00.05');
  expect(formatTimestamp('2025-12-31T21:30:00.000Z', NOW)).toBe('1 Oca 00.30');
  expect(formatTimestamp('2025-12-31T20:30:00.000Z', NOW)).toBe('31 Ara 2025 23.30');
});

it('says the year of a day where it is not this one, as Istanbul counts them', () => {
  expect(formatShownDay('2026-12-31', NOW)).toBe('31 Ara Per');
  expect(formatShownDay('2027-01-01', NOW)).toBe('1 Oca 2027 Cum');
  const eve = new Date('2026-12-31T21:00:00.000Z');
  expect(formatShownDay('2026-12-31', eve)).toBe('31 Ara 2026 Per');
});

it.each([
  ['2026-11-21T10:00:00.000Z', null],
  ['2026-11-21T09:00:00.000Z', null],
  ['2026-11-21T10:00:01.000Z', '1 dk'],
  ['2026-11-21T10:59:00.000Z', '59 dk'],
  ['2026-11-21T11:00:00.000Z', '1 sa'],
  ['2026-11-21T11:40:00.000Z', '1 sa 40 dk'],
  ['2026-11-22T10:00:00.000Z', '1 gün'],
  ['2026-11-23T14:30:00.000Z', '2 gün 4 sa'],
])('says how long it is until %s', (deadline, text) =>
  expect(formatTimeLeft(deadline, NOW.getTime())).toBe(text),
);
