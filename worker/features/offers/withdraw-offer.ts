import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { conflict, notFound } from '#domain/errors.ts';
import { offers } from '#drizzle/schema/offers.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { guard, step } from '#worker/platform/database/write-batch.ts';

/**
 * A clerk withdraws an offer: its link stops working at once, the record is kept. One trip. @throws
 * `OFFER_ACCEPTED` (409) once the customer has accepted it, `NOT_FOUND`
 */
export async function withdrawOffer(deps: Deps, id: string, actor: Actor): Promise<void> {
  const now = deps.clock.now();
  const at = now.toISOString();
  const found = sql`select count(*) from offers where id = ${id}`;
  await deps.db.write([
    guard('offer.there', found, () => notFound('Böyle bir teklif yok.')),
    guard('offer.open', sql`${found} and accepted_at is null`, () => conflict('OFFER_ACCEPTED')),
    step(
      build
        .update(offers)
        .set({ expiresAt: at, updatedAt: at })
        .where(and(eq(offers.id, id), isNull(offers.acceptedAt), gt(offers.expiresAt, at))),
    ),
    audit(actor, now, { action: 'offer.withdraw', entity: 'offer', entityId: id }),
  ]);
}
