import { beforeAll, describe, expect, it } from 'vitest';
import type { TaxRates } from '#domain/invoices/amounts.ts';
import type { InvoiceKind, InvoiceProfile } from '#domain/invoices/codes.ts';
import type { Invoice, InvoiceParty, PartyNumber } from '#domain/invoices/invoice.ts';
import { makeInvoice, soldLine, SUPPLIER } from '#domain/invoices/invoices.testing.ts';
import { invoiceNumber } from '#domain/invoices/number.ts';
import { ublXml } from '#domain/invoices/ubl.ts';
import { hasOfficialRules, openRules, openSchema } from '#tests/support/invoices/official-rules.ts';
import { at, parseXml, type XmlElement } from '#tests/support/xml.ts';

/** Invoices that nobody meets on a quiet day, judged by the office's rules and added up apart. */
const NAMES = [
  'Ahmet & "Oğulları" \'Ltd.\' <A.Ş.>',
  'محمد بن سلمان آل سعود',
  'Владимир Ильич Щёголев',
  '王小明',
  '🏖️ Tatil 👨‍👩‍👧‍👦',
  'Madonna',
  'e\u0301'.normalize('NFD') + ' Çé',
  'Ad\u0000\u0008\u001fı Soyadı',
  'Yarım \ud83d im',
  'Ad \ufffe\uffff',
  ']]> <!-- --> &amp;',
  `${'Uzun'.repeat(50)} ${'Ad'.repeat(50)}`,
  '   Boşluk \t\n  Bol   ',
];

const LINES: [name: string, grosses: number[]][] = [
  ['1 kuruş', [1]],
  ['2 kuruş', [2]],
  ['remainders', [7, 8, 9, 10, 11, 12]],
  ['mixed with a line of nothing', [0, 600]],
  ['huge', [400_000_000_000]],
];

const RATES: [string, InvoiceKind, TaxRates][] = [
  ['20 %', 'sale', { vat: 2_000 }],
  ['10 %', 'sale', { vat: 1_000 }],
  ['1 %', 'sale', { vat: 100 }],
  ['with 2 %', 'accommodation', { vat: 2_000, accommodation: 200 }],
  ['back', 'return', { vat: 2_000 }],
  ['none', 'exempt', { vat: 0 }],
];

const BUYERS: PartyNumber[] = [
  { kind: 'tckn', number: '10000000146' },
  { kind: 'vkn', number: '1234567890' },
  { kind: 'passport', number: 'A1' },
  { kind: 'passport', number: 'ABCDEFGHIJKLMNOPQRST' },
  { kind: 'unknown' },
];

const PLACES: [street: string, district: string, city: string, country: string][] = [
  ['', 'Kaş', 'Antalya', 'Türkiye'],
  ['Çarşı Mah. 19 Mayıs Cad. No:3/A İç Kapı:4', '19 Mayıs', 'Samsun', 'TÜRKİYE'],
  ['12', '34', '34', 'TR'],
  ['Rue de l’Église, 4 <bis>', 'Côte-d’Or', 'Dijon & environs', 'Côte d’Ivoire'],
  ['ул. Ленина, д. 1', 'Центральный', 'Санкт-Петербург', 'Россия'],
  ['東京都千代田区1-1', '千代田', '東京', '日本'],
  [`${'Uzun '.repeat(31)}Yol`, 'İ'.repeat(60), 'Ğ'.repeat(60), 'Ş'.repeat(60)],
];

const kurus = (element: XmlElement): number => {
  const [, sign, lira, rest] = /^(-?)(\d+)\.(\d\d)$/.exec(element.text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(lira) * 100 + Number(rest));
};
const named = ({ children }: XmlElement, name: string) =>
  children.filter((one) => one.name === name);

/** What does not add up, by schoolbook arithmetic. */
function offBy(xml: string, gross: number): string[] {
  const root = parseXml(xml.replaceAll(/(<\/?)(?:cbc|cac|ext):/g, '$1'));
  const lines = named(root, 'InvoiceLine');
  const net = lines.reduce((sum, line) => sum + kurus(at(line, 'LineExtensionAmount')), 0);
  const taxes = lines.reduce((sum, line) => sum + kurus(at(line, 'TaxTotal/TaxAmount')), 0);
  const total = at(root, 'LegalMonetaryTotal');
  const [rounding] = named(total, 'PayableRoundingAmount');
  const parts = named(at(root, 'TaxTotal'), 'TaxSubtotal');
  const wrong: [string, number, number][] = [
    ['lines', kurus(at(total, 'LineExtensionAmount')), net],
    ['exclusive', kurus(at(total, 'TaxExclusiveAmount')), net],
    ['inclusive', kurus(at(total, 'TaxInclusiveAmount')), net + taxes],
    ['payable', kurus(at(total, 'PayableAmount')), gross],
    ['rounded', gross - net - taxes, rounding === undefined ? 0 : kurus(rounding)],
    ['taxes', kurus(at(root, 'TaxTotal/TaxAmount')), taxes],
    ['parts', parts.reduce((sum, part) => sum + kurus(at(part, 'TaxAmount')), 0), taxes],
    ...lines.flatMap((line) =>
      named(at(line, 'TaxTotal'), 'TaxSubtotal').map((part): [string, number, number] => {
        const base = kurus(at(part, 'TaxableAmount'));
        const rate = Math.round(Number(at(part, 'Percent').text) * 100);
        const due = (BigInt(base) * BigInt(rate) + 5_000n) / 10_000n;
        return ['tax of a line', kurus(at(part, 'TaxAmount')), Number(due)];
      }),
    ),
  ];
  return wrong.filter(([, is, ought]) => is !== ought).map((one) => one.join(' '));
}

describe.skipIf(!hasOfficialRules)('the office’s rules take', () => {
  let schemaErrors: (xml: string) => string[];
  let ruleErrors: (xml: string, profile: InvoiceProfile) => string[];
  beforeAll(() => {
    schemaErrors = openSchema();
    ruleErrors = openRules();
  });
  const judge = (invoice: Invoice, gross: number) => {
    const xml = ublXml(invoice);
    return [...schemaErrors(xml), ...ruleErrors(xml, invoice.profile), ...offBy(xml, gross)];
  };

  it.each(NAMES)('a buyer called %j', (name) => {
    const { buyer } = makeInvoice('sale', [100]);
    const papers = [
      { profile: 'earchive', number: BUYERS[0]! },
      { profile: 'efatura', number: BUYERS[1]! },
    ] as const;
    for (const { profile, number } of papers) {
      const invoice = makeInvoice('sale', [100], {
        profile,
        notes: [name],
        buyer: { ...buyer, number, name },
      });
      expect(judge(invoice, 100)).toEqual([]);
    }
  });

  describe.each(LINES)('lines: %s', (_, grosses) => {
    it.each(RATES)('at %s', (_name, kind, rates) => {
      const gross = grosses.reduce((sum, one) => sum + one, 0);
      expect(judge(makeInvoice(kind, grosses, { rates }), gross)).toEqual([]);
    });
  });

  it.each(PLACES)('a buyer in %j', (street, district, city, country) => {
    const { buyer } = makeInvoice('sale', [100]);
    const address = { street, district, city, country };
    for (const [at, number] of BUYERS.entries()) {
      const profile = at % 2 === 0 ? 'earchive' : 'efatura';
      const invoice = makeInvoice('sale', [9], { profile, buyer: { ...buyer, number, address } });
      expect(judge(invoice, 9)).toEqual([]);
    }
  });

  it('a seller who is a person, with a title or a name alone', () => {
    for (const name of ['Ayşe Demir', 'Demir Turizm Seyahat Acentası – Ayşe Demir', 'Ayşe']) {
      const supplier: InvoiceParty = { ...SUPPLIER, name, number: BUYERS[0]! };
      for (const profile of ['earchive', 'efatura'] as const) {
        expect(judge(makeInvoice('sale', [100], { profile, supplier }), 100)).toEqual([]);
      }
    }
  });

  it('a return of parts of many invoices at several rates, one of them of the year before', () => {
    const originals = Array.from({ length: 40 }, (_, n) => ({
      number: invoiceNumber('KYA', n === 0 ? 2025 : 2026, n + 1),
      issuedOn: n === 0 ? ('2025-12-31' as const) : ('2026-01-01' as const),
    }));
    const lines = [2_000, 1_000, 100, 0].map((vat, n) => soldLine(3 + n, { vat }));
    const invoice = makeInvoice('return', [], { lines, originals });
    expect(judge(invoice, 18)).toEqual([]);
  });

  it('every remainder of a kuruş at every rate that there is', () => {
    for (const vat of [0, 100, 1_000, 2_000]) {
      for (const accommodation of [undefined, 200]) {
        const grosses = Array.from({ length: 24 }, (_, n) => n + 1);
        const kind = vat === 0 ? 'exempt' : accommodation === undefined ? 'sale' : 'accommodation';
        const rates = { vat, ...(accommodation !== undefined && { accommodation }) };
        expect(judge(makeInvoice(kind, grosses, { rates }), 300)).toEqual([]);
      }
    }
  });

  it('a thousand lines', () => {
    const grosses = Array.from({ length: 1000 }, (_, n) => n + 1);
    expect(judge(makeInvoice('sale', grosses), 500_500)).toEqual([]);
  });

  it.each(BUYERS)('a buyer known by %o, at the year’s end and its last number', (number) => {
    const { buyer } = makeInvoice('sale', [100]);
    const invoice = makeInvoice('sale', [100], {
      number: invoiceNumber('KYA', 2026, 999_999_999),
      issuedOn: '2026-12-31',
      issuedAt: '23:59:59',
      buyer: { ...buyer, number, name: 'Öz Ünlü' },
    });
    expect(judge(invoice, 100)).toEqual([]);
  });
});
