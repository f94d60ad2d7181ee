import { type TaxRates, takeApart } from './amounts.ts';
import { exemptionOf, type InvoiceKind } from './codes.ts';
import type { Invoice, InvoiceLine, InvoiceParty, PartyNumber } from './invoice.ts';
import { invoiceNumber } from './number.ts';

const ADDRESS = { street: 'Liman Cad. 4', district: 'Kaş', city: 'Antalya', country: 'Türkiye' };

export const SUPPLIER: InvoiceParty = {
  number: { kind: 'vkn', number: '1234567890' },
  name: 'Örnek Turizm Ltd. Şti.',
  taxOffice: 'Kaş',
  address: ADDRESS,
  email: 'muhasebe@acente.example',
  phone: '+902420000000',
};

const CITIZEN: PartyNumber = { kind: 'tckn', number: '10000000146' };

export const BUYERS: PartyNumber[] = [
  CITIZEN,
  { kind: 'vkn', number: '1234567890' },
  { kind: 'passport', number: 'C01X00T47' },
  { kind: 'unknown' },
];

export const RATES: Record<InvoiceKind, TaxRates> = {
  sale: { vat: 2_000 },
  return: { vat: 2_000 },
  exempt: { vat: 0 },
  accommodation: { vat: 1_000, accommodation: 200 },
};

export const soldLine = (gross: number, rates: TaxRates, name = 'Komisyon'): InvoiceLine => ({
  name,
  amount: takeApart(gross, rates),
  vatRate: rates.vat,
  ...(rates.accommodation !== undefined && { accommodationRate: rates.accommodation }),
  ...(rates.vat === 0 && { exemption: exemptionOf('350') }),
});

/** An invoice of a kind with whatever it needs. Gross amounts in kuruş. */
export function makeInvoice(
  kind: InvoiceKind,
  grosses: readonly number[],
  { rates, ...more }: Partial<Invoice> & { rates?: TaxRates } = {},
): Invoice {
  return {
    number: invoiceNumber('KYA', 2026, 1),
    uuid: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
    issuedOn: '2026-11-20',
    issuedAt: '10:00:00',
    kind,
    profile: 'earchive',
    supplier: SUPPLIER,
    buyer: { number: CITIZEN, name: 'Gülşah Nur Öztürk', address: ADDRESS },
    lines: grosses.map((gross) => soldLine(gross, rates ?? RATES[kind])),
    notes: [],
    ...(kind === 'return' && {
      originals: [{ number: invoiceNumber('KYA', 2026, 900), issuedOn: '2026-10-01' }],
    }),
    ...more,
  };
}
