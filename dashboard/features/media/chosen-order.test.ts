import { expect, it } from 'vitest';
import { inChosenOrder } from './chosen-order.ts';

it('puts pictures that overtook each other back into the order in which they were chosen', () => {
  expect(inChosenOrder([1, 2, 12, 13, 11], [11, 12, 13])).toEqual([1, 2, 11, 12, 13]);
});

it('moves nothing else, and nothing at all where the order is right', () => {
  expect(inChosenOrder([12, 1, 11, 2], [11, 12])).toEqual([11, 1, 12, 2]);
  expect(inChosenOrder([1, 11, 12], [11, 12])).toBeNull();
  expect(inChosenOrder([1, 11], [11, 99])).toBeNull();
});
