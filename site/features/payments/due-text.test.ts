import { expect, test } from 'vitest';
import type { PaymentDue } from '#domain/payments/guest-schema.ts';
import { PROMISES } from '#domain/promises/sentences.ts';
import { nothingToPay } from './due-text.ts';

const settled = (paid: number, atDoor: number) =>
  ({
    state: 'settled',
    status: 'confirmed',
    deadline: null,
    total: 1000,
    paid,
    atDoor,
  }) as PaymentDue;

test.each([
  [200, 800, PROMISES.balance],
  [1000, 0, 'Konaklamanın tamamı ödendi.'],
  [1100, 0, 'Fazla ödediğiniz tutarı size iade edeceğiz.'],
])('after %i of 1000, with %i at the door: %s', (paid, atDoor, text) => {
  expect(nothingToPay(settled(paid, atDoor))?.text).toBe(text);
});
