import { eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { invoices } from '#drizzle/schema/invoices.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { numberInSql } from '../number-in-sql.ts';
import { findIntegrator } from './find-integrator.ts';

/** An invoice as the integrator signed it. @throws `NOT_FOUND` while there is no such file */
export async function readInvoicePdf(
  deps: Deps,
  id: string,
): Promise<{ number: string; bytes: Uint8Array<ArrayBuffer> }> {
  const [row] = await deps.db.read
    .select({ uuid: invoices.uuid, profile: invoices.profile, number: numberInSql })
    .from(invoices)
    .where(eq(invoices.id, id));
  const bytes = row && (await findIntegrator(deps)?.file({ ...row, buyerNumber: '' }));
  if (row === undefined || !bytes) throw notFound('Bu faturanın dosyası henüz yok.');
  return { number: row.number, bytes };
}
