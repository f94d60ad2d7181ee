import { expect, it } from 'vitest';
import { duesOf } from '#domain/payments/dues.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { likelyPayment, listSends } from './sends.ts';

const AGREED = {
  prepayment: 300,
  total: 1000,
  agencyExtras: 0,
  extrasPaid: 0,
  checkIn: '2027-06-01',
  createdAt: '2026-11-21T09:00:00.000Z',
  paymentParts: null,
};

const stay = (status: ReservationDetail['status'], paid = 0) =>
  ({
    ...AGREED,
    status,
    paid,
    dues: duesOf({ ...AGREED, status, paid }),
    parts: [],
  }) as unknown as ReservationDetail;

it.each([
  [stay('requested'), []],
  [stay('option'), ['bank', 'link']],
  [stay('confirmed', 300), ['link', 'confirmation']],
  [stay('confirmed', 1000), ['confirmation']],
  [stay('cancelled', 300), []],
])('offers what the guest can be sent: %o', (detail, sends) =>
  expect(listSends(detail)).toEqual(sends),
);

it.each([
  [0, { kind: 'prepayment', amount: 300 }],
  [100, { kind: 'prepayment', amount: 200 }],
  [300, { kind: 'balance', amount: 700 }],
  [1200, { kind: 'balance', amount: 0 }],
])('expects after %i kuruş the next payment', (paid, payment) =>
  expect(likelyPayment(stay('option', paid))).toEqual(payment),
);
