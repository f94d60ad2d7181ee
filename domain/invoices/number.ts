/** Series, year and sequence: `KYA2027000000001`. */
export const INVOICE_NUMBER = /^[A-Z0-9]{3}\d{13}$/;

/** Most invoices of a series in a year. */
export const MAX_SEQUENCE = 999_999_999;

/**
 * The number of an invoice, 16 characters: series, year and a sequence without gaps from 1
 * (UBL-TR: `ABC2009123456789`). @throws RangeError beyond the last number of a year
 */
export function invoiceNumber(series: string, year: number, sequence: number): string {
  const number = `${series}${year}${String(sequence).padStart(9, '0')}`;
  if (sequence < 1 || sequence > MAX_SEQUENCE || !INVOICE_NUMBER.test(number)) {
    throw new RangeError(`no invoice number: ${series}, ${year}, ${sequence}`);
  }
  return number;
}
