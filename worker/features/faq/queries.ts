import { asc, eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import type { AdminFaqEntry } from '#domain/faq/schema.ts';
import { faqEntries } from '#drizzle/schema/content.ts';
import type { Database } from '#worker/platform/database/database.ts';

const entryColumns = {
  id: faqEntries.id,
  group: faqEntries.group,
  question: faqEntries.question,
  answer: faqEntries.answer,
  active: faqEntries.active,
};

/** Every question, hidden ones too, in the order of the page. */
export function listEntryRows(db: Database): Promise<AdminFaqEntry[]> {
  return db.read
    .select(entryColumns)
    .from(faqEntries)
    .orderBy(asc(faqEntries.displayOrder), asc(faqEntries.id));
}

/** @throws `NOT_FOUND` */
export async function getEntryRow(db: Database, id: number): Promise<AdminFaqEntry> {
  const [row] = await db.read.select(entryColumns).from(faqEntries).where(eq(faqEntries.id, id));
  if (row === undefined) throw notFound('Böyle bir soru yok.');
  return row;
}
