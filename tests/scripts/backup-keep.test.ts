import { expect, it } from 'vitest';
import { chooseKept } from '#scripts/lib/backup/keep.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

it('keeps every moment of two hours, the last of each hour of two days and of each day of thirty', () => {
  const moments = Array.from({ length: 60 * 24 * 40 }, (_, n) => ago(n));
  const kept = [...chooseKept(moments, now)];
  const within = (from: number, to: number) =>
    kept.filter((moment) => moment <= ago(from) && moment > ago(to)).length;
  expect(within(0, 120)).toBe(120);
  expect(within(121, 48 * 60)).toBe(46);
  expect(within(48 * 60 + 1, 30 * 24 * 60)).toBe(29);
  expect(kept.length).toBeLessThan(210);
  expect(kept.every((moment) => moment >= ago(30 * 24 * 60))).toBe(true);
});

it('never lets the newest go, however old it is', () => {
  expect([...chooseKept([ago(90_000), ago(80_000)], now)]).toEqual([ago(80_000)]);
});
