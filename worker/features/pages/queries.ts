import { asc, eq } from 'drizzle-orm';
import { pick } from '#domain/values/pick.ts';
import { documents, faqEntries, pages, teamMembers } from '#drizzle/schema/content.ts';
import type { Database } from '#worker/platform/database/database.ts';

export async function findPageRow(db: Database, section: string) {
  const [row] = await db.read
    .select(pick(pages, 'section', 'title', 'intro', 'body', 'data'))
    .from(pages)
    .where(eq(pages.section, section));
  return row ?? null;
}

/** Questions with an answer to show, group by group in the agency's order. */
export function listFaqRows(db: Database) {
  return db.read
    .select(pick(faqEntries, 'id', 'group', 'question', 'answer'))
    .from(faqEntries)
    .where(eq(faqEntries.active, true))
    .orderBy(asc(faqEntries.displayOrder), asc(faqEntries.id));
}

export function listTeam(db: Database) {
  return db.read
    .select(pick(teamMembers, 'id', 'name', 'title', 'bio', 'image'))
    .from(teamMembers)
    .where(eq(teamMembers.active, true))
    .orderBy(asc(teamMembers.displayOrder), asc(teamMembers.id));
}

export function listDocuments(db: Database) {
  return db.read
    .select(pick(documents, 'id', 'title', 'description', 'file', 'bytes'))
    .from(documents)
    .where(eq(documents.active, true))
    .orderBy(asc(documents.displayOrder), asc(documents.id));
}
