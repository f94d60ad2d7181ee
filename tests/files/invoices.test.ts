import * as fc from 'fast-check';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { TaxRates } from '#domain/invoices/amounts.ts';
import {
  INVOICE_KINDS,
  INVOICE_PROFILES,
  type InvoiceKind,
  type InvoiceProfile,
} from '#domain/invoices/codes.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { BUYERS, makeInvoice, RATES } from '#domain/invoices/invoices.testing.ts';
import { ublXml } from '#domain/invoices/ubl.ts';
import { hasOfficialRules, openRules, openSchema } from '#tests/support/invoices/official-rules.ts';

/** How a paper of each kind is taxed: its usual way, and what services to guests and returns add. */
const TAXED: { kind: InvoiceKind; rates: TaxRates }[] = [
  ...INVOICE_KINDS.map((kind) => ({ kind, rates: RATES[kind] })),
  { kind: 'accommodation', rates: { vat: 2_000, accommodation: 200 } },
  { kind: 'accommodation', rates: { vat: 2_000, accommodation: 150 } },
  { kind: 'exempt', rates: { vat: 0, accommodation: 200 } },
  { kind: 'return', rates: { vat: 2_000, accommodation: 200 } },
  { kind: 'return', rates: { vat: 0 } },
  { kind: 'return', rates: { vat: 0, accommodation: 200 } },
];

/** One of each shape that the office tells apart. */
const SHAPES = TAXED.flatMap(({ kind, rates }) =>
  INVOICE_PROFILES.flatMap((profile) =>
    BUYERS.map((number) => ({
      name: `${kind} ${JSON.stringify(rates)} ${profile} ${number.kind}`,
      kind,
      rates,
      profile,
      number,
    })),
  ),
);

const anyInvoice = fc
  .record({
    shape: fc.constantFrom(...SHAPES),
    name: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .filter((one) => /\p{L}/u.test(one)),
    note: fc.string({ maxLength: 80 }),
    grosses: fc.array(fc.integer({ min: 1, max: 2_000_000_000 }), { minLength: 1, maxLength: 5 }),
  })
  .map(({ shape, name, note, grosses }) => makeOf(shape, grosses, name, [note]));

function makeOf(
  { kind, rates, profile, number }: (typeof SHAPES)[number],
  grosses: number[],
  name = 'Gülşah Öztürk',
  notes: string[] = [],
): Invoice {
  const { buyer } = makeInvoice(kind, grosses);
  return makeInvoice(kind, grosses, { rates, profile, notes, buyer: { ...buyer, number, name } });
}

describe.skipIf(!hasOfficialRules)(
  'the office’s own schema and rules (../shared/data/ubl-tr)',
  () => {
    let schemaErrors: (xml: string) => string[];
    let ruleErrors: (xml: string, profile: InvoiceProfile) => string[];
    beforeAll(() => {
      schemaErrors = openSchema();
      ruleErrors = openRules();
    });

    it.each(SHAPES)('take an invoice: $name', (shape) => {
      const xml = ublXml(makeOf(shape, [1_280_000, 9]));
      expect(schemaErrors(xml)).toEqual([]);
      expect(ruleErrors(xml, shape.profile)).toEqual([]);
    });

    it('take any buyer, note and amounts', () => {
      const isValid = (invoice: Invoice) => schemaErrors(ublXml(invoice)).length === 0;
      fc.assert(fc.property(anyInvoice, isValid), { numRuns: inject('effort').invoices });
    });

    it('refuse what is wrong', () => {
      const xml = ublXml(makeOf(SHAPES[0]!, [100]));
      expect(
        schemaErrors(xml.replace('<cbc:UBLVersionID>2.1</cbc:UBLVersionID>', '<cbc:Wrong/>')),
      ).not.toEqual([]);
      expect(ruleErrors(xml.replace('KYA2026', 'KY2026'), 'earchive')).not.toEqual([]);
    });
  },
);
