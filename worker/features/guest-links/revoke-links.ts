import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { paymentLinks } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { guestLinks } from '#drizzle/schema/stay-page.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, type Step, step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';

/**
 * Revokes every link of a stay: its page, the view for fellow travellers, voucher and payment.
 * Belongs in the batch that corrects the guest's address, because the links were sent to the wrong
 * one.
 */
export function endLinksOf(reservationId: string, at: string): Step[] {
  return [
    step(
      build
        .update(guestLinks)
        .set({ expiresAt: at, updatedAt: at })
        .where(and(eq(guestLinks.reservationId, reservationId), gt(guestLinks.expiresAt, at))),
    ),
    step(
      build
        .update(paymentLinks)
        .set({ expiresAt: at, updatedAt: at })
        .where(
          and(
            eq(paymentLinks.reservationId, reservationId),
            isNull(paymentLinks.usedAt),
            gt(paymentLinks.expiresAt, at),
          ),
        ),
    ),
    step(
      build
        .update(reservations)
        .set({ linksVersion: sql`${reservations.linksVersion} + 1` })
        .where(eq(reservations.id, reservationId)),
    ),
  ];
}

/**
 * A clerk revokes the links of a stay, for example because they were passed on. @throws `NOT_FOUND`
 */
export async function revokeLinks(deps: Deps, id: string, actor: Actor): Promise<void> {
  const write = beginWrite(deps, actor);
  await write.run([
    ...endLinksOf(id, write.at),
    changedOne('reservation.there', () => notFound('Böyle bir rezervasyon yok.')),
    write.audit('reservation.revoke_links', id),
  ]);
}
