import { addDays, type Day, type Month } from '#domain/values/dates.ts';
import { type Kurus, sumKurus } from '#domain/values/money.ts';
import { negated, type TaxedAmount, takeApart } from './amounts.ts';
import type { InvoiceKind } from './codes.ts';
import { DAYS_TO_INVOICE, type SaleKind } from './states.ts';

/** What no valid invoice says of a sale yet; below zero where one says too much. */
export type OpenSale = {
  /** As in the journal: `stay:` or `kept:` and the stay's id. */
  source: string;
  reservationId: string;
  code: string;
  day: Day;
  what: SaleKind;
  /** VAT, percent. */
  rate: number;
  /** Accommodation tax, basis points. */
  accommodationRate: number;
  /** Code of the reason why it holds no VAT; '' where it does. */
  exemption: string;
  gross: Kurus;
  /** Whoever pays: `owner:` and an id, or `stay:` and an id, its guest. */
  payer: string;
  owner: string;
  guest: string;
  /** What valid invoices to this payer say of it so far, at these taxes. */
  said: TaxedAmount;
  /** The valid invoice that named this sale first. */
  original: { id: string; number: string; issuedOn: Day } | null;
};

type DraftLine = OpenSale & { amount: TaxedAmount };

/** One paper to be issued: the sales of one kind to one payer, or the return of an invoice. */
export type Draft = {
  /** Names it when it is issued: its month, what it is for, and who pays. */
  id: string;
  what: SaleKind;
  kind: InvoiceKind;
  payer: string;
  name: string;
  original: OpenSale['original'];
  lines: DraftLine[];
  total: TaxedAmount & { gross: Kurus };
  dueOn: Day;
};

/**
 * Open sales of a month as papers. Commission goes to the owner, an invoice for all stays of the month; what
 * the guest pays is an invoice of its own each. What is exempt stands on a paper of its own, and what
 * was invoiced too high comes back as a return of that invoice.
 */
export function draftInvoices(month: Month, open: readonly OpenSale[]): Draft[] {
  const papers = Map.groupBy(open, (sale) => {
    const back = sale.gross < 0 ? `|${sale.original?.id ?? ''}` : '';
    const exempt = sale.exemption === '' ? '' : `|${sale.exemption}`;
    return `${month}|${sale.what}|${sale.payer}${back}${exempt}`;
  });
  return [...papers].map(([id, sales]) => draftOf(id, sales));
}

/** What comes back whole comes back as it was said; everything else is taken apart by itself. */
function amountOf({ gross, said, rate, accommodationRate: accommodation }: OpenSale): TaxedAmount {
  const isWhole = gross === -(said.net + said.vat + said.accommodation + said.rounding);
  return isWhole ? negated(said) : takeApart(gross, { vat: rate * 100, accommodation });
}

function kindOf({ gross, exemption, accommodationRate }: OpenSale): InvoiceKind {
  if (gross < 0) return 'return';
  if (exemption !== '') return 'exempt';
  return accommodationRate === 0 ? 'sale' : 'accommodation';
}

function draftOf(id: string, sales: readonly OpenSale[]): Draft {
  const [first] = sales as [OpenSale, ...OpenSale[]];
  const lines = sales.map((sale) => ({ ...sale, amount: amountOf(sale) }));
  const sum = (part: keyof TaxedAmount) => sumKurus(lines.map(({ amount }) => amount[part]));
  const earliest = sales.map(({ day }) => day).reduce((a, b) => (a < b ? a : b));
  return {
    id,
    what: first.what,
    kind: kindOf(first),
    payer: first.payer,
    name: first.what === 'commission' ? first.owner : `${first.guest} (${first.code})`,
    original: first.gross < 0 ? first.original : null,
    lines,
    total: {
      net: sum('net'),
      vat: sum('vat'),
      accommodation: sum('accommodation'),
      rounding: sum('rounding'),
      gross: sumKurus(sales.map(({ gross }) => gross)),
    },
    dueOn: addDays(earliest, DAYS_TO_INVOICE),
  };
}
