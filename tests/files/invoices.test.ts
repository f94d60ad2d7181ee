import * as fc from 'fast-check';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { INVOICE_KINDS, INVOICE_PROFILES, type InvoiceProfile } from '#domain/invoices/codes.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { BUYERS, makeInvoice } from '#domain/invoices/invoices.testing.ts';
import { ublXml } from '#domain/invoices/ubl.ts';
import { hasOfficialRules, openRules, openSchema } from '#tests/support/invoices/official-rules.ts';

/** One of each shape that the office tells apart. */
const SHAPES = INVOICE_KINDS.flatMap((kind) =>
  INVOICE_PROFILES.flatMap((profile) =>
    BUYERS.map((number) => ({ name: `${kind} ${profile} ${number.kind}`, kind, profile, number })),
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
  { kind, profile, number }: (typeof SHAPES)[number],
  grosses: number[],
  name = 'Gülşah Öztürk',
  notes: string[] = [],
): Invoice {
  const { buyer } = makeInvoice(kind, grosses);
  return makeInvoice(kind, grosses, { profile, notes, buyer: { ...buyer, number, name } });
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
