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
import { runInvoices } from '#simulation/invoices/run-invoices.ts';
import {
  hasOfficialRules,
  OFFICIAL,
  openRules,
  openSchema,
} from '#tests/support/invoices/official-rules.ts';

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

let schemaErrors: (xml: string) => string[] = () => [];
let ruleErrors: (xml: string, profile: InvoiceProfile) => string[] = () => [];
beforeAll(() => {
  if (!hasOfficialRules) {
    console.warn(`The office’s schema and rules are not at ${OFFICIAL}: nothing is asked of them.`);
    return;
  }
  schemaErrors = openSchema();
  ruleErrors = openRules();
});

describe.skipIf(!hasOfficialRules)(
  'the office’s own schema and rules (../shared/data/ubl-tr)',
  () => {
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

/**
 * People book, pay, change, move and cancel, villas are given to other owners, taxes change, the office
 * refuses papers; an accountant issues everything that is due by the product's own calls.
 */
it('of a simulated agency are valid, and say what stays, journal and statements say', async () => {
  const { simulatedStays: stays, simulatedSeed: seed } = inject('effort');
  // Of 10,000 stays, each shape and 300 more.
  const every = 33;
  const shapes = new Set<string>();
  const wrong: string[] = [];
  let papers = 0;
  const invoiced = await runInvoices({ seed, stays }, (world) => {
    wrong.push(...world.wrong.map((text) => `world ${world.seed}: ${text}`));
    for (const { number, profile, shape, xml } of world.papers) {
      papers += 1;
      const isJudged = !shapes.has(shape) || papers % every === 0;
      shapes.add(shape);
      const errors = [...schemaErrors(xml), ...(isJudged ? ruleErrors(xml, profile) : [])];
      wrong.push(...errors.map((text) => `world ${world.seed}, ${number}: ${text}`));
    }
  });
  console.log(
    `${papers} invoices of ${invoiced} stays in ${shapes.size} shapes, from seed ${seed}`,
  );
  expect(wrong).toEqual([]);
});
