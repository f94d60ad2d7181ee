import { expect, it } from 'vitest';
import { listedDays } from './listed-days.ts';

const MAY = { first: '2026-05-01', last: '2026-05-31' };
const CREATED = '2025-01-01T09:00:00.000Z';
const on = (at: string) => ({ at: `${at}T09:00:00.000Z`, active: true });
const off = (at: string) => ({ at: `${at}T09:00:00.000Z`, active: false });

it.each([
  ['all month', true, CREATED, [], ['2026-05-01', '2026-05-31']],
  ['never', false, CREATED, [], null],
  ['from its creation', true, '2026-05-12T09:00:00.000Z', [], ['2026-05-12', '2026-05-31']],
  ['not before it existed', true, '2026-06-01T09:00:00.000Z', [], null],
  ['until it was taken off', false, CREATED, [off('2026-05-20')], ['2026-05-01', '2026-05-20']],
  ['from when it was put on', true, CREATED, [on('2026-05-20')], ['2026-05-20', '2026-05-31']],
  [
    'with a pause',
    true,
    CREATED,
    [off('2026-05-05'), on('2026-05-25')],
    ['2026-05-01', '2026-05-31'],
  ],
  [
    'for a while',
    false,
    CREATED,
    [on('2026-05-05'), off('2026-05-25')],
    ['2026-05-05', '2026-05-25'],
  ],
  [
    'for a day',
    false,
    CREATED,
    [on('2026-05-05'), off('2026-05-05')],
    ['2026-05-05', '2026-05-05'],
  ],
  ['off only afterwards', false, CREATED, [off('2026-07-02')], ['2026-05-01', '2026-05-31']],
  ['on only afterwards', true, CREATED, [on('2026-07-02')], null],
  [
    'unordered',
    false,
    CREATED,
    [off('2026-05-25'), on('2026-05-05')],
    ['2026-05-05', '2026-05-25'],
  ],
  [
    'once more though it was on',
    true,
    CREATED,
    [on('2026-05-05'), on('2026-05-25')],
    ['2026-05-05', '2026-05-31'],
  ],
  [
    'no longer though it was taken off twice',
    false,
    CREATED,
    [off('2026-05-05'), off('2026-05-25')],
    ['2026-05-01', '2026-05-05'],
  ],
  [
    'off before the month and on after it',
    true,
    CREATED,
    [off('2026-04-30'), on('2026-06-01')],
    null,
  ],
  [
    'from when it was made, not from when it was put on before that',
    true,
    '2026-05-12T09:00:00.000Z',
    [on('2026-05-12')],
    ['2026-05-12', '2026-05-31'],
  ],
  // 22:30 UTC is the next day in Türkiye.
  [
    'by the day in Türkiye',
    false,
    CREATED,
    [{ at: '2026-04-30T22:30:00.000Z', active: false }],
    ['2026-05-01', '2026-05-01'],
  ],
] as const)('a villa was on sale %s', (_, active, createdAt, changes, expected) => {
  const days = listedDays({ active, createdAt, changes }, MAY);
  expect(days && [days.from, days.to]).toEqual(expected);
});
