import { eq, sql } from 'drizzle-orm';
import { sellerOf } from '#domain/invoices/agency.ts';
import { negated } from '#domain/invoices/amounts.ts';
import { exemptionOf } from '#domain/invoices/codes.ts';
import type { InvoiceParty } from '#domain/invoices/invoice.ts';
import { INVOICE_STATE_LABELS, SALE_KIND_LABELS } from '#domain/invoices/states.ts';
import { ublXml } from '#domain/invoices/ubl.ts';
import { notFound, refused } from '#domain/errors.ts';
import {
  headCell,
  type Sheet,
  type SheetCell,
  textCell,
} from '#domain/spreadsheets/workbook/sheet.ts';
import { workbookParts } from '#domain/spreadsheets/workbook/workbook.ts';
import type { Month } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { pick } from '#domain/values/pick.ts';
import { invoices } from '#drizzle/schema/invoices.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { encodeTexts } from '#worker/platform/files/text-stream.ts';
import { type ZipEntry, zipFiles } from '#worker/platform/files/zip.ts';
import { numberInSql } from './number-in-sql.ts';
import {
  readInvoices,
  readIssued,
  readSellerSettings,
  type StoredInvoice,
  type StoredLine,
} from './queries.ts';
import { openParty } from './sealed-buyer.ts';
import { numberOf } from './show-month.ts';

type Stored = { invoice: StoredInvoice; lines: StoredLine[] };

type Agency = ReturnType<typeof sellerOf>;

/**
 * A month's invoices for the accountant's program or an integrator: a UBL file each, and a workbook
 * of all. Cancelled ones, and those whose buyer is not kept any more, are in the workbook only.
 */
export async function writeInvoiceFiles(
  deps: Deps,
  month: Month,
): Promise<AsyncGenerator<Uint8Array<ArrayBuffer>>> {
  const agency = sellerOf(await readSellerSettings(deps.db));
  const issued = await readIssued(deps.db, month);
  const originals = await readOriginals(deps, issued);
  const write = (stored: Stored) => toUbl(deps, stored, agency, originals);
  return zipFiles(deps.clock.now(), entriesOf(deps, month, issued, write));
}

/** Each file is written when the archive comes to it. */
function* entriesOf(
  { clock }: Deps,
  month: Month,
  issued: readonly Stored[],
  write: (stored: Stored) => Promise<string>,
): Generator<ZipEntry> {
  for (const stored of issued) {
    if (stored.invoice.state === 'cancelled' || stored.invoice.buyer === '') continue;
    yield { name: `${numberOf(stored.invoice)}.xml`, pieces: encodeLater(() => write(stored)) };
  }
  const pieces = zipFiles(clock.now(), workbookEntries(month, issued));
  yield { name: `faturalar-${month}.xlsx`, pieces };
}

async function* encodeLater(write: () => Promise<string>): AsyncGenerator<Uint8Array> {
  yield* encodeTexts([await write()]);
}

/**
 * The UBL-TR of one invoice, and its number. @throws `NOT_FOUND` when it is none of ours, or its
 * buyer is not kept any more
 */
export async function readUbl(deps: Deps, id: string): Promise<{ number: string; xml: string }> {
  const agency = sellerOf(await readSellerSettings(deps.db));
  const [stored] = await readInvoices(deps.db, eq(invoices.id, id));
  if (stored === undefined) throw notFound('Böyle bir fatura yok.');
  const xml = await toUbl(deps, stored, agency, await readOriginals(deps, [stored]));
  return { number: numberOf(stored.invoice), xml };
}

type Original = { returned: string; number: string; issuedOn: string };

/** By the id of a return, the valid invoices that said before what it takes back. */
async function readOriginals({ db }: Deps, issued: readonly Stored[]) {
  const ids = issued.flatMap(({ invoice }) => (invoice.kind === 'return' ? [invoice.id] : []));
  if (ids.length === 0) return new Map<string, Original[]>();
  const rows = await db.read.all<Original>(sql`
    select distinct b.id as returned, ${numberInSql} as number, ${invoices.issuedOn} as issuedOn
    from invoices b
    join invoice_lines l on l.invoice_id = b.id
    join invoice_lines s on s.reservation_id = l.reservation_id and s.what = l.what
      and s.source = l.source and s.rate = l.rate and s.exemption = l.exemption
      and s.accommodation_rate = l.accommodation_rate
    join ${invoices} on ${invoices.id} = s.invoice_id
    where b.id in (select value from json_each(${JSON.stringify(ids)}))
      and ${invoices.payer} = b.payer and ${invoices.kind} <> 'return'
      and (${invoices.state} <> 'cancelled' or ${invoices.id} = b.original_id)
      and ${invoices.id} < b.id
    order by ${invoices.year}, ${invoices.sequence}`);
  return Map.groupBy(rows, ({ returned }) => returned);
}

/**
 * The agency as it was when the invoice was issued; those issued before this was kept have it as it is.
 * @throws `INVOICES_NOT_SET_UP` (422)
 */
function supplierOf({ seller }: StoredInvoice, agency: Agency): InvoiceParty {
  if (seller !== null) return seller;
  if ('seller' in agency) return agency.seller;
  throw refused('INVOICES_NOT_SET_UP', `Önce doldurun: ${agency.missing.join(', ')}.`);
}

async function toUbl(
  deps: Deps,
  { invoice, lines }: Stored,
  agency: Agency,
  originals: ReadonlyMap<string, Original[]>,
): Promise<string> {
  return ublXml({
    number: numberOf(invoice),
    ...pick(invoice, 'uuid', 'issuedOn', 'issuedAt', 'kind', 'profile'),
    supplier: supplierOf(invoice, agency),
    buyer: await openParty(deps, invoice.id, invoice.buyer),
    lines: lines.map(({ name, rate, accommodationRate, exemption, ...line }) => {
      const { net, vat, accommodation, rounding } = line;
      const amount = { net, vat, accommodation, rounding };
      // A return names what comes back, without a sign.
      return {
        name,
        vatRate: rate * 100,
        ...(accommodationRate !== 0 && { accommodationRate }),
        ...(exemption !== '' && { exemption: exemptionOf(exemption) }),
        amount: invoice.kind === 'return' ? negated(amount) : amount,
      };
    }),
    notes: [...new Set(lines.map(({ code }) => `Rezervasyon ${code}`))],
    originals: originals.get(invoice.id) ?? [],
  });
}

const money = (kurus: Kurus) => ({ number: kurus / 100, format: '#,##0.00' as const });

type Column = { title: string; width: number; cell: (stored: Stored) => SheetCell };

/** Only in a month that has such a tax. */
const ACCOMMODATION: Column = {
  title: 'Konaklama vergisi',
  width: 18,
  cell: ({ invoice }) => money(invoice.accommodation),
};

const COLUMNS: Column[] = [
  { title: 'Fatura no', width: 20, cell: ({ invoice }) => textCell(numberOf(invoice)) },
  { title: 'Tarih', width: 12, cell: ({ invoice }) => textCell(invoice.issuedOn) },
  { title: 'Alıcı', width: 36, cell: ({ invoice }) => textCell(invoice.buyerName) },
  { title: 'Ne için', width: 18, cell: ({ invoice }) => textCell(SALE_KIND_LABELS[invoice.what]) },
  {
    title: 'Rezervasyonlar',
    width: 40,
    cell: ({ lines }) => textCell([...new Set(lines.map(({ code }) => code))].join(', ')),
  },
  { title: 'Matrah', width: 14, cell: ({ invoice }) => money(invoice.net) },
  { title: 'KDV', width: 14, cell: ({ invoice }) => money(invoice.vat) },
  ACCOMMODATION,
  { title: 'Yuvarlama', width: 12, cell: ({ invoice }) => money(invoice.rounding) },
  { title: 'Toplam', width: 14, cell: ({ invoice }) => money(invoice.gross) },
  {
    title: 'Durum',
    width: 16,
    cell: ({ invoice }) => textCell(INVOICE_STATE_LABELS[invoice.state]),
  },
];

function* workbookEntries(month: Month, issued: readonly Stored[]): Generator<ZipEntry> {
  const hasTax = issued.some(({ invoice }) => invoice.accommodation !== 0);
  const columns = COLUMNS.filter((column) => column !== ACCOMMODATION || hasTax);
  const sheet: Sheet = {
    name: month,
    widths: columns.map(({ width }) => width),
    rows: [
      columns.map(({ title }) => headCell(title)),
      ...issued.map((stored) => columns.map(({ cell }) => cell(stored))),
    ],
    frozen: { rows: 1 },
  };
  for (const { path, texts } of workbookParts([sheet])) {
    yield { name: path, pieces: encodeTexts(texts) };
  }
}
