import { eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import type { AdminFaqEntry, FaqUpdate } from '#domain/faq/schema.ts';
import { faqEntries } from '#drizzle/schema/content.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { changedFields } from '../../platform/database/changed-fields.ts';
import { build } from '../../platform/database/statements.ts';
import { changedOne, step } from '../../platform/database/write-batch.ts';
import { getEntryRow } from './queries.ts';

/** Updates a question, or only its visibility. @throws `NOT_FOUND` */
export async function updateFaq(
  { db, clock }: Deps,
  id: number,
  input: FaqUpdate,
  actor: Actor,
): Promise<AdminFaqEntry> {
  const current = await getEntryRow(db, id);
  const { before, after } = changedFields(current, input);
  const now = clock.now();
  await db.write([
    step(
      build
        .update(faqEntries)
        .set({ ...input, updatedAt: now.toISOString() })
        .where(eq(faqEntries.id, id)),
    ),
    changedOne('faq.there', () => notFound('Böyle bir soru yok.')),
    audit(actor, now, {
      action: 'faq.update',
      entity: 'faq',
      entityId: String(id),
      before,
      after,
    }),
  ]);
  return { ...current, ...input };
}
