import { fillGaps } from '#domain/settings/company-facts.ts';
import { faqEntries } from '#drizzle/schema/content.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { faqRows } from '#worker/features/faq/admin.routes.ts';
import { updateSteps as updateRowSteps } from '#worker/features/ordered-lists/rows.ts';
import { selectPagesForEdit } from './admin-queries.ts';
import { updateSteps } from './update-page.ts';

/**
 * Steps that enter the company's facts into the texts that a new agency starts with. Written into
 * the texts, not inserted when they are read: what a guest accepted must not change later. One trip;
 * no steps when no placeholder can be filled.
 */
export async function fillTextGaps(
  db: Database,
  facts: readonly { key: string; value: string }[],
  actor: Actor,
  now: Date,
): Promise<Step[]> {
  const { pages, questions } = await readTogether(db, {
    pages: selectPagesForEdit(db),
    questions: db.read
      .select({ id: faqEntries.id, question: faqEntries.question, answer: faqEntries.answer })
      .from(faqEntries),
  });
  const updatedAt = now.toISOString();
  const ofPages = pages.flatMap((page) => {
    const { title, intro, body, data } = page;
    const texts = { title, intro, body, data };
    const { before, after, any } = changedFields(page, fillGaps(texts, facts));
    if (!any) return [];
    return [
      ...updateSteps(page, { ...page, ...after, version: page.version + 1, updatedAt }),
      audit(actor, now, {
        action: 'page.update',
        entity: 'page',
        entityId: page.section,
        before,
        after,
      }),
    ];
  });
  const ofQuestions = questions.flatMap((question) => {
    const { after, any } = changedFields(question, fillGaps(question, facts));
    return any ? updateRowSteps(faqRows, question, after, actor, now) : [];
  });
  return [...ofPages, ...ofQuestions];
}
