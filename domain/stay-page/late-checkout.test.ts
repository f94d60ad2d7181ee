import { expect, it } from 'vitest';
import { laterCheckouts } from './late-checkout.ts';

it('offers the half hours between the current check-out and another night', () => {
  expect(laterCheckouts('16:00')).toEqual(['16:30', '17:00', '17:30', '18:00']);
  expect(laterCheckouts('10:00')[0]).toBe('10:30');
  expect(laterCheckouts('18:00')).toEqual([]);
});
