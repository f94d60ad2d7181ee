import { eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import type { AdminFaqEntry, FaqUpdate } from '#domain/faq/schema.ts';
import { faqEntries } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, type Step, step } from '#worker/platform/database/write-batch.ts';
import { getEntryRow } from './queries.ts';

/** Updates a question, or only its visibility. @throws `NOT_FOUND` */
export async function updateFaq(
  { db, clock }: Deps,
  id: number,
  input: FaqUpdate,
  actor: Actor,
): Promise<AdminFaqEntry> {
  const current = await getEntryRow(db, id);
  await db.write(faqSteps(current, input, actor, clock.now()));
  return { ...current, ...input };
}

/** Changes a question and says so in the audit log. Fails with `NOT_FOUND` when it has been deleted. */
export function faqSteps<Row extends { id: number }>(
  current: Row,
  edits: { [Key in keyof Row]?: Row[Key] | undefined },
  actor: Actor,
  now: Date,
): Step[] {
  const { before, after } = changedFields(current, edits);
  return [
    step(
      build
        .update(faqEntries)
        .set({ ...edits, updatedAt: now.toISOString() })
        .where(eq(faqEntries.id, current.id)),
    ),
    changedOne('faq.there', () => notFound('Böyle bir soru yok.')),
    audit(actor, now, {
      action: 'faq.update',
      entity: 'faq',
      entityId: String(current.id),
      before,
      after,
    }),
  ];
}
