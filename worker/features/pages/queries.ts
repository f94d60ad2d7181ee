import { asc, eq } from 'drizzle-orm';
import { documents, faqEntries, pages, teamMembers } from '#drizzle/schema/content.ts';
import type { Database } from '#worker/platform/database/database.ts';

export async function findPageRow(db: Database, section: string) {
  const [row] = await db.read
    .select({
      section: pages.section,
      title: pages.title,
      intro: pages.intro,
      body: pages.body,
      data: pages.data,
    })
    .from(pages)
    .where(eq(pages.section, section));
  return row ?? null;
}

/** Questions with an answer to show, group by group in the agency's order. */
export function listFaqRows(db: Database) {
  return db.read
    .select({
      id: faqEntries.id,
      group: faqEntries.group,
      question: faqEntries.question,
      answer: faqEntries.answer,
    })
    .from(faqEntries)
    .where(eq(faqEntries.active, true))
    .orderBy(asc(faqEntries.displayOrder), asc(faqEntries.id));
}

export function listTeamRows(db: Database) {
  return db.read
    .select({
      id: teamMembers.id,
      name: teamMembers.name,
      title: teamMembers.title,
      bio: teamMembers.bio,
      image: teamMembers.image,
    })
    .from(teamMembers)
    .where(eq(teamMembers.active, true))
    .orderBy(asc(teamMembers.displayOrder), asc(teamMembers.id));
}

export function listDocumentRows(db: Database) {
  return db.read
    .select({
      id: documents.id,
      title: documents.title,
      description: documents.description,
      file: documents.file,
      bytes: documents.bytes,
    })
    .from(documents)
    .where(eq(documents.active, true))
    .orderBy(asc(documents.displayOrder), asc(documents.id));
}
