import { describe, expect, it } from 'vitest';
import { invoiceNumber, MAX_SEQUENCE, readInvoiceNumber } from './number.ts';

describe('the number of an invoice', () => {
  it('has 16 characters and is read again', () => {
    expect(invoiceNumber('KYA', 2026, 42)).toBe('KYA2026000000042');
    expect(readInvoiceNumber('KYA2026000000042')).toEqual({
      series: 'KYA',
      year: 2026,
      sequence: 42,
    });
    expect(readInvoiceNumber('KYA-2026-42')).toBeNull();
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
