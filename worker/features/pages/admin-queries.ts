import { desc, eq } from 'drizzle-orm';
import { legalTexts, pages } from '#drizzle/schema/content.ts';
import type { Database } from '../../platform/database/database.ts';

export type PageRow = NonNullable<Awaited<ReturnType<typeof findPageForEdit>>>;

/** A page with its version; null for a section that has never been written. */
export async function findPageForEdit(db: Database, section: string) {
  const [row] = await db.read
    .select({
      section: pages.section,
      title: pages.title,
      intro: pages.intro,
      body: pages.body,
      data: pages.data,
      version: pages.version,
      updatedAt: pages.updatedAt,
    })
    .from(pages)
    .where(eq(pages.section, section));
  return row ?? null;
}

/** The earlier texts of a legal section, the newest first. */
export function listLegalTextRows(db: Database, section: string) {
  return db.read
    .select({
      id: legalTexts.id,
      version: legalTexts.version,
      body: legalTexts.body,
      from: legalTexts.createdAt,
      until: legalTexts.updatedAt,
    })
    .from(legalTexts)
    .where(eq(legalTexts.key, section))
    .orderBy(desc(legalTexts.id));
}
