import { expect, it } from 'vitest';
import type { ClerkPrice, ClerkQuote } from '#domain/reservations/admin-schema.ts';
import { chosenPrice, mustChoose } from './choose.ts';

const price = (total: number) => ({ total, prepayment: total / 5 }) as ClerkPrice;
const quote = (agreed: number | null, today: number | null) =>
  ({
    agreed: agreed === null ? null : price(agreed),
    price: today === null ? null : price(today),
  }) as ClerkQuote;

it.each([
  [quote(100, 150), null, true, undefined],
  [quote(100, 150), 'agreed', true, 100],
  [quote(100, 150), 'new', true, 150],
  // Nothing to choose where both are the same, for a new stay, or without a price.
  [quote(100, 100), null, false, 100],
  [quote(null, 150), null, false, 150],
  [quote(100, null), null, false, undefined],
] as const)('%o with %s', (given, choice, must, total) => {
  expect(mustChoose(given)).toBe(must);
  expect(chosenPrice(given, choice)?.total).toBe(total);
});
