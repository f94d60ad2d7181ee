import { describe, expect, it } from 'vitest';
import { INVOICE_KINDS } from './codes.ts';
import { BUYERS, makeInvoice, SUPPLIER } from './invoices.testing.ts';
import { ublXml } from './ubl.ts';

/** The texts of an element, wherever it stands. */
const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map((found) => found[1] ?? '');

describe('an invoice for the office', () => {
  it('adds its lines and taxes up, and pays the missing kuruş', () => {
    const xml = ublXml(makeInvoice('sale', [1_280_000, 9]));
    expect(textsOf(xml, 'cbc:TaxExclusiveAmount')).toEqual(['10666.75']);
    expect(textsOf(xml, 'cbc:TaxInclusiveAmount')).toEqual(['12800.10']);
    expect(textsOf(xml, 'cbc:PayableRoundingAmount')).toEqual(['-0.01']);
    expect(textsOf(xml, 'cbc:PayableAmount')).toEqual(['12800.09']);
    expect(textsOf(xml, 'cbc:TaxAmount')).toEqual([
      '2133.35',
      '2133.35',
      '2133.33',
      '2133.33',
      '0.02',
      '0.02',
    ]);
  });

  it('says nothing of a rounding that is none, and splits two taxes', () => {
    const xml = ublXml(makeInvoice('accommodation', [112_000]));
    expect(xml).not.toContain('PayableRoundingAmount');
    expect(textsOf(xml, 'cbc:TaxTypeCode')).toEqual(['0015', '0059', '0015', '0059']);
    expect(textsOf(xml, 'cbc:Percent')).toEqual(['10', '2', '10', '2']);
  });

  it('names the original of a return and the reason of an exemption', () => {
    expect(ublXml(makeInvoice('return', [6]))).toContain('<cbc:ID>KYA2026000000900</cbc:ID>');
    expect(textsOf(ublXml(makeInvoice('exempt', [6])), 'cbc:TaxExemptionReasonCode')).toEqual([
      '350',
      '350',
    ]);
    expect(
      INVOICE_KINDS.map(
        (kind) => textsOf(ublXml(makeInvoice(kind, [6])), 'cbc:InvoiceTypeCode')[0],
      ),
    ).toEqual(['SATIS', 'IADE', 'ISTISNA', 'KONAKLAMAVERGISI']);
  });

  it.each([
    [BUYERS[0]!, ['10000000146']],
    [BUYERS[1]!, ['1234567890']],
    [BUYERS[2]!, ['22222222222', 'C01X00T47']],
    [BUYERS[3]!, ['11111111111']],
  ])('knows a buyer by %o', (number, numbers) => {
    const buyer = { ...SUPPLIER, number, taxOffice: undefined, name: 'Madonna' };
    const xml = ublXml(makeInvoice('sale', [6], { buyer }));
    const [, party = ''] = xml.split('<cac:AccountingCustomerParty>');
    expect(textsOf(party.split('</cac:AccountingCustomerParty>')[0]!, 'cbc:ID')).toEqual(numbers);
    expect(party.includes('<cac:Person>')).toBe(number.kind !== 'vkn');
  });

  it('carries any text that a person may have, and leaves out what is not known', () => {
    const buyer = {
      number: BUYERS[0]!,
      name: '李 <&> O’Neill',
      address: { street: '', district: 'Kaş', city: 'Antalya', country: 'Türkiye' },
    };
    const xml = ublXml(makeInvoice('sale', [-6], { buyer, notes: ['Bir', 'İki'] }));
    expect(xml).toContain('<cbc:FirstName>李 &lt;&amp;&gt;</cbc:FirstName>');
    expect(textsOf(xml, 'cbc:Note')).toEqual(['Bir', 'İki']);
    expect(textsOf(xml, 'cbc:PayableAmount')).toEqual(['-0.06']);
    expect(xml.split('<cac:AccountingCustomerParty>')[1]).not.toContain('cac:Contact');
  });
});
