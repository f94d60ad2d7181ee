import { asc, eq } from 'drizzle-orm';
import { documents, faqEntries, pages, teamMembers } from '#drizzle/schema/content.ts';
import type { Database } from '../../platform/database.ts';

/** Sections of the website that are content pages (spec §7). */
export const SECTIONS = [
  'about',
  'privacy',
  'rental',
  'cancel',
  'kvkk',
  'howrent',
  'home',
] as const;
export type Section = (typeof SECTIONS)[number];

/** A content page; null when it was never written. */
export async function findPage(db: Database, section: Section) {
  const [row] = await db.read
    .select({
      section: pages.section,
      title: pages.title,
      intro: pages.intro,
      body: pages.body,
      data: pages.data,
      updatedAt: pages.updatedAt,
    })
    .from(pages)
    .where(eq(pages.section, section));
  return row ?? null;
}

/** Questions and answers that are shown, in order. */
export async function listFaq(db: Database) {
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

export async function listTeam(db: Database) {
  return db.read
    .select({
      id: teamMembers.id,
      name: teamMembers.name,
      title: teamMembers.title,
      bio: teamMembers.bio,
      image: teamMembers.image,
    })
    .from(teamMembers)
    .orderBy(asc(teamMembers.displayOrder), asc(teamMembers.id));
}

export async function listDocuments(db: Database) {
  return db.read
    .select({
      id: documents.id,
      title: documents.title,
      description: documents.description,
      file: documents.file,
      bytes: documents.bytes,
    })
    .from(documents)
    .orderBy(asc(documents.displayOrder), asc(documents.id));
}
