import { expect, it } from 'vitest';
import { heldUntil } from './held-until.ts';

const MORNING = '2026-11-28T07:00:00.000Z';
const EVENING = '2026-11-28T15:00:00.000Z';
const run = (from: string, to: string, expires_at: string | null) => ({ from, to, expires_at });

it('says when the last of the holds on the nights ends', () => {
  const runs = [run('2027-07-12', '2027-07-14', EVENING), run('2027-07-14', '2027-07-19', MORNING)];
  expect(heldUntil(runs, '2027-07-12', '2027-07-19')).toBe(EVENING);
  expect(heldUntil(runs, '2027-07-14', '2027-07-19')).toBe(MORNING);
});

it('promises nothing where one of the nights is sold', () => {
  const runs = [run('2027-07-12', '2027-07-14', EVENING), run('2027-07-14', '2027-07-19', null)];
  expect(heldUntil(runs, '2027-07-12', '2027-07-19')).toBeNull();
  expect(heldUntil(runs, '2027-07-12', '2027-07-14')).toBe(EVENING);
});

it('has nothing to say of free nights', () => {
  expect(heldUntil([], '2027-07-12', '2027-07-19')).toBeNull();
});
