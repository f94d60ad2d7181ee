import { expect, it } from 'vitest';
import { earlier, hasRunOut, holdEnd, isHolding } from './reservation-hold.ts';

const ENDS = {
  holdExpiresAt: '2027-01-01T10:00:00.000Z',
  optionExpiresAt: '2027-01-02T10:00:00.000Z',
};

it('ends a request by its hold, an option by its own time, and nothing else', () => {
  expect(holdEnd({ status: 'requested', ...ENDS })).toBe(ENDS.holdExpiresAt);
  expect(holdEnd({ status: 'option', ...ENDS })).toBe(ENDS.optionExpiresAt);
  expect(holdEnd({ status: 'confirmed', ...ENDS })).toBeNull();
  expect([isHolding('requested'), isHolding('option'), isHolding('staying')]).toEqual([
    true,
    true,
    false,
  ]);
});

it('has run out once its time has come, and never without one', () => {
  const deadline = ENDS.holdExpiresAt;
  expect(hasRunOut({ status: 'option', deadline }, deadline)).toBe(true);
  expect(hasRunOut({ status: 'option', deadline }, '2027-01-01T09:59:59.999Z')).toBe(false);
  expect(hasRunOut({ status: 'option', deadline: null }, deadline)).toBe(false);
  expect(hasRunOut({ status: 'confirmed', deadline }, deadline)).toBe(false);
});

it('ends what is for a hold with it', () => {
  expect(earlier('2', '1')).toBe('1');
  expect(earlier('1', '2')).toBe('1');
  expect(earlier('1', null)).toBe('1');
});
