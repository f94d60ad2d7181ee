import { and, eq, type SQL } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { invoices } from '#drizzle/schema/invoices.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { numberInSql } from '../number-in-sql.ts';
import { findIntegrator } from './find-integrator.ts';

/**
 * An invoice as the integrator signed it; `which` says whose it must be. @throws `NOT_FOUND` while
 * there is no such file
 */
export async function readInvoicePdf(
  deps: Deps,
  id: string,
  which?: SQL,
): Promise<{ number: string; bytes: Uint8Array<ArrayBuffer> }> {
  const [row] = await deps.db.read
    .select({ uuid: invoices.uuid, profile: invoices.profile, number: numberInSql })
    .from(invoices)
    .where(and(eq(invoices.id, id), which));
  const bytes = row && (await findIntegrator(deps)?.file(row));
  if (row === undefined || !bytes) throw notFound('Bu faturanın dosyası henüz yok.');
  return { number: row.number, bytes };
}
