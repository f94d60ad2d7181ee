import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { comments } from '#drizzle/schema/messages.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { instant } from '../../platform/clock.ts';
import { build } from '../../platform/database/statements.ts';
import { changedOne, step } from '../../platform/database/write-batch.ts';

/** Takes a comment out of every list; its row stays, as what a guest wrote. @throws `NOT_FOUND` */
export async function deleteComment({ db, clock }: Deps, id: number, actor: Actor): Promise<void> {
  const at = instant(clock);
  await db.write([
    step(
      build
        .update(comments)
        .set({ deletedAt: at, active: false, updatedAt: at })
        .where(and(eq(comments.id, id), isNull(comments.deletedAt))),
    ),
    changedOne('comment.there', () => notFound('Böyle bir yorum yok.')),
    audit(actor, clock.now(), {
      action: 'comment.delete',
      entity: 'comment',
      entityId: String(id),
    }),
  ]);
}
