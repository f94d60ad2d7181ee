import { sql } from 'drizzle-orm';
import { invoices } from '#drizzle/schema/invoices.ts';

/** The number of an invoice, as `invoiceNumber` writes it. */
export const numberInSql = sql<string>`${invoices.series} || ${invoices.year} || printf('%09d', ${invoices.sequence})`;

/** Whether the integrator has taken an invoice, so that `readInvoicePdf` finds its file. */
export const hasFile = sql<boolean>`(${invoices.state} in ('sent', 'accepted') and exists (
  select 1 from invoice_calls where invoice_id = ${invoices.id} and stage = 'known'))`.mapWith(
  Boolean,
);
