import { eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { faqEntries } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
import { getEntryRow } from './queries.ts';

/** @throws `NOT_FOUND` */
export async function deleteFaq({ db, clock }: Deps, id: number, actor: Actor): Promise<void> {
  const { id: _, ...before } = await getEntryRow(db, id);
  await db.write([
    step(build.delete(faqEntries).where(eq(faqEntries.id, id))),
    changedOne('faq.there', () => notFound('Böyle bir soru yok.')),
    audit(actor, clock.now(), {
      action: 'faq.delete',
      entity: 'faq',
      entityId: String(id),
      before,
    }),
  ]);
}
