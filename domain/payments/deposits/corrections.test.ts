import { expect, it } from 'vitest';
import { leftOfKept } from './corrections.ts';

const KEPT = { id: 'kept', kind: 'deposit_kept', amount: 500_00, status: 'succeeded' } as const;
const correction = {
  kind: 'deposit_kept',
  amount: 200_00,
  status: 'succeeded',
  refund_of: 'kept',
} as const;

it.each([
  ['nothing corrected', KEPT, [], 500_00],
  ['one correction', KEPT, [correction], 300_00],
  ['one that is under way', KEPT, [{ ...correction, status: 'pending' }], 300_00],
  ['one that failed', KEPT, [{ ...correction, status: 'failed' }], 500_00],
  ['one of another entry', KEPT, [{ ...correction, refund_of: 'other' }], 500_00],
  ['no success', { ...KEPT, status: 'failed' }, [], 0],
  ['another kind', { ...KEPT, kind: 'prepayment' }, [], 0],
] as const)('knows what is left of a kept deposit with %s', (_name, entry, entries, left) =>
  expect(leftOfKept(entry, entries)).toBe(left),
);
