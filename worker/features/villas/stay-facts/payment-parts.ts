import { type SQL, sql } from 'drizzle-orm';
import { readPartsText } from '#domain/payments/part-schema.ts';
import type { AgreedPart } from '#domain/payments/parts.ts';

/** The interim payments of what is agreed from now on: the villa's own, else the agency's. */
export const paymentParts: SQL<readonly AgreedPart[]> = sql<string>`coalesce(
  villas.payment_parts,
  (select value from settings where key = 'payment_parts'),
  '[]'
)`.mapWith(readPartsText);
