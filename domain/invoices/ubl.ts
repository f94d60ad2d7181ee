import { escapeXml, toXml, type XmlChildren } from '#domain/values/xml.ts';
import { type BasisPoints, type Kurus, sumKurus } from '#domain/values/money.ts';
import {
  INVOICE_KIND_CODES,
  INVOICE_PROFILE_CODES,
  NO_VAT_LEFT,
  PIECE,
  STAND_IN_NUMBERS,
  TAX_CODES,
} from './codes.ts';
import type { Invoice, InvoiceLine, InvoiceParty, PartyNumber, PostalAddress } from './invoice.ts';

const NAMESPACES: XmlChildren = {
  '@xmlns': 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  '@xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  '@xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  '@xmlns:ext': 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
};

/**
 * The invoice as UBL-TR 1.2 (UBL 2.1 with the Turkish rules; e-Fatura uygulaması kılavuzları of the
 * Revenue Administration). The signature's place stands in it; the integrator signs.
 */
export function ublXml(invoice: Invoice): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toXml({
    Invoice: { ...NAMESPACES, ...headOf(invoice), ...bodyOf(invoice) },
  })}`;
}

function headOf(invoice: Invoice): XmlChildren {
  const { originals = [], supplier } = invoice;
  return {
    'ext:UBLExtensions': {
      'ext:UBLExtension': {
        // The integrator's signature takes this place.
        'ext:ExtensionContent': {
          'auto-generated_for_wildcard': { '@xmlns': 'urn:kiyi', '#': '' },
        },
      },
    },
    'cbc:UBLVersionID': '2.1',
    'cbc:CustomizationID': 'TR1.2',
    'cbc:ProfileID': INVOICE_PROFILE_CODES[invoice.profile].code,
    'cbc:ID': invoice.number,
    'cbc:CopyIndicator': 'false',
    'cbc:UUID': invoice.uuid,
    'cbc:IssueDate': invoice.issuedOn,
    'cbc:IssueTime': invoice.issuedAt,
    'cbc:InvoiceTypeCode': INVOICE_KIND_CODES[invoice.kind].code,
    'cbc:Note': invoice.notes,
    'cbc:DocumentCurrencyCode': 'TRY',
    'cbc:LineCountNumeric': String(invoice.lines.length),
    'cac:BillingReference': originals.map(({ number, issuedOn }) => ({
      'cac:InvoiceDocumentReference': {
        'cbc:ID': number,
        'cbc:IssueDate': issuedOn,
        'cbc:DocumentTypeCode': INVOICE_KIND_CODES.return.code,
        'cbc:DocumentType': 'FATURA',
      },
    })),
    'cac:Signature': {
      'cbc:ID': { '@schemeID': 'VKN_TCKN', '#': taxNumberOf(supplier.number).number },
      'cac:SignatoryParty': {
        'cac:PartyIdentification': identificationOf(supplier.number),
        'cac:PostalAddress': addressOf(supplier.address),
      },
      'cac:DigitalSignatureAttachment': {
        'cac:ExternalReference': { 'cbc:URI': `#Signature_${invoice.number}` },
      },
    },
  };
}

function bodyOf(invoice: Invoice): XmlChildren {
  const { lines } = invoice;
  const sum = (part: 'net' | 'vat' | 'accommodation' | 'rounding'): Kurus =>
    sumKurus(lines.map(({ amount }) => amount[part]));
  const net = sum('net');
  const inclusive = net + sum('vat') + sum('accommodation');
  const rounding = sum('rounding');
  return {
    'cac:AccountingSupplierParty': { 'cac:Party': partyOf(invoice.supplier) },
    'cac:AccountingCustomerParty': { 'cac:Party': partyOf(invoice.buyer) },
    'cac:TaxTotal': taxTotalOf(lines),
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': money(net),
      'cbc:TaxExclusiveAmount': money(net),
      'cbc:TaxInclusiveAmount': money(inclusive),
      'cbc:PayableRoundingAmount': rounding === 0 ? undefined : money(rounding),
      'cbc:PayableAmount': money(inclusive + rounding),
    },
    'cac:InvoiceLine': lines.map((line, index) => ({
      'cbc:ID': String(index + 1),
      'cbc:InvoicedQuantity': { '@unitCode': PIECE, '#': '1' },
      'cbc:LineExtensionAmount': money(line.amount.net),
      'cac:TaxTotal': taxTotalOf([line]),
      'cac:Item': { 'cbc:Name': line.name },
      'cac:Price': { 'cbc:PriceAmount': money(line.amount.net) },
    })),
  };
}

/** The taxes of lines: a part for each tax and rate, in the order in which they occur. */
function taxTotalOf(lines: readonly InvoiceLine[]): XmlChildren {
  const exemption = lines.find((line) => line.exemption !== undefined)?.exemption;
  const taxes = lines.flatMap(({ amount, vatRate, accommodationRate }) => [
    { tax: TAX_CODES.vat, rate: vatRate, base: amount.net, due: amount.vat },
    ...(accommodationRate === undefined
      ? []
      : [
          {
            tax: TAX_CODES.accommodation,
            rate: accommodationRate,
            base: amount.net,
            due: amount.accommodation,
          },
        ]),
  ]);
  const kinds = [...new Map(taxes.map((one) => [`${one.tax.code} ${one.rate}`, one])).values()];
  return {
    'cbc:TaxAmount': money(sumKurus(taxes.map(({ due }) => due))),
    'cac:TaxSubtotal': kinds.map(({ tax, rate }, index) => {
      const part = taxes.filter((one) => one.tax === tax && one.rate === rate);
      const due = sumKurus(part.map((one) => one.due));
      const reason = tax === TAX_CODES.vat && due === 0 ? (exemption ?? NO_VAT_LEFT) : undefined;
      return {
        'cbc:TaxableAmount': money(sumKurus(part.map(({ base }) => base))),
        'cbc:TaxAmount': money(due),
        'cbc:CalculationSequenceNumeric': String(index + 1),
        'cbc:Percent': percent(rate),
        'cac:TaxCategory': {
          'cbc:TaxExemptionReasonCode': reason?.code,
          'cbc:TaxExemptionReason': reason?.name,
          'cac:TaxScheme': { 'cbc:Name': tax.name, 'cbc:TaxTypeCode': tax.code },
        },
      };
    }),
  };
}

function partyOf(party: InvoiceParty): XmlChildren {
  const { number, name, taxOffice, email, phone } = party;
  const isCompany = number.kind === 'vkn';
  return {
    'cac:PartyIdentification': identificationOf(number),
    'cac:PartyName': isCompany ? { 'cbc:Name': name } : undefined,
    'cac:PostalAddress': addressOf(party.address),
    'cac:PartyTaxScheme':
      taxOffice === undefined ? undefined : { 'cac:TaxScheme': { 'cbc:Name': taxOffice } },
    'cac:Contact':
      email === undefined && phone === undefined
        ? undefined
        : { 'cbc:Telephone': phone, 'cbc:ElectronicMail': email },
    'cac:Person': isCompany ? undefined : personOf(name),
  };
}

function personOf(name: string): XmlChildren {
  const names = name.split(/\s+/).filter((part) => escapeXml(part) !== '');
  const family = names.pop() ?? '';
  // Both are mandatory; whoever has one name is written with it twice.
  const first = names.length === 0 ? family : names.join(' ');
  return { 'cbc:FirstName': first, 'cbc:FamilyName': family };
}

function identificationOf(number: PartyNumber): XmlChildren[] {
  const known = taxNumberOf(number);
  const ids = [[known.scheme, known.number]];
  if (number.kind === 'passport') ids.push(['PASAPORTNO', number.number]);
  return ids.map(([scheme, id]) => ({ 'cbc:ID': { '@schemeID': scheme, '#': id } }));
}

/** The number that the office wants: a party without a Turkish one has a stand-in. */
function taxNumberOf(number: PartyNumber): { scheme: 'VKN' | 'TCKN'; number: string } {
  switch (number.kind) {
    case 'vkn':
      return { scheme: 'VKN', number: number.number };
    case 'tckn':
      return { scheme: 'TCKN', number: number.number };
    case 'passport':
      return { scheme: 'TCKN', number: STAND_IN_NUMBERS.foreigner.code };
    case 'unknown':
      return { scheme: 'TCKN', number: STAND_IN_NUMBERS.unknownPerson.code };
  }
}

const addressOf = ({ street, district, city, country }: PostalAddress): XmlChildren => ({
  'cbc:StreetName': street === '' ? undefined : street,
  'cbc:CitySubdivisionName': district,
  'cbc:CityName': city,
  'cac:Country': { 'cbc:Name': country },
});

const money = (kurus: Kurus): XmlChildren => ({
  '@currencyID': 'TRY',
  '#': decimal(kurus),
});

/** Kuruş as lira with two decimals and a dot. */
function decimal(kurus: Kurus): string {
  const size = String(Math.abs(kurus)).padStart(3, '0');
  return `${kurus < 0 ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`;
}

const percent = (rate: BasisPoints): string => String(rate / 100);
