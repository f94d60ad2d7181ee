import { eq, type SQL, sql } from 'drizzle-orm';
import { invoiceLines, invoices } from '#drizzle/schema/invoices.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readInvoicePdf } from './integrators/invoice-pdf.ts';
import { hasFile, numberInSql } from './number-in-sql.ts';

/** The invoices of a stay, the oldest first; of each what is for this stay (`InvoiceOfStay`). */
export const selectInvoicesOfStay = ({ read }: Database, id: string) =>
  read
    .select({
      id: invoices.id,
      number: numberInSql,
      file: hasFile,
      what: invoices.what,
      kind: invoices.kind,
      issued_on: invoices.issuedOn,
      state: invoices.state,
      gross: sql<number>`sum(${invoiceLines.net} + ${invoiceLines.vat} + ${invoiceLines.accommodation} + ${invoiceLines.rounding})`,
    })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(eq(invoiceLines.reservationId, id))
    .groupBy(invoices.id)
    .orderBy(invoices.issuedOn, invoices.sequence);

/**
 * Whether the guest of a stay will get an invoice and nobody knows what to write on it: something is
 * sold to the guest since the register began, and neither a number nor that there is none was said.
 */
export const lacksBuyer = (stay: SQL | { getSQL(): SQL }): SQL<boolean> =>
  sql<boolean>`(exists (select 1 from sales s
      join settings b on b.key = 'invoices_from' and b.value <> '' and s.day >= b.value
      where s.reservation_id = ${stay} and s.what <> 'commission' and s.gross > 0)
    and not exists (select 1 from invoice_buyers
      where key = 'stay:' || ${stay} and (number <> '' or number_kind = 'unknown')))`.mapWith(
    Boolean,
  );

/** The valid invoices to the guest of a stay. */
const ofGuest = (stay: SQL | { getSQL(): SQL }): SQL =>
  sql`${invoices.payer} = 'stay:' || ${stay} and ${invoices.state} <> 'cancelled'`;

/** The valid invoices to the guest of a stay, as a JSON list of `{ id, number, file }`. */
export const guestInvoices = (stay: SQL | { getSQL(): SQL }): SQL<string> =>
  sql<string>`(select coalesce(json_group_array(json_object(
      'id', id, 'number', number, 'file', json(iif(file, 'true', 'false')))), '[]') from (
    select ${invoices.id} as id, ${numberInSql} as number, ${hasFile} as file from ${invoices}
    where ${ofGuest(stay)} order by number))`;

/** The file of one of them. @throws `NOT_FOUND` for one to somebody else, and while there is none */
export const readGuestInvoicePdf = (deps: Deps, stay: string, id: string) =>
  readInvoicePdf(deps, id, ofGuest(sql`${stay}`));
