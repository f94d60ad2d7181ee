import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { subscribers } from '#drizzle/schema/messages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';

/**
 * Removes an address from the list. Its row is kept as evidence of the consent and of its end, as
 * law 6563 on commercial messages requires. @throws `NOT_FOUND` for one that is not on the list
 */
export async function deleteSubscriber({ db, clock }: Deps, id: number, actor: Actor) {
  const now = clock.now();
  const at = now.toISOString();
  await db.write([
    step(
      build
        .update(subscribers)
        .set({ leftAt: at, updatedAt: at })
        .where(and(eq(subscribers.id, id), isNull(subscribers.leftAt))),
    ),
    changedOne('subscriber.on_list', () => notFound('Böyle bir abone yok.')),
    audit(actor, now, {
      action: 'subscriber.delete',
      entity: 'subscriber',
      entityId: String(id),
      after: { leftAt: at },
    }),
  ]);
}
