import { describe, expect, it } from 'vitest';
import { OFF } from '../reservations/status.ts';
import {
  amountDue,
  PAYMENT_STATE_LABELS,
  PAYMENT_STATES,
  paymentState,
  offMoney,
} from './state.ts';

const AGREED = { total: 1000, prepayment: 200 };

describe('paymentState', () => {
  it.each([
    [0, 0, 'unpaid'],
    [199, 0, 'unpaid'],
    [200, 0, 'prepaid'],
    [999, 0, 'prepaid'],
    [1000, 0, 'paid'],
    [1200, 0, 'paid'],
    [1000, 1, 'part_refunded'],
    [200, 199, 'part_refunded'],
    [200, 200, 'refunded'],
    [200, 250, 'refunded'],
  ] as const)('received %i, refunded %i: %s', (received, refunded, state) =>
    expect(paymentState({ received, refunded }, AGREED)).toBe(state),
  );

  it('is unpaid before anything came, even where nothing was asked', () => {
    const free = { total: 0, prepayment: 0 };
    expect(paymentState({ received: 0, refunded: 0 }, free)).toBe('unpaid');
    expect(paymentState({ received: 1, refunded: 0 }, { total: 9, prepayment: 0 })).toBe('prepaid');
  });

  it('has a label for each', () => {
    expect(PAYMENT_STATES.map((state) => PAYMENT_STATE_LABELS[state])).toEqual([
      'Ödenmedi',
      'Ön ödeme alındı',
      'Tamamı ödendi',
      'Kısmi iade',
      'İade edildi',
    ]);
  });
});

it.each([
  [0, 0, 1000],
  [200, 0, 800],
  [1000, 0, 0],
  [1100, 0, 0],
  [1000, 300, 300],
])('received %i, refunded %i: %i due', (received, refunded, due) =>
  expect(amountDue({ received, refunded }, { ...AGREED, status: 'confirmed' })).toBe(due),
);

it.each(OFF)('nothing is owed for a stay that is off: %s', (status) =>
  expect(amountDue({ received: 300, refunded: 0 }, { ...AGREED, status })).toBe(0),
);

it.each([
  ['confirmed', 300, null, null],
  ['cancelled', 300, null, { kept: null, refundDue: 300 }],
  ['cancelled', 300, 100, { kept: 100, refundDue: 200 }],
  ['cancelled', 100, 100, { kept: 100, refundDue: 0 }],
  ['no_show', 60, 100, { kept: 60, refundDue: 0 }],
  ['rejected', 0, null, { kept: null, refundDue: 0 }],
] as const)('money of a stay that is %s: %i paid, %o kept', (status, paid, kept, money) =>
  expect(offMoney({ status, paid, kept })).toEqual(money),
);
