import { sql } from 'drizzle-orm';
import { invoices } from '#drizzle/schema/invoices.ts';

/** The number of an invoice, as `invoiceNumber` writes it. */
export const numberInSql = sql<string>`${invoices.series} || ${invoices.year} || printf('%09d', ${invoices.sequence})`;
