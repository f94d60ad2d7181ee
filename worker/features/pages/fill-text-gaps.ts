import { fillGaps } from '#domain/settings/company-facts.ts';
import { faqEntries } from '#drizzle/schema/content.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import type { Write } from '#worker/platform/write.ts';
import type { Steps } from '#worker/platform/database/write-batch.ts';
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
  write: Write,
): Promise<Steps> {
  const { pages, questions } = await readTogether(db, {
    pages: selectPagesForEdit(db),
    questions: db.read
      .select({ id: faqEntries.id, question: faqEntries.question, answer: faqEntries.answer })
      .from(faqEntries),
  });
  const ofPages = pages.flatMap((page) => {
    const { title, intro, body, data } = page;
    const texts = { title, intro, body, data };
    const { before, after, any } = changedFields(page, fillGaps(texts, facts));
    if (!any) return [];
    return [
      ...updateSteps(page, { ...page, ...after, version: page.version + 1, updatedAt: write.at }),
      write.audit('page.update', page.section, { before, after }),
    ];
  });
  const ofQuestions = questions.flatMap((question) => {
    const { after, any } = changedFields(question, fillGaps(question, facts));
    return any ? updateRowSteps(faqRows, question, after, write) : [];
  });
  return [...ofPages, ...ofQuestions];
}
