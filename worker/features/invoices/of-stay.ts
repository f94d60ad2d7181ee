import { eq, type SQL, sql } from 'drizzle-orm';
import { invoiceLines, invoices } from '#drizzle/schema/invoices.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { numberInSql } from './number-in-sql.ts';

/** The invoices of a stay, the oldest first; of each what is for this stay (`InvoiceOfStay`). */
export const selectInvoicesOfStay = ({ read }: Database, id: string) =>
  read
    .select({
      number: numberInSql,
      what: invoices.what,
      kind: invoices.kind,
      issued_on: invoices.issuedOn,
      state: invoices.state,
      gross: sql<number>`sum(${invoiceLines.net} + ${invoiceLines.vat} + ${invoiceLines.rounding})`,
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
  sql<boolean>`(exists (select 1 from taxed_sales s
      join settings b on b.key = 'invoices_from' and b.value <> '' and s.day >= b.value
      where s.reservation_id = ${stay} and s.what <> 'commission' and s.gross > 0)
    and not exists (select 1 from invoice_buyers
      where key = 'stay:' || ${stay} and (number <> '' or number_kind = 'unknown')))`.mapWith(
    Boolean,
  );

/** Numbers of the valid invoices to the guest of a stay, as a JSON list. */
export const guestInvoiceNumbers = (stay: SQL | { getSQL(): SQL }): SQL<string> =>
  sql<string>`(select coalesce(json_group_array(number), '[]') from (
    select distinct ${numberInSql} as number from ${invoices}
    join ${invoiceLines} on ${invoiceLines.invoiceId} = ${invoices.id}
    where ${invoiceLines.reservationId} = ${stay} and ${invoices.payer} like 'stay:%'
      and ${invoices.state} <> 'cancelled'
    order by number))`;
