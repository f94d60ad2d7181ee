import { expect, it } from 'vitest';
import { REQUEST_KINDS, type RequestKind } from '#domain/stay-page/request-kinds.ts';
import { describeRequest } from '#domain/stay-page/requests.ts';
import { requestText } from './request-text.ts';

const DETAILS: Record<RequestKind, Record<string, string | number>[]> = {
  transfer: [{ amount: 840_000 }],
  dates: [{ checkIn: '2027-06-12', checkOut: '2027-06-19' }],
  people: [
    { adults: 2, children: 1, babies: 1 },
    { adults: 1, children: 0, babies: 0 },
  ],
  cancel: [{ refund: 0, kept: 100 }],
  extra: [
    { what: 'Bebek yatağı' },
    { what: 'Havuz ısıtma', unitPrice: 50_000, quantity: 7, payee: 'owner' },
  ],
  late_checkout: [{ time: '12:30' }],
};

it.each(REQUEST_KINDS)('a guest reads of %s what a clerk reads', (kind) => {
  for (const details of DETAILS[kind]) {
    expect(requestText(kind, details)).toBe(describeRequest(kind, details));
  }
});
