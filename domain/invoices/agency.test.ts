import { describe, expect, it } from 'vitest';
import { readAddress, sellerOf } from './agency.ts';

describe('an address in one line', () => {
  it.each([
    [
      'Kalkan Mah. Yalıboyu Sokak No: 14, 07960 Kaş / Antalya',
      'Kalkan Mah. Yalıboyu Sokak No: 14',
      'Kaş',
      'Antalya',
    ],
    ['Çarşı Cd. 3 Fethiye/Muğla', 'Çarşı Cd. 3', 'Fethiye', 'Muğla'],
    ['Kaş / Antalya', '', 'Kaş', 'Antalya'],
  ])('%s', (text, street, district, city) => {
    const found = readAddress(text);
    expect(found?.city).toBe(city);
    expect(found?.district.endsWith(district)).toBe(true);
    expect(street.startsWith(found?.street ?? '?')).toBe(true);
  });

  it.each(['', 'Kalkan', 'Kaş, Antalya'])('cannot be told apart: %s', (text) => {
    expect(readAddress(text)).toBeNull();
  });
});

describe('the agency as a seller', () => {
  const whole = {
    company_title: 'Örnek Turizm Ltd. Şti.',
    tax_office: 'Kaş',
    tax_number: '123 456 7890',
    site_address: 'Liman Sok. 4, 07580 Kaş / Antalya',
    site_email: 'a@acente.example',
    site_phone: '+902420000000',
    invoice_series: 'KYA',
    invoices_from: '2027-01-01',
  };

  it('is whole, or says what is missing', () => {
    expect(sellerOf(whole)).toMatchObject({
      series: 'KYA',
      from: '2027-01-01',
      seller: { number: { kind: 'vkn', number: '1234567890' }, email: 'a@acente.example' },
    });
    expect(
      sellerOf({ ...whole, tax_number: '10000000146', site_email: '', site_phone: '' }),
    ).toMatchObject({
      seller: { number: { kind: 'tckn' } },
    });
    expect(sellerOf({})).toMatchObject({ missing: { length: 6 } });
  });
});
