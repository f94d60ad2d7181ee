import { expect, it } from 'vitest';
import { findUntruth } from './find-untruth.ts';

const STAY = { total: 1000, prepayment: 200, agencyExtras: 0, extrasPaid: 0 };
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
  [null, after(1000), true],
] as const)('a mail that says %s of %o is true: %s', (says, money, isTrue) => {
  expect(findUntruth({ says }, money) === null).toBe(isTrue);
});
