import { expect, it } from 'vitest';
import { findUntruth } from './find-untruth.ts';

const STAY = {
  total: 1000,
  prepayment: 200,
  agencyExtras: 0,
  extrasPaid: 0,
  checkIn: '2027-06-01',
  createdAt: '2026-11-21T09:00:00.000Z',
  paymentParts: [{ daysBefore: 30, rate: 5000 }],
};
const after = (paid: number, prepayment = STAY.prepayment) => ({
  ...STAY,
  prepayment,
  paid,
  guestMoney: paid,
});

it.each([
  ['unpaid', after(0), true],
  ['unpaid', after(1), false],
  ['prepaymentDue', after(0), true],
  ['prepaymentDue', after(199), true],
  ['prepaymentDue', after(200), false],
  // No prepayment was asked for, and the mail says so itself.
  ['prepaymentDue', after(0, 0), true],
  ['restDue', after(0), true],
  ['restDue', after(999), true],
  ['restDue', after(1000), false],
  ['partDue', after(699), true],
  ['partDue', after(700), false],
  ['partLate', after(200), false],
  [null, after(1000), true],
] as const)('a mail that says %s of %o is true: %s', (says, money, isTrue) => {
  expect(findUntruth({ says }, money, '2027-04-27') === null).toBe(isTrue);
});

it.each([
  ['partDue', '2027-04-24', false],
  ['partDue', '2027-04-25', true],
  ['partDue', '2027-05-03', true],
  ['partLate', '2027-05-02', false],
  ['partLate', '2027-05-03', true],
] as const)('a mail that says %s is true on %s: %s', (says, today, isTrue) => {
  expect(findUntruth({ says }, after(200), today) === null).toBe(isTrue);
});
