import { type SQL, sql } from 'drizzle-orm';
import { readParts } from '#domain/payments/part-schema.ts';
import type { AgreedPart } from '#domain/payments/parts.ts';

/** The interim payments of what is agreed from now on: the villa's own, else the agency's. */
export const paymentParts: SQL<readonly AgreedPart[]> = sql<string>`coalesce(
  villas.payment_parts,
  (select value from settings where key = 'payment_parts' and json_valid(value)),
  '[]'
)`.mapWith((text: string): AgreedPart[] => readParts(JSON.parse(text)));
