import { sellerOf } from '#domain/invoices/agency.ts';
import { type Draft, draftInvoices } from '#domain/invoices/drafts.ts';
import { invoiceNumber } from '#domain/invoices/number.ts';
import type { InvoiceDraft, InvoiceMonth, InvoiceRow } from '#domain/invoices/schema.ts';
import type { Day, Month } from '#domain/values/dates.ts';
import { today } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import {
  readIssued,
  readOpenSales,
  readSellerSettings,
  type StoredInvoice,
  type StoredLine,
} from './queries.ts';
import { type Buyer, maskBuyer, readBuyers } from './buyers.ts';

/** Services are invoiced from the day on that the agency named; before, the register is empty. */
export async function readDrafts({ db }: Deps, month: Month) {
  const seller = sellerOf(await readSellerSettings(db));
  if ('missing' in seller) return { seller, drafts: [] };
  return {
    seller,
    drafts: draftInvoices(month, await readOpenSales(db, { from: seller.from, month })),
  };
}

/** A month of the register: the papers that are due of its services, and those issued in it. */
export async function showInvoices(deps: Deps, month: Month): Promise<InvoiceMonth> {
  const { seller, drafts } = await readDrafts(deps, month);
  const buyers = await readBuyers(
    deps,
    drafts.map(({ payer }) => payer),
  );
  const issued = await readIssued(deps.db, month);
  const now = today(deps.clock);
  return {
    month,
    missing: 'missing' in seller ? seller.missing : [],
    drafts: drafts.map((draft) => toDraft(draft, buyers.get(draft.payer), now)),
    issued: issued.map(({ invoice, lines }) => toRow(invoice, lines)),
  };
}

function toDraft(draft: Draft, buyer: Buyer | undefined, now: Day): InvoiceDraft {
  const { id, what, kind, payer, name, lines, total, dueOn } = draft;
  const { net, vat, accommodation, rounding, gross } = total;
  return {
    id,
    what,
    kind,
    payer,
    name,
    stays: [...new Set(lines.map(({ code }) => code))],
    net,
    vat,
    ...(accommodation !== 0 && { accommodation }),
    rounding,
    gross,
    due_on: dueOn,
    is_late: dueOn < now,
    missing: missingOf(draft, buyer, now),
    buyer: buyer === undefined ? null : maskBuyer(buyer),
  };
}

/** Why a paper cannot be issued yet, in words; nothing when it can. */
export function missingOf(draft: Draft, buyer: Buyer | undefined, now: Day): string[] {
  return [
    buyer === undefined && 'Alıcının adı, numarası ve adresi',
    buyer?.number === '' && buyer.number_kind !== 'unknown' && 'Alıcının numarası',
    draft.lines.some(({ day }) => day > now) && 'Hizmetin günü daha gelmedi',
  ].filter((one) => typeof one === 'string');
}

export const numberOf = ({ series, year, sequence }: StoredInvoice): string =>
  invoiceNumber(series, year, sequence);

function toRow(invoice: StoredInvoice, lines: readonly StoredLine[]): InvoiceRow {
  const { id, what, kind, profile, buyerName, issuedOn, net, vat, rounding, gross } = invoice;
  const { accommodation } = invoice;
  return {
    id,
    number: numberOf(invoice),
    file: invoice.file ?? false,
    what,
    kind,
    profile,
    name: buyerName,
    stays: [...new Set(lines.map(({ code }) => code))],
    issued_on: issuedOn,
    net,
    vat,
    ...(accommodation !== 0 && { accommodation }),
    rounding,
    gross,
    state: invoice.state,
    state_reason: invoice.stateReason,
    problem: invoice.problem ?? '',
  };
}
