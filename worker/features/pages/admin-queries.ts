import { desc, eq, sql } from 'drizzle-orm';
import type { UnfinishedText } from '#domain/overview/schema.ts';
import type { PageSection } from '#domain/pages/schema.ts';
import { GAPS } from '#domain/settings/company-facts.ts';
import { pick } from '#domain/values/pick.ts';
import { faqEntries, legalTexts, pages } from '#drizzle/schema/content.ts';
import { selectCompanyFacts } from '#worker/features/agency/company-facts.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

export type PageRow = Omit<Awaited<ReturnType<typeof selectPagesForEdit>>[number], 'id'>;

const editColumns = {
  ...pick(pages, 'id', 'section', 'title', 'intro', 'body', 'data', 'version'),
  ...pick(pages, 'updatedAt', 'edition'),
};

/** A page with its version, null for a section that has never been written; and the company. */
export async function findPageForEdit(db: Database, section: string) {
  const { page, company } = await readTogether(db, {
    page: db.read.select(editColumns).from(pages).where(eq(pages.section, section)),
    company: selectCompanyFacts(db),
  });
  return { page: page[0] ?? null, company };
}

export const selectEditions = (db: Database) =>
  db.read
    .select({ section: sql<PageSection>`${pages.section}`, edition: pages.edition })
    .from(pages);

/** All pages with their versions. */
export const selectPagesForEdit = (db: Database) => db.read.select(editColumns).from(pages);

const HAS_GAP = sql.join(
  Object.values(GAPS).map((gap) => sql`instr(texts, ${gap}) > 0`),
  sql` or `,
);

/** The sections, `faq` among them, whose texts still have placeholders. */
export const selectUnfinishedTexts = (db: Database) =>
  db.read
    .select({ section: sql<UnfinishedText>`section` })
    .from(
      sql`(select ${pages.section}, title || intro || body || data as texts from ${pages} union all
        select 'faq', group_concat(question || answer) from ${faqEntries}) as written`,
    )
    .where(HAS_GAP);

/** The earlier texts of a legal section, the newest first. */
export function listLegalTextRows(db: Database, section: string) {
  return db.read
    .select({
      ...pick(legalTexts, 'id', 'version', 'body'),
      from: legalTexts.createdAt,
      until: legalTexts.updatedAt,
    })
    .from(legalTexts)
    .where(eq(legalTexts.key, section))
    .orderBy(desc(legalTexts.id));
}
