import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { conflict, notFound } from '#domain/errors.ts';
import { offers } from '#drizzle/schema/offers.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { guard } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';

/**
 * A clerk withdraws an offer: its link stops working at once, the record is kept. One trip. @throws
 * `OFFER_ACCEPTED` (409) once the customer has accepted it, `NOT_FOUND`
 */
export async function withdrawOffer(deps: Deps, id: string, actor: Actor): Promise<void> {
  const write = beginWrite(deps, actor);
  const { at } = write;
  const found = sql`select count(*) from offers where id = ${id}`;
  await write.run([
    guard('offer.there', found, () => notFound('Böyle bir teklif yok.')),
    guard('offer.open', sql`${found} and accepted_at is null`, () => conflict('OFFER_ACCEPTED')),
    write.update(
      offers,
      and(eq(offers.id, id), isNull(offers.acceptedAt), gt(offers.expiresAt, at)),
      { expiresAt: at },
    ),
    write.audit('offer.withdraw', id),
  ]);
}
