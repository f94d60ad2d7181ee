import { expect, it } from 'vitest';
import {
  isAnotherNight,
  lateArrivalOf,
  laterCheckouts,
  leavesNoTime,
  noTimeText,
} from './late-checkout.ts';

it('offers the half hours between the current check-out and another night', () => {
  expect(laterCheckouts('16:00')).toEqual(['16:30', '17:00', '17:30', '18:00']);
  expect(laterCheckouts('10:00')[0]).toBe('10:30');
  expect(laterCheckouts('18:00')).toEqual([]);
});

it('leaves four hours to an arrival of the same day', () => {
  expect(['12:00', '12:30'].map((time) => leavesNoTime(time, '16:00'))).toEqual([false, true]);
  expect(leavesNoTime('00:30', '02:00')).toBe(true);
  expect(noTimeText('16:00')).toBe(
    'O gün saat 16.00’da başka bir giriş var; ev en geç 12.00 itibarıyla boşalmalı ki temizlik yetişsin.',
  );
});

it('lets the next guests in four hours after the late check-out, where that is later', () => {
  expect(lateArrivalOf('14:30', '16:00')).toBe('18:30');
  expect(lateArrivalOf('11:00', '16:00')).toBeNull();
  expect(lateArrivalOf(null, '16:00')).toBeNull();
});

it('is another night after 18.00', () =>
  expect(['18:00', '18:30'].map(isAnotherNight)).toEqual([false, true]));
