import { describe, expect, it } from 'vitest';
import { OFF } from '#domain/reservation-status.ts';
import {
  amountDue,
  PAYMENT_STATE_LABELS,
  PAYMENT_STATES,
  paymentState,
  offMoney,
} from './state.ts';

const AGREED = { total: 1000, prepayment: 200, agencyExtras: 0 };

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
    expect(paymentState({ received, forExtras: 0, refunded }, AGREED)).toBe(state),
  );

  it('is unpaid before anything came, even where nothing was asked', () => {
    const free = { total: 0, prepayment: 0, agencyExtras: 0 };
    expect(paymentState({ received: 0, forExtras: 0, refunded: 0 }, free)).toBe('unpaid');
    const one = { received: 1, forExtras: 0, refunded: 0 };
    expect(paymentState(one, { ...free, total: 9 })).toBe('prepaid');
  });

  it('is not prepaid by what was taken for an extra', () => {
    const withTransfer = { total: 1300, prepayment: 200, agencyExtras: 300 };
    const state = (received: number, forExtras: number) =>
      paymentState({ received, forExtras, refunded: 0 }, withTransfer);
    expect([state(300, 300), state(499, 300), state(500, 300), state(1300, 300)]).toEqual([
      'unpaid',
      'unpaid',
      'prepaid',
      'paid',
    ]);
    // Money for an extra that was removed counts towards the stay.
    expect(paymentState({ received: 300, forExtras: 300, refunded: 0 }, AGREED)).toBe('prepaid');
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
  expect(offMoney({ status, paid, kept, depositHeld: 0 })).toEqual(money),
);
