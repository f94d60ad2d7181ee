import { expect, it } from 'vitest';
import { findReversalProblem } from './reversal.ts';

const CASH = {
  kind: 'prepayment',
  method: 'cash',
  status: 'succeeded',
  provider: null,
  refund_of: null,
  reverses: null,
  reversed: false,
  created_at: '2027-07-01T22:30:00.000Z',
} as const;

const problem = (
  change: Partial<Parameters<typeof findReversalProblem>[0]>,
  today = '2027-07-02',
) => findReversalProblem({ ...CASH, ...change }, today)?.message ?? null;

it('takes back what was entered today, by the day in Istanbul', () => {
  expect(problem({})).toBeNull();
  expect(problem({}, '2027-07-01')).toMatch(/^Yalnız bugün/);
  expect(problem({}, '2027-07-03')).toMatch(/^Yalnız bugün/);
});

it.each([
  [{ reversed: true }, /zaten geri alındı/],
  [{ reverses: 'entry-1' }, /kendisi bir düzeltmedir/],
  [{ kind: 'deposit_kept' }, /^Kesintiler/],
  [{ method: 'carried' }, /^Mahsup/],
  [{ provider: 'iyzico' }, /karta iade edin/],
  [{ refund_of: 'entry-1' }, /karta iade edin/],
  [{ status: 'pending' }, /karta iade edin/],
] as const)('does not take back an entry with %j', (change, message) =>
  expect(problem(change)).toMatch(message),
);
