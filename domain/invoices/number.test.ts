import { describe, expect, it } from 'vitest';
import { invoiceNumber, MAX_SEQUENCE } from './number.ts';

describe('the number of an invoice', () => {
  it('has 16 characters', () => {
    expect(invoiceNumber('KYA', 2026, 42)).toBe('KYA2026000000042');
  });

  it.each([
    ['KY', 1],
    ['kya', 1],
    ['KYA', 0],
    ['KYA', MAX_SEQUENCE + 1],
  ])('is refused for %s, %i', (series, sequence) => {
    expect(() => invoiceNumber(series, 2026, sequence)).toThrow(RangeError);
  });
});
