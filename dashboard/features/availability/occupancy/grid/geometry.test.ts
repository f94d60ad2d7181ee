import { expect, it } from 'vitest';
import type { NightRun } from '#domain/availability/admin-schema.ts';
import {
  boxOf,
  covers,
  DAYS,
  freeAround,
  nightAt,
  nightsFrom,
  seasonStart,
  shownRange,
} from './geometry.ts';

const run = (from: string, to: string): NightRun => ({
  from,
  to,
  kind: 'reservation',
  state: 'confirmed',
  ref: from,
  label: '',
  expires_at: null,
});
const RUNS = [run('2026-12-03', '2026-12-06'), run('2026-12-10', '2026-12-12')];

it('draws a night from noon to noon', () => {
  expect(boxOf(3, 5, 20)).toEqual({ left: 70, width: 40 });
  expect([69, 70, 89, 90].map((x) => nightAt(x, 20))).toEqual([2, 3, 3, 4]);
});

it('shows what is in the window and a stride more, and changes by strides alone', () => {
  expect(shownRange(0, 100, 10, 50, 4)).toEqual({ first: 0, end: 16 });
  expect(shownRange(39, 100, 10, 50, 4)).toEqual({ first: 0, end: 20 });
  expect(shownRange(200, 100, 10, 50, 4)).toEqual({ first: 16, end: 36 });
  expect(shownRange(450, 100, 10, 50, 4)).toEqual({ first: 40, end: 50 });
});

it('leaves what is rendered while it holds what is shown and is not twice as long', () => {
  const rendered = { first: 4, end: 20 };
  expect(covers(rendered, { first: 4, end: 20 })).toBe(true);
  expect(covers(rendered, { first: 8, end: 16 })).toBe(true);
  expect(covers(rendered, { first: 8, end: 15 })).toBe(false);
  expect(covers(rendered, { first: 2, end: 18 })).toBe(false);
  expect(covers(rendered, { first: 6, end: 22 })).toBe(false);
});

it('finds the free nights between stays, none before today', () => {
  const free = (night: number) => freeAround(RUNS, night, '2026-12-01', '2026-12-02');
  expect(free(0)).toBeNull();
  expect(free(1)).toEqual({ first: 1, end: 2 });
  expect(free(3)).toBeNull();
  expect(free(5)).toEqual({ first: 5, end: 9 });
  expect(free(11)).toEqual({ first: 11, end: DAYS });
});

it('drags either way and stops at the neighbours', () => {
  const free = { first: 5, end: 9 };
  expect(nightsFrom(6, 7, free)).toEqual({ first: 6, end: 8 });
  expect(nightsFrom(7, 6, free)).toEqual({ first: 6, end: 8 });
  expect(nightsFrom(6, 40, free)).toEqual({ first: 6, end: 9 });
  expect(nightsFrom(6, 0, free)).toEqual({ first: 5, end: 7 });
});

it.each([
  ['2026-11-22', '2027-06-01'],
  ['2027-02-01', '2027-06-01'],
  ['2027-09-30', '2027-06-01'],
  ['2027-10-01', '2028-06-01'],
])('finds the season of %s', (today, start) => expect(seasonStart(today)).toBe(start));
